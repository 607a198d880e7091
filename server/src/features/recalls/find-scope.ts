import { Failure } from '@qrigin/domain/errors';
import type { RecallScope, ScopeFields } from '@qrigin/domain/recalls';
import type { OrgCtx } from '../../db/index.ts';
import { type CodeBook, findCodes, type Run, runsById } from '../qr/index.ts';
import { isProduct } from './queries.ts';

type OfCodes = Extract<RecallScope, { run: number }>;
export type OfThings = Exclude<RecallScope, OfCodes>;

/** What a recall is about, found in the caller's organisation; codes with their run, which no one has to read again. */
export type FoundScope = { about: OfCodes; run: Run } | { about: OfThings; run: null };

export async function findScope(ctx: OrgCtx, book: CodeBook, fields: ScopeFields): Promise<FoundScope> {
  if (fields.scope === 'code') {
    const [place] = await findCodes(ctx, book, [fields.qr_id]);
    if (!place) throw new Failure('not_found');
    return { about: { scope: 'code', run: place.run.id, idx: place.idx }, run: place.run };
  }
  if (fields.scope === 'run') {
    const run = (await runsById(ctx.db, ctx.orgId, [fields.run_id])).get(fields.run_id);
    if (!run) throw new Failure('not_found');
    return { about: { scope: 'run', run: run.id }, run };
  }
  return { about: await findThings(ctx, fields), run: null };
}

/** A batch has been looked up before, as its contract declares. */
async function findThings(
  { db, orgId }: OrgCtx,
  fields: Exclude<ScopeFields, { scope: 'code' | 'run' }>,
): Promise<OfThings> {
  if (fields.scope === 'batch') return { scope: 'batch', batchId: fields.batch_id };
  const { product_id: productId } = fields;
  if (!(await isProduct(db, orgId, productId))) throw new Failure('not_found');
  if (fields.scope === 'product') return { scope: 'product', productId };
  return { scope: 'window', productId, from: new Date(fields.from), to: new Date(fields.to) };
}
