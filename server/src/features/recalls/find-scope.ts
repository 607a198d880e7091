import { Failure } from '@qrigin/domain/errors';
import type { ScopeFields } from '@qrigin/domain/recalls';
import type { OrgCtx } from '../../db/index.ts';
import { type CodeBook, type CodePlace, findCodes, runsById } from '../qr/index.ts';

/** What a recall is about, found in the caller's organisation. */
export type Scope =
  | ({ scope: 'code' } & CodePlace)
  | { scope: 'run'; run: CodePlace['run'] }
  | { scope: 'batch'; batchId: string }
  | { scope: 'product'; productId: string }
  | { scope: 'window'; productId: string; from: Date; to: Date };

/** Goods of a product that is no longer listed are still out there, so it can be recalled. */
async function requireProduct({ db, orgId }: OrgCtx, id: string): Promise<void> {
  const row = await db
    .selectFrom('product')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Failure('not_found');
}

export async function findScope(ctx: OrgCtx, book: CodeBook, fields: ScopeFields): Promise<Scope> {
  if (fields.scope === 'code') {
    const [place] = await findCodes(ctx, book, [fields.qr_id]);
    if (!place) throw new Failure('not_found');
    return { scope: 'code', ...place };
  }
  if (fields.scope === 'run') {
    const run = (await runsById(ctx.db, ctx.orgId, [fields.run_id])).get(fields.run_id);
    if (!run) throw new Failure('not_found');
    return { scope: 'run', run };
  }
  if (fields.scope === 'batch') return { scope: 'batch', batchId: fields.batch_id };
  const productId = fields.product_id;
  await requireProduct(ctx, productId);
  if (fields.scope === 'product') return { scope: 'product', productId };
  return { scope: 'window', productId, from: new Date(fields.from), to: new Date(fields.to) };
}
