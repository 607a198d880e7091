import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '../../../ui/text-link.tsx';
import { PolicyPage } from './policy-page.tsx';

export function CancellationPolicy() {
  const { t } = useLingui();
  return (
    <PolicyPage
      title={t`Cancellation policy`}
      summary={t`You can leave at any time and without a reason. Codes that are printed keep opening a page.`}
      sections={[
        { id: 'account', title: t`Deleting your account`, body: <DeleteAccount /> },
        { id: 'organisation', title: t`What becomes of your organisation`, body: <Organisation /> },
        { id: 'codes', title: t`What becomes of printed codes`, body: <Codes /> },
        { id: 'plans', title: t`Plans that were paid for`, body: <Plans /> },
      ]}
    />
  );
}

function DeleteAccount() {
  return (
    <p>
      <Trans>
        Sign in, open your profile and choose to delete your account. It takes effect at once and cannot be
        undone. What is removed then, and what stays, is told in the{' '}
        <TextLink to="/privacy-policy">privacy policy</TextLink>.
      </Trans>
    </p>
  );
}

function Organisation() {
  return (
    <p>
      <Trans>
        You leave every organisation that has another Owner, and it goes on without you. One that has no other
        Owner is closed: nobody can work there any more. Before that happens, you are shown which ones these
        are and have to agree.
      </Trans>
    </p>
  );
}

function Codes() {
  return (
    <p>
      <Trans>
        A pack in a shop or a kitchen outlives an account. So its code still opens a page that says what it
        was, whose it was, and whether it has been recalled. Recalls that are open stay open.
      </Trans>
    </p>
  );
}

function Plans() {
  return (
    <p>
      <Trans>
        As long as you have paid for nothing, there is nothing to cancel and nothing to pay back. If you have
        paid for a plan and want to step back, write through the{' '}
        <TextLink to="/contact">contact page</TextLink> and name the organisation and the product. The law of
        your country may give you a fixed time for this; it holds in any case.
      </Trans>
    </p>
  );
}
