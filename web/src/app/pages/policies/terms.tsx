import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '../../../ui/text-link.tsx';
import { PolicyPage } from './policy-page.tsx';

export function TermsOfService() {
  const { t } = useLingui();
  return (
    <PolicyPage
      title={t`Terms of service`}
      summary={t`What you can expect of this Qrigin site, and what is expected of you.`}
      sections={[
        { id: 'what', title: t`What this is about`, body: <What /> },
        { id: 'account', title: t`Your account`, body: <YourAccount /> },
        { id: 'publish', title: t`What you publish`, body: <Publish /> },
        { id: 'codes', title: t`Codes and recalls`, body: <Codes /> },
        { id: 'fair', title: t`Fair use`, body: <FairUse /> },
        { id: 'cost', title: t`What it costs`, body: <Price /> },
        { id: 'promise', title: t`What we promise, and what we do not`, body: <Promise /> },
        { id: 'end', title: t`How it ends`, body: <End /> },
      ]}
    />
  );
}

function What() {
  return (
    <p>
      <Trans>
        Qrigin lets organisations make codes for their products and keep the pages behind them. These terms
        hold between you and the operator of this Qrigin site, whom you reach through the{' '}
        <TextLink to="/contact">contact page</TextLink>. Scanning a code and reading its page needs no
        agreement.
      </Trans>
    </p>
  );
}

function YourAccount() {
  return (
    <p>
      <Trans>
        Give your own name and an email address that you can read. Keep your password to yourself; a second
        factor can be turned on in your profile. What is done with your account counts as done by you, until
        you tell us that somebody else has it.
      </Trans>
    </p>
  );
}

function Publish() {
  return (
    <>
      <p>
        <Trans>
          What your organisation enters stays its own. You allow the operator to store it and to show it where
          you publish it, which is all that running this site takes.
        </Trans>
      </p>
      <p>
        <Trans>
          It has to be true, lawful and yours to publish. People trust the page behind a code with their
          health. The operator may take down what deceives or endangers them, and suspend who publishes it.
        </Trans>
      </p>
    </>
  );
}

function Codes() {
  return (
    <p>
      <Trans>
        A printed code keeps opening a page, also after its product, its organisation or your account has
        ended. A recall that your organisation opens is shown by the next scan of every code that it reaches.
        Opening it in time, and whatever else the law asks of you in such a case, stays your duty.
      </Trans>
    </p>
  );
}

function FairUse() {
  return (
    <p>
      <Trans>
        There are limits to how often a call may be made, so that one user cannot stop the others. Do not try
        to get around them, into the data of others, or to guess codes. If you find a weakness, tell us
        through the <TextLink to="/contact">contact page</TextLink> before you tell others.
      </Trans>
    </p>
  );
}

function Price() {
  return (
    <p>
      <Trans>
        Registering is free, and scanning always is. Where a product needs a plan, its price is shown before
        you pay. How to step back from it stands in the{' '}
        <TextLink to="/cancellation-policy">cancellation policy</TextLink>.
      </Trans>
    </p>
  );
}

function Promise() {
  return (
    <p>
      <Trans>
        The site is run with care, but without a promise that it answers at every moment. A page without a
        recall says that its maker has opened none; it does not prove that a product is safe or real. Nothing
        here limits rights that the law gives you and that cannot be signed away.
      </Trans>
    </p>
  );
}

function End() {
  return (
    <p>
      <Trans>
        You can delete your account at any time. If these terms change, the new ones stand here with their
        date. Who does not agree with them can leave before they hold.
      </Trans>
    </p>
  );
}
