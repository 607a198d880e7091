import { OUTCOMES, REPORT_TIMELINE_MAX, type RecallOutcome, type RecallReport } from '@qrigin/domain/recalls';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import { type CodeBook, codeTexts, readFacts, runsById } from '../../qr/index.ts';
import { namePeople } from '../present-recalls.ts';
import type { RecallRow } from '../queries.ts';
import { oldWords } from '../words/words-queries.ts';
import type { Counted } from './count-recall.ts';

type Timeline = RecallReport['timeline'];
type Line = Omit<Timeline[number], 'by'> & { byId: string | null };

const OF_RECALL = { code: null, level: null, codes: 0, text: '' };

/** What happened to the recall itself: it was opened, changed, someone was warned, it ended. */
async function ofRecall(
  { db, orgId }: OrgCtx,
  row: RecallRow,
  { sums, first_warned_at }: Counted,
): Promise<Line[]> {
  const opened = { ...OF_RECALL, at: row.created_at.toISOString(), byId: row.created_by };
  const changes = (await oldWords(db, orgId, row.id)).toReversed();
  const reasons = [...changes.map(({ reason }) => reason), row.reason];
  return [
    { ...opened, step: 'opened', text: reasons[0] ?? '' },
    ...changes.map(
      ({ said_until, changed_by }, at): Line => ({
        ...OF_RECALL,
        at: said_until.toISOString(),
        step: 'changed',
        byId: changed_by,
        text: reasons[at + 1] ?? '',
      }),
    ),
    ...(first_warned_at === null
      ? []
      : [{ ...OF_RECALL, at: first_warned_at, step: 'first_warned' as const, byId: null }]),
    ...(row.lifted_at === null
      ? []
      : [
          {
            ...OF_RECALL,
            at: row.lifted_at.toISOString(),
            step: 'ended' as const,
            byId: row.lifted_by,
            codes: sums.issued,
            text: row.lift_reason,
          },
        ]),
  ];
}

type OutcomeRow = {
  run_id: string;
  idx: number;
  step: RecallOutcome;
  happened_at: Date;
  user_id: string | null;
  codes: number;
  total: number;
};

/** What people said was done with packs, the newest of them. */
async function ofOutcomes(
  ctx: OrgCtx,
  book: CodeBook,
  recallId: string,
  most: number,
): Promise<{ lines: Line[]; total: number }> {
  const { db, orgId } = ctx;
  const { rows } = await sql<OutcomeRow>`
    select run_id, code_index as idx, step, happened_at, user_id, coalesce((entries ->> 'codes')::int, 0) as codes,
      (count(*) over ())::int as total
    from trace_event
    where org_id = ${orgId} and recall_id = ${recallId} and step = any (${[...OUTCOMES]}::text[])
    order by happened_at desc, received_at desc, id desc limit ${most}`.execute(db);
  const runs = await runsById(
    db,
    orgId,
    rows.map(({ run_id }) => Number(run_id)),
  );
  const told = rows.flatMap((row) => {
    const run = runs.get(Number(row.run_id));
    return run ? [{ row, place: { run, idx: row.idx } }] : [];
  });
  const places = told.map(({ place }) => place);
  const facts = places.length > 0 ? await readFacts(db, places) : [];
  const textOf = await codeTexts(ctx, book, places);
  const lines = told.map(
    ({ row, place: { run, idx } }, at): Line => ({
      at: row.happened_at.toISOString(),
      step: row.step,
      byId: row.user_id,
      code: textOf(run.id, idx),
      level: facts[at]?.level ?? null,
      codes: row.codes,
      text: '',
    }),
  );
  return { lines, total: rows[0]?.total ?? 0 };
}

/** What happened, in its order, with the names of today. Of more than can be told, the oldest words about packs are left out. */
export async function readTimeline(
  ctx: OrgCtx,
  book: CodeBook,
  { row, counted }: { row: RecallRow; counted: Counted },
): Promise<Pick<RecallReport, 'timeline' | 'timeline_count'>> {
  const own = await ofRecall(ctx, row, counted);
  const outcomes = await ofOutcomes(ctx, book, row.id, REPORT_TIMELINE_MAX - own.length);
  const lines = [...own, ...outcomes.lines].toSorted((one, other) => one.at.localeCompare(other.at));
  const personOf = await namePeople(
    ctx,
    lines.map(({ byId }) => byId),
  );
  return {
    timeline: lines.map(({ byId, ...line }) => ({ ...line, by: personOf(byId) })),
    timeline_count: own.length + outcomes.total,
  };
}
