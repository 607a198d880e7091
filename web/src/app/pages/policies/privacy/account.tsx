import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

const KEPT = [
  msg`Your name, email address, country, postal address and language: to know you, to write to you, and to show your organisation who you are.`,
  msg`Your password, as a slow salted hash. Nobody can read it back, and neither can we.`,
  msg`The secret of your authenticator app, encrypted, and your recovery codes as hashes, if you have turned on a second factor.`,
  msg`Your sessions: when they began and end, and a name such as ‘Firefox on Windows’. You see them in your profile and can end each of them.`,
  msg`A mark for each device that has signed in, so that we can write to you when a new one does.`,
  msg`The security log: when you signed in or failed to, from which network and on which device, and changes to your password, two-factor authentication and roles.`,
  msg`Which organisations you belong to, with which roles, and your notifications.`,
  msg`What you did in an organisation, by your number and without your name: who opened a recall must be known later.`,
] as const;

export function Account() {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>This is stored, because signing in and working together do not go without it:</Trans>
      </p>
      <ul>
        {KEPT.map((what) => (
          <li key={what.id}>{t(what)}</li>
        ))}
      </ul>
    </>
  );
}
