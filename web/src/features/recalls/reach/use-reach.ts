import { listBatches } from '@qrigin/domain/products';
import { CODES } from '@qrigin/domain/qr';
import { recallReach, type ScopeFields } from '@qrigin/domain/recalls';
import { traceCode } from '@qrigin/domain/tracing';
import type { z } from 'zod';
import { may } from '../../../feature/may.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { useRead } from '../../../http/query/use-read.ts';

export type AskedReach = z.output<typeof recallReach.reply>;

/** What a recall would affect; nothing is asked before it is said of what. */
export function useReach(product: string, chosen: ScopeFields | undefined) {
  const { organisation } = useWhoamiHere();
  const body = chosen ?? { scope: 'product' as const, product_id: product };
  const { data, error, refetch, isFetching } = useRead(
    recallReach,
    { params: { org: organisation.id }, body },
    { isEnabled: chosen !== undefined },
  );
  return { reach: chosen && data, error: chosen && error, refetch, isFetching };
}

/** Which pack a code is on, for those who may see codes. */
export function usePack(chosen: ScopeFields | undefined) {
  const whoami = useWhoamiHere();
  const code = chosen?.scope === 'code' ? chosen.qr_id : undefined;
  const { data } = useRead(
    traceCode,
    { params: { org: whoami.organisation.id, code: code ?? '' } },
    { isEnabled: code !== undefined && may(whoami, CODES.view) },
  );
  return code === undefined ? undefined : data;
}

/** The batch of that number, with its dates. */
export function useBatch(product: string, number: string | null | undefined) {
  const { organisation } = useWhoamiHere();
  const { data } = useRead(
    listBatches,
    { params: { org: organisation.id, id: product }, query: { search: number ?? '' } },
    { isEnabled: typeof number === 'string' },
  );
  return data?.items.find(({ lot_code: one }) => one === number);
}
