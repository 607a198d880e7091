import { Trans, useLingui } from '@lingui/react/macro';
import { Failure } from '@qrigin/domain/errors';
import { Id } from '@qrigin/domain/http';
import { findRecall } from '@qrigin/domain/recalls';
import { useParams } from 'react-router';
import { useProductHere } from '../../../feature/product-here.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { useRead } from '../../../http/query/use-read.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { FailedState } from '../../../ui/state/failed-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { OneRecall } from './one-recall.tsx';

const NOT_FOUND = new Failure('not_found');

/** One recall of this product: what it says, what is affected, and what has come of it. */
export function RecallPage() {
  const { t } = useLingui();
  const { organisation } = useWhoamiHere();
  const { id: product } = useProductHere();
  const { recall: id = '' } = useParams();
  const isId = Id.safeParse(id).success;
  const params = { org: organisation.id, id };
  const { data, error, refetch } = useRead(findRecall, { params }, { isEnabled: isId });
  // Only recalls of no single product are shown on the pages of any.
  const isHere = isId && (data?.product ?? { id: product }).id === product;
  if (data && isHere) return <OneRecall recall={data} />;
  const failure = isHere ? error : NOT_FOUND;
  return (
    <>
      <PageHead title={t`Recall`} />
      <PageHeader title={<Trans>Recall</Trans>} />
      {failure ? (
        <FailedState error={failure} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true" className="grid gap-5">
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-80 rounded-card" />
        </div>
      )}
    </>
  );
}
