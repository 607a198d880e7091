import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

const KEPT = [
  msg`Your name, email address, country, postal address and language: so that we know who you are, can write to you, and can show your organisation who you are.`,
  msg`Your password, as a slow salted hash. No one can read it back, including us.`,
  msg`If you have turned on two-factor authentication: the key for your authenticator app, encrypted, and your recovery codes, as hashes.`,
  msg`Your sessions: when each one started and ends, and a name such as ‘Firefox on Windows’. You can see them in your profile and end any of them.`,
  msg`A marker for each device you have signed in on, so that we can email you when a new one is used.`,
  msg`The security log: when you signed in or failed to, from which network and on which device, and changes to your password, two-factor authentication and roles.`,
  msg`The organisations you belong to, your roles in them, and your notifications.`,
  msg`What you did in an organisation, recorded under an ID and not your name. It must stay clear who opened a recall, for example.`,
] as const;

export function Account() {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>We store the following, because you cannot sign in or work together without it:</Trans>
      </p>
      <ul>
        {KEPT.map((what) => (
          <li key={what.id}>{t(what)}</li>
        ))}
      </ul>
    </>
  );
}
