import { type Code, reaches } from '@qrigin/domain/qr';
import type { RecallEntry } from '@qrigin/domain/recalls';
import { type Listed, listed, type OrgCtx } from '../../db/index.ts';
import { type CodeBook, findCodes, readFacts } from '../qr/index.ts';
import { presentRecalls, scopeOf } from './recall-row.ts';

type Query = { open?: 'true' | 'false' | undefined };

export function listRecalls(ctx: OrgCtx, book: CodeBook, query: Query): Listed<RecallEntry> {
  let rows = ctx.db.selectFrom('recall').selectAll().where('org_id', '=', ctx.orgId);
  if (query.open) rows = rows.where('lifted_at', query.open === 'true' ? 'is' : 'is not', null);
  return listed(ctx.db, rows, {
    tieBreak: 'id',
    searched: ['reason', 'hazard', 'what_to_do'],
    present: (found) => presentRecalls(ctx, book, found),
  });
}

/** Whether a code is recalled, and by what. Mock recalls are listed but do not count. */
export async function recallOfCode(ctx: OrgCtx, book: CodeBook, code: Code) {
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
