import { Trans, useLingui } from '@lingui/react/macro';
import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Payments } from './list/payments.tsx';

export function PaymentsPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Payments`} />
      <PageHeader
        title={t`Payments`}
        note={<Trans>What your organisation has ordered and paid, with a receipt for each payment.</Trans>}
      />
      <Payments whoami={useWhoamiHere()} />
    </>
  );
}
