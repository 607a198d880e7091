import { type IdentifiedRecall, type Recallable, type RecallScope, reaches } from '@qrigin/domain/qr';
import type { ScanDatabase } from '../../../db/connect/scan-database.ts';
import { createVersionedCache, type VersionedCache } from './versioned-cache.ts';

/** A recall as the look-up functions tell it. */
export type RecallRow = {
  recall_id: string | null;
  scope: RecallScope['scope'] | null;
  run_id: string | null;
  idx: number | null;
  product_id: string | null;
  batch_id: string | null;
  window_from: Date | null;
  window_to: Date | null;
  reason: string | null;
  hazard: string | null;
  what_to_do: string | null;
  contact: string | null;
  recalled_at: Date | null;
};

/** An open recall with its words. */
export type ToldRecall = IdentifiedRecall & {
  reason: string;
  hazard: string;
  whatToDo: string;
  contact: string;
  at: Date;
};

export type OpenRecalls = {
  /** Those that reach a code, the newest first. */
  reaching(code: Recallable): ToldRecall[];
};

function toScope(row: RecallRow): RecallScope | undefined {
  const { scope, product_id: productId, batch_id: batchId, window_from: from, window_to: to } = row;
  if (scope === 'code') return { scope, run: Number(row.run_id), idx: row.idx ?? 0 };
  if (scope === 'run') return { scope, run: Number(row.run_id) };
  if (scope === 'batch' && batchId !== null) return { scope, batchId };
  if (scope === 'product' && productId !== null) return { scope, productId };
  if (scope === 'window' && productId !== null && from && to) return { scope, productId, from, to };
  return undefined;
}

function toRecall(row: RecallRow): ToldRecall | undefined {
  const scope = toScope(row);
  if (!scope || row.recall_id === null || row.recalled_at === null) return undefined;
  return {
    ...scope,
    id: row.recall_id,
    reason: row.reason ?? '',
    hazard: row.hazard ?? '',
    whatToDo: row.what_to_do ?? '',
    contact: row.contact ?? '',
    at: row.recalled_at,
  };
}

/** A run by its number, a product or a batch by its id; the last is of a blank, which has no product. */
type Target = number | string | null;

function targetOf(recall: ToldRecall): Target {
  if (recall.scope === 'code' || recall.scope === 'run') return recall.run;
  return recall.scope === 'batch' ? recall.batchId : recall.productId;
}

/** What a recall that reaches the code may be about. */
function targetsOf({ run, ancestors, productId, batchId }: Recallable) {
  return new Set<Target>([run, ...ancestors.map((pack) => pack.run), productId, batchId]);
}

const newestFirst = (a: ToldRecall, b: ToldRecall) =>
  b.at.getTime() - a.at.getTime() || a.id.localeCompare(b.id);

export function openRecalls(rows: readonly RecallRow[]): OpenRecalls {
  const all = rows.map(toRecall).filter((recall) => recall !== undefined);
  const byTarget = Map.groupBy(all, targetOf);
  const byId = new Map(all.map((recall) => [recall.id, recall]));
  return {
    reaching(code) {
      if (all.length === 0) return [];
      const near = [...targetsOf(code)].flatMap((target) => byTarget.get(target) ?? []);
      const carried = code.carried.flatMap((id) => byId.get(id) ?? []);
      return [...new Set([...near, ...carried])].filter((recall) => reaches(recall, code)).sort(newestFirst);
    },
  };
}

const RECALLS = { name: 'scan_recalls', text: 'select * from scan_recalls($1, $2)' };

/** Several times what an organisation can open; some may have more from before there was a limit. */
const HELD_OF_ORG = 1000;
/** About the bytes of all that is kept: 100,000 recalls of usual length. */
const HELD_IN_ALL = 64 * 1024 * 1024;
const BYTES_OF_RECALL = 300;

/**
 * What is kept of one organisation; without `recalls` there are too many, and those near a code are read from
 * the table.
 */
export type HeldRecalls = { recalls: OpenRecalls | undefined; bytes: number };

function bytesOf({ reason, hazard, what_to_do, contact }: RecallRow): number {
  const words = [reason, hazard, what_to_do, contact];
  return words.reduce((sum, text) => sum + (text?.length ?? 0), BYTES_OF_RECALL);
}

/** All open recalls of the organisations that are scanned, in memory. */
export function holdOpenRecalls(scans: Pick<ScanDatabase, 'query'>): VersionedCache<HeldRecalls> {
  return createVersionedCache({
    async load(orgId) {
      const rows = await scans.query<RecallRow>({ ...RECALLS, values: [orgId, HELD_OF_ORG + 1] });
      if (rows.length > HELD_OF_ORG) return { recalls: undefined, bytes: BYTES_OF_RECALL };
      return {
        recalls: openRecalls(rows),
        bytes: rows.reduce((sum, row) => sum + bytesOf(row), BYTES_OF_RECALL),
      };
    },
    most: HELD_IN_ALL,
    sizeOf: ({ bytes }) => bytes,
  });
}
