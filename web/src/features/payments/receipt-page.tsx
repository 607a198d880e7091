import { Trans, useLingui } from '@lingui/react/macro';
import { Failure } from '@qrigin/domain/errors';
import { Id } from '@qrigin/domain/http';
import { findReceipt } from '@qrigin/domain/payments';
import { Printer } from 'lucide-react';
import { useParams } from 'react-router';
import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { useRead } from '../../http/query/use-read.ts';
import { Button } from '../../ui/button/button.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { FailedState } from '../../ui/state/failed-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { Receipt } from './receipt/receipt.tsx';

const NOT_FOUND = new Failure('not_found');

/** One payment, on paper, too. */
export function ReceiptPage() {
  const { t } = useLingui();
  const { organisation } = useWhoamiHere();
  const { paymentId: id = '' } = useParams();
  const isId = Id.safeParse(id).success;
  const params = { org: organisation.id, id };
  const { data, error, refetch } = useRead(findReceipt, { params }, { isEnabled: isId });
  const isReceipt = data !== undefined && data.receipt_number !== null;
  const title = isReceipt ? t`Receipt` : t`Payment`;
  const failure = isId ? error : NOT_FOUND;
  return (
    <>
      <PageHead title={title} />
      <div data-not-printed>
        <PageHeader
          title={title}
          note={
            <TextLink to={`/dashboard/${organisation.id}/payments`} isAlone>
              <Trans>All payments</Trans>
            </TextLink>
          }
          actions={
            isReceipt && (
              <Button variant="primary" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
                <Trans>Print receipt</Trans>
              </Button>
            )
          }
        />
      </div>
      {data && <Receipt receipt={data} organisation={organisation} />}
      {!data && failure && <FailedState error={failure} onRetry={() => void refetch()} />}
      {!data && !failure && (
        <div aria-busy="true">
          <Skeleton className="h-120 max-w-200 rounded-dialog" />
        </div>
      )}
    </>
  );
}
