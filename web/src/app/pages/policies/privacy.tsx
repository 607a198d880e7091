import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { PolicyPage } from './policy-page.tsx';
import { Account } from './privacy/account.tsx';
import { Cookies } from './privacy/cookies.tsx';
import { HowLong } from './privacy/how-long.tsx';
import { YourChoices } from './privacy/your-choices.tsx';

/**
 * Says what the product does and no more. Anyone who changes what is stored, or for how long, must change
 * this as well.
 */
export function PrivacyPolicy() {
  const { t } = useLingui();
  return (
    <PolicyPage
      title={t`Privacy policy`}
      summary={t`What we store about you, why, for how long, and what you can do about it.`}
      sections={[
        { id: 'who', title: t`Who is responsible`, body: <Who /> },
        { id: 'scanning', title: t`When you browse or scan`, body: <Scanning /> },
        { id: 'account', title: t`When you have an account`, body: <Account /> },
        { id: 'writing', title: t`When you write to us`, body: <Writing /> },
        { id: 'cookies', title: t`Cookies and browser storage`, body: <Cookies /> },
        { id: 'how-long', title: t`How long we keep things`, body: <HowLong /> },
        { id: 'others', title: t`Who else can see it`, body: <Others /> },
        { id: 'choices', title: t`What you can do`, body: <YourChoices /> },
      ]}
    />
  );
}

function Who() {
  return (
    <p>
      <Trans>
        ‘We’ are the company or person that runs this Qrigin service at this web address. You can reach us
        through the <TextLink to="/contact">contact page</TextLink>. Each organisation is responsible for what
        it publishes about its products and for the people it invites.
      </Trans>
    </p>
  );
}

function Scanning() {
  return (
    <>
      <p>
        <Trans>
          You do not need an account, and we set no cookies. When you open the page behind a code, we record
          which code it was, when, your browser language, the type of device (phone, tablet, computer or
          other) and, if our network tells us, the country. We record your session only if you are signed in
          and a member of the maker’s organisation. This is how makers learn that their codes are being
          scanned.
        </Trans>
      </p>
      <p>
        <Trans>
          We do not store your IP address with a scan or write it to our request log. We only count requests
          from it, so that no one can flood the service or guess codes.
        </Trans>
      </p>
    </>
  );
}

function Writing() {
  return (
    <p>
      <Trans>
        The contact form stores your name, email address and message, so that we can read and answer it. If we
        have set up an email address for this, your message is also sent there. To stop anyone sending
        thousands of messages, we keep your IP address in a counter for one hour.
      </Trans>
    </p>
  );
}

function Others() {
  return (
    <>
      <p>
        <Trans>
          Members of an organisation see what their role allows, including who belongs to it. We can see what
          is stored. Emails are sent through the mail server we have chosen.
        </Trans>
      </p>
      <p>
        <Trans>
          Our pages load nothing from other companies’ servers: no fonts, no adverts, no analytics services.
          We pass nothing on to them.
        </Trans>
      </p>
    </>
  );
}
