import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '../../../ui/text-link.tsx';
import { PolicyPage } from './policy-page.tsx';
import { Account } from './privacy/account.tsx';
import { Cookies } from './privacy/cookies.tsx';
import { HowLong } from './privacy/how-long.tsx';
import { YourChoices } from './privacy/your-choices.tsx';

/** Says what the product does and no more. Who changes what is stored, or for how long, changes this as well. */
export function PrivacyPolicy() {
  const { t } = useLingui();
  return (
    <PolicyPage
      title={t`Privacy policy`}
      summary={t`What this site stores about you, why, for how long, and what you can do about it.`}
      sections={[
        { id: 'who', title: t`Who answers for it`, body: <Who /> },
        { id: 'scanning', title: t`When you read or scan`, body: <Scanning /> },
        { id: 'account', title: t`When you have an account`, body: <Account /> },
        { id: 'writing', title: t`When you write to us`, body: <Writing /> },
        { id: 'cookies', title: t`Cookies and storage in your browser`, body: <Cookies /> },
        { id: 'how-long', title: t`How long things are kept`, body: <HowLong /> },
        { id: 'others', title: t`Who else sees it`, body: <Others /> },
        { id: 'choices', title: t`What you can do`, body: <YourChoices /> },
      ]}
    />
  );
}

function Who() {
  return (
    <p>
      <Trans>
        The operator of this Qrigin site: the firm or person that runs it at this address. You reach them
        through the <TextLink to="/contact">contact page</TextLink>. What an organisation publishes about its
        products is that organisation’s own affair, and so are the people it invites.
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
          Your network address is not stored with a scan and not written to the log of requests. It is
          counted, so that nobody can flood the site or guess codes.
        </Trans>
      </p>
    </>
  );
}

function Writing() {
  return (
    <p>
      <Trans>
        The contact form stores your name, your email address and your message, so that the operator can read
        and answer it. Where the operator has set an address for it, the message is also mailed there. So that
        nobody can send thousands, your network address stands in a counter for an hour.
      </Trans>
    </p>
  );
}

function Others() {
  return (
    <>
      <p>
        <Trans>
          Members of an organisation see what their role in it allows, among it who belongs to it. The
          operator can see what is stored. Mails go out through the mail server that the operator has chosen.
        </Trans>
      </p>
      <p>
        <Trans>
          The pages of this site load nothing from other hosts: no fonts, no advertisements, no measuring
          services. Nothing is handed to them.
        </Trans>
      </p>
    </>
  );
}
