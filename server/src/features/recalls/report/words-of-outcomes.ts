import { type CodeRef, spansOf } from '@qrigin/domain/qr';
import { OUTCOMES, type RecallOutcome, type Word } from '@qrigin/domain/recalls';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import { type CodePlace, readMovesOrNone, runsById } from '../../qr/index.ts';

type LastRow = { run_id: string; idx: number; outcome: RecallOutcome };

/** Of each code the last thing that was said of it, the oldest first. */
async function lastOutcomes(
  { db, orgId }: OrgCtx,
  recallId: string,
): Promise<(CodeRef & Pick<Word, 'outcome'>)[]> {
  const { rows } = await sql<LastRow>`
    select run_id, idx, outcome from (
      select distinct on (run_id, code_index) run_id, code_index as idx, step as outcome, happened_at, received_at, id
      from trace_event
      where org_id = ${orgId} and recall_id = ${recallId} and step = any (${[...OUTCOMES]}::text[])
      order by run_id, code_index, happened_at desc, received_at desc, id desc
    ) last order by happened_at, received_at, id`.execute(db);
  return rows.map(({ run_id, idx, outcome }) => ({ run: Number(run_id), idx, outcome }));
}

/** What people said was done with packs, and what is in each of them now. */
export async function wordsOfOutcomes(ctx: OrgCtx, recallId: string): Promise<Word[]> {
  const last = await lastOutcomes(ctx, recallId);
  if (last.length === 0) return [];
  const runs = await runsById(
    ctx.db,
    ctx.orgId,
    last.map(({ run }) => run),
  );
  const places = last.flatMap(({ run: id, idx }): CodePlace[] => {
    const run = runs.get(id);
    return run ? [{ run, idx }] : [];
  });
  const { trees, moves } = await readMovesOrNone(ctx, places);
  const spans = spansOf(last, trees, moves);
  return last.map(({ outcome }, at) => ({ outcome, spans: spans[at] ?? [] }));
}
