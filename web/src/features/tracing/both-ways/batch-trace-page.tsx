import { Trans } from '@lingui/react/macro';
import { Failure } from '@qrigin/domain/errors';
import { Id } from '@qrigin/domain/http';
import { PRODUCTS } from '@qrigin/domain/products';
import { type Trace, traceBatchBothWays } from '@qrigin/domain/tracing';
import { useParams } from 'react-router';
import { may } from '../../../feature/may.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { useRead } from '../../../http/query/use-read.ts';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { batchPath } from '../paths.ts';
import { NoBatch } from './no-batch.tsx';
import { TracePage } from './trace-page.tsx';

/** Where a batch came from, and where its packs went. */
export function BatchTracePage() {
  const { organisation } = useWhoamiHere();
  const { batch: id = '' } = useParams();
  const isId = Id.safeParse(id).success;
  const params = { org: organisation.id, id };
  const { data, dataUpdatedAt, error, refetch } = useRead(
    traceBatchBothWays,
    { params },
    { isEnabled: isId },
  );
  const back = useWayBack(data);
  const isMissing = !isId || (!data && error instanceof Failure && error.code === 'not_found');
  if (isMissing) return <NoBatch />;
  const number = <Verbatim text={data?.from.batch?.lot_code ?? ''} className="font-mono wrap-anywhere" />;
  return (
    <TracePage
      about={data?.from.batch && <Trans>Batch {number}</Trans>}
      {...(back && { back })}
      trace={data}
      readAt={new Date(dataUpdatedAt)}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

function useWayBack(trace: Trace | undefined) {
  const whoami = useWhoamiHere();
  const { product, batch } = trace?.from ?? {};
  if (!product || !batch || !may(whoami, PRODUCTS.view)) return undefined;
  return {
    to: batchPath(whoami.organisation.id, product.id, batch.lot_code),
    words: <Trans>Batches of this product</Trans>,
  };
}
