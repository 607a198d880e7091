import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

const KEPT = [
  [
    '__Host-qrigin-session',
    msg`A cookie for seven days, set when you sign in. A token that is stolen without it is worth nothing.`,
  ],
  [
    '__Host-qrigin-device',
    msg`A cookie for one year, set when you sign in. It lets us write to you when a new device signs in.`,
  ],
  [
    '__Host-qrigin-ticket',
    msg`A cookie for five minutes, set between your password and the code of your authenticator app.`,
  ],
  [
    '__Host-qrigin-browser',
    msg`A two-day cookie, set when you register or ask for a code. It shows us that you’re entering the code in the browser you asked from.`,
  ],
  [
    'token-storage',
    msg`In the storage of your browser: the token that shows who you are, until you log out.`,
  ],
  ['theme', msg`In the storage of your browser: light or dark, if you have chosen one.`],
  [
    'react-router-scroll-positions',
    msg`In the storage of the tab: how far you had scrolled, until you close it.`,
  ],
  ['reloaded-for-release', msg`In the storage of the tab: that a page was loaded again for a new version.`],
] as const;

/** Every name that the product leaves in a browser; a test looks for others. */
export function Cookies() {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>
          Who reads or scans gets no cookie. The few that signing in needs cannot be read by scripts or by
          other sites. None is for advertising or for following you, so you are not asked to agree to any.
        </Trans>
      </p>
      <dl>
        {KEPT.map(([name, what]) => (
          <div key={name}>
            <dt className="font-mono text-14" translate="no">
              {name}
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
