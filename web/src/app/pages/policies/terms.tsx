import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { PolicyPage } from './policy-page.tsx';

export function TermsOfService() {
  const { t } = useLingui();
  return (
    <PolicyPage
      title={t`Terms of service`}
      summary={t`What you can expect from us, and what we expect from you.`}
      sections={[
        { id: 'what', title: t`About these terms`, body: <What /> },
        { id: 'account', title: t`Your account`, body: <YourAccount /> },
        { id: 'publish', title: t`What you publish`, body: <Publish /> },
        { id: 'codes', title: t`Codes and recalls`, body: <Codes /> },
        { id: 'fair', title: t`Fair use`, body: <FairUse /> },
        { id: 'cost', title: t`What it costs`, body: <Price /> },
        { id: 'promise', title: t`What we promise, and what we do not`, body: <Promise /> },
        { id: 'end', title: t`Leaving, and changes to these terms`, body: <End /> },
      ]}
    />
  );
}

function What() {
  return (
    <p>
      <Trans>
        Qrigin lets organisations create codes for their products and manage the pages behind them. These
        terms are between you and us, the company or person that runs this Qrigin service. You can reach us
        through the <TextLink to="/contact">contact page</TextLink>. You do not need to agree to anything to
        scan a code and read its page.
      </Trans>
    </p>
  );
}

function YourAccount() {
  return (
    <p>
      <Trans>
        Use your own name and an email address you have access to. Keep your password to yourself; you can
        turn on two-factor authentication in your profile. You are responsible for what is done with your
        account until you tell us that someone else has access to it.
      </Trans>
    </p>
  );
}

function Publish() {
  return (
    <>
      <p>
        <Trans>
          What your organisation enters belongs to your organisation. You allow us to store it and to show it
          where you publish it, which is all we need to run this service.
        </Trans>
      </p>
      <p>
        <Trans>
          It must be true, lawful and yours to publish. People trust the page behind a code with their health.
          We may take down anything that deceives or endangers them, and suspend whoever publishes it.
        </Trans>
      </p>
    </>
  );
}

function Codes() {
  return (
    <p>
      <Trans>
        A printed code keeps opening a page, even after its product, its organisation or your account is gone.
        When your organisation opens a recall, the next scan of every affected code shows it. Opening it in
        time, and doing whatever else the law requires, remains your responsibility.
      </Trans>
    </p>
  );
}

function FairUse() {
  return (
    <p>
      <Trans>
        We limit how many requests you can make, so that one user cannot hold up the others. Do not try to get
        around these limits, to access other people’s data or to guess codes. If you find a security weakness,
        tell us through the <TextLink to="/contact">contact page</TextLink> before you tell anyone else.
      </Trans>
    </p>
  );
}

function Price() {
  return (
    <p>
      <Trans>
        Registering is free, and scanning is always free. If a product needs a plan, you see the price before
        you pay. The <TextLink to="/cancellation-policy">cancellation policy</TextLink> explains how to
        cancel.
      </Trans>
    </p>
  );
}

function Promise() {
  return (
    <p>
      <Trans>
        We run this service with care, but we cannot promise that it is always available. A page without a
        recall means that the maker has not opened one; it does not prove that a product is safe or real.
        Nothing here limits rights that the law gives you and that cannot be signed away.
      </Trans>
    </p>
  );
}

function End() {
  return (
    <p>
      <Trans>
        You can delete your account at any time. If these terms change, we publish the new ones here with the
        date they take effect. If you do not agree with them, you can leave before that date.
      </Trans>
    </p>
  );
}
