import type { Code } from '@qrigin/domain/qr';
import { type RecallEntry, reaches } from '@qrigin/domain/recalls';
import { type Listed, listed, type OrgCtx } from '../../db/index.ts';
import { type CodeBook, findCodes, readFacts } from '../qr/index.ts';
import { presentRecalls, withRuns } from './present-recalls.ts';
import { openRecallsOf, recallsOf } from './queries.ts';
import { recallableOf } from './reach/open-recalls.ts';
import { scopeOf } from './scope-columns.ts';

type Query = { open?: 'true' | 'false' | undefined };

export function listRecalls(ctx: OrgCtx, book: CodeBook, { open }: Query): Listed<RecallEntry> {
  return listed(ctx.db, recallsOf(ctx.db, ctx.orgId, open), {
    tieBreak: 'id',
    searched: ['reason', 'hazard', 'what_to_do'],
    present: async (rows) => presentRecalls(ctx, book, await withRuns(ctx, rows)),
  });
}

/** Whether a code is recalled, and by what. Mock recalls are listed but do not count. */
export async function recallOfCode(ctx: OrgCtx, book: CodeBook, code: Code) {
  const [facts] = await readFacts(ctx.db, await findCodes(ctx, book, [code]));
  if (!facts) throw new Error('the code has no facts');
  const recallable = recallableOf(facts);
  const open = await openRecallsOf(ctx.db, ctx.orgId);
  const rows = open.filter((row) => {
    const scope = scopeOf(row);
    return scope !== undefined && reaches({ ...scope, id: row.id }, recallable);
  });
  return {
    qr_id: code,
    recalled: rows.some((row) => !row.mock),
    entries: await presentRecalls(ctx, book, await withRuns(ctx, rows)),
  };
}
