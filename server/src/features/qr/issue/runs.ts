import { type Level, packTree, runSize } from '@qrigin/domain/qr';
import type { Db, OrgCtx } from '../../../db/index.ts';
import type { CodeBook } from '../codes/code-book.ts';
import { type Run, toRun } from './run.ts';

type NewRun = {
  kind: Run['kind'];
  productId: string | null;
  packagingId?: string | null;
  batchId?: string | null;
  labelId?: string | null;
  levels: Level[];
  packs: number;
};

/** What a new run needs beside its own facts. */
export type Issuing = { book: CodeBook; scanBaseUrl: string };

/** Issues codes: one row, whatever their number. */
export async function insertRun(ctx: OrgCtx, { book, scanBaseUrl }: Issuing, run: NewRun): Promise<Run> {
  const row = await ctx.db
    .insertInto('code_run')
    .values({
      org_id: ctx.orgId,
      kind: run.kind,
      product_id: run.productId,
      packaging_id: run.packagingId ?? null,
      batch_id: run.batchId ?? null,
      label_id: run.labelId ?? null,
      levels: JSON.stringify(run.levels),
      packs: run.packs,
      size: runSize(packTree(run.levels, run.packs)),
      key_epoch: book.epochs[0],
      scan_base_url: scanBaseUrl,
      created_by: ctx.userId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRun(row);
}

export async function runsById(db: Db, orgId: string, ids: readonly number[]): Promise<Map<number, Run>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('code_run')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('id', 'in', [...new Set(ids)].map(String))
    .execute();
  return new Map(rows.map((row) => [Number(row.id), toRun(row)]));
}
