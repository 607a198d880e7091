import type { Code } from '@qrigin/domain/qr';
import { type RecallEntry, reaches } from '@qrigin/domain/recalls';
import { type Listed, listed, type OrgCtx } from '../../db/index.ts';
import { type CodeBook, findCodes, readFacts } from '../qr/index.ts';
import { presentRecall, presentRecalls, withScopes } from './present-recalls.ts';
import { findRecall as find, openRecallsOf, recallsById, recallsOf } from './queries.ts';
import { recallableOf } from './reach/open-recalls.ts';
import { scopeOf } from './scope-columns.ts';

type Query = Parameters<typeof recallsOf>[2];

export function listRecalls(ctx: OrgCtx, book: CodeBook, query: Query): Listed<RecallEntry> {
  return listed(ctx.db, recallsOf(ctx.db, ctx.orgId, query), {
    tieBreak: 'id',
    searched: ['heading', 'reason', 'hazard', 'what_to_do'],
    present: async (rows) => presentRecalls(ctx, book, await withScopes(ctx, rows)),
  });
}

export async function findRecall(ctx: OrgCtx, book: CodeBook, id: string): Promise<RecallEntry> {
  return presentRecall(ctx, book, await find(ctx.db, ctx.orgId, id));
}

/** Whether a code is recalled, and by what. Mock recalls are listed but do not count. */
export async function recallOfCode(ctx: OrgCtx, book: CodeBook, code: Code) {
  const [facts] = await readFacts(ctx.db, await findCodes(ctx, book, [code]));
  if (!facts) throw new Error('the code has no facts');
  const recallable = recallableOf(facts);
  const open = await openRecallsOf(ctx.db, ctx.orgId);
  const reaching = open.filter((row) => {
    const scope = scopeOf(row);
    return scope !== undefined && reaches({ ...scope, id: row.id }, recallable);
  });
  const rows = await recallsById(
    ctx.db,
    ctx.orgId,
    reaching.map(({ id }) => id),
  );
  return {
    qr_id: code,
    recalled: rows.some((row) => !row.mock),
    entries: await presentRecalls(ctx, book, await withScopes(ctx, rows)),
  };
}
