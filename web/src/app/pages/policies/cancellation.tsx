import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { PolicyPage } from './policy-page.tsx';

export function CancellationPolicy() {
  const { t } = useLingui();
  return (
    <PolicyPage
      title={t`Cancellation policy`}
      summary={t`You can leave at any time, without giving a reason. Printed codes keep opening a page.`}
      sections={[
        { id: 'account', title: t`Deleting your account`, body: <DeleteAccount /> },
        { id: 'organisation', title: t`What happens to your organisation`, body: <Organisation /> },
        { id: 'codes', title: t`What happens to printed codes`, body: <Codes /> },
        { id: 'plans', title: t`Plans you have paid for`, body: <Plans /> },
      ]}
    />
  );
}

function DeleteAccount() {
  return (
    <p>
      <Trans>
        Sign in, open your profile and choose to delete your account. It takes effect immediately and cannot
        be undone. The <TextLink to="/privacy-policy">privacy policy</TextLink> explains what is removed and
        what is kept.
      </Trans>
    </p>
  );
}

function Organisation() {
  return (
    <p>
      <Trans>
        You leave every organisation that has another Owner, and it carries on without you. An organisation
        with no other Owner is closed, and no one can use it any more. Before that happens, we show you which
        organisations would close and ask you to agree.
      </Trans>
    </p>
  );
}

function Codes() {
  return (
    <p>
      <Trans>
        Packs in shops and kitchens outlast accounts. So their codes still open a page that says what the
        product was, who made it, and whether it has been recalled. Open recalls stay open.
      </Trans>
    </p>
  );
}

function Plans() {
  return (
    <p>
      <Trans>
        If you have not paid for anything, there is nothing to cancel or refund. To cancel a plan you have
        paid for, write to us through the <TextLink to="/contact">contact page</TextLink> and tell us the
        organisation and the product. The law in your country may give you a set period to cancel, and that
        right always applies.
      </Trans>
    </p>
  );
}
