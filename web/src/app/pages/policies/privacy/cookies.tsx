import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

const KEPT = [
  [
    '__Host-qrigin-session',
    msg`A cookie that lasts seven days, set when you sign in. Without it, a stolen token is useless.`,
  ],
  [
    '__Host-qrigin-device',
    msg`A cookie that lasts one year, set when you sign in. It lets us email you when a new device signs in.`,
  ],
  [
    '__Host-qrigin-ticket',
    msg`A cookie that lasts five minutes, set after your password and before the code from your authenticator app.`,
  ],
  [
    '__Host-qrigin-browser',
    msg`A two-day cookie, set when you register or ask for a code. It shows us that you’re entering the code in the browser you asked from.`,
  ],
  ['token-storage', msg`In your browser’s storage: the token that shows who you are, until you log out.`],
  ['theme', msg`In your browser’s storage: light or dark mode, if you have chosen one.`],
  [
    'react-router-scroll-positions',
    msg`In the tab’s storage: how far you had scrolled, until you close the tab.`,
  ],
  ['reloaded-for-release', msg`In the tab’s storage: that a page was reloaded for a new version.`],
] as const;

/** Every name that the product leaves in a browser; a test looks for others. */
export function Cookies() {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>
          If you only browse or scan, you get no cookies. The few that sign-in needs cannot be read by scripts
          or by other websites. None are for advertising or tracking, so we do not ask you to accept any.
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
