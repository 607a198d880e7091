import type { Page } from '@qrigin/domain/http';
import { reaches } from '@qrigin/domain/qr';
import type { RecallEntry } from '@qrigin/domain/recalls';
import { type OrgCtx, paged } from '../../db/index.ts';
import { type CodeBook, findCodes, readFacts } from '../qr/index.ts';
import { presentRecalls, scopeOf } from './recall-row.ts';

type Query = { page: number; page_size: number; open?: 'true' | 'false' | undefined };

export async function listRecalls(ctx: OrgCtx, book: CodeBook, query: Query): Promise<Page<RecallEntry>> {
  let rows = ctx.db.selectFrom('recall').selectAll().where('org_id', '=', ctx.orgId);
  if (query.open) rows = rows.where('lifted_at', query.open === 'true' ? 'is' : 'is not', null);
  const { page: number, page_size } = query;
  const page = await paged(
    rows,
    { page: number, page_size, sort_by: 'created_at', sort_order: 'desc' },
    'id',
  );
  return { ...page, items: await presentRecalls(ctx, book, page.items) };
}

/** Whether a code is recalled, and by what. Mock recalls are listed but do not count. */
export async function recallOfCode(ctx: OrgCtx, book: CodeBook, code: string) {
  const [facts] = await readFacts(ctx.db, await findCodes(ctx, book, [code]));
  if (!facts) throw new Error('the code has no facts');
  const { run, idx, ancestors, carried, productId, batchId } = facts;
  const open = await ctx.db
    .selectFrom('recall')
    .selectAll()
    .where('org_id', '=', ctx.orgId)
    .where('lifted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const recallable = { run: run.id, idx, ancestors, carried, productId, batchId, issuedAt: run.createdAt };
  const rows = open.filter((row) => {
    const scope = scopeOf(row);
    return scope !== undefined && reaches({ ...scope, id: row.id }, recallable);
  });
  return {
    qr_id: code,
    recalled: rows.some((row) => !row.mock),
    entries: await presentRecalls(ctx, book, rows),
  };
}
