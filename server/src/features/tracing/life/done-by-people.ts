import type { CodeRef, Span } from '@qrigin/domain/qr';
import { TRACE_STEPS } from '@qrigin/domain/qr';
import { sql } from 'kysely';
import { z } from 'zod';
import type { MemberCtx } from '../../../db/index.ts';
import { rowsOfSpans } from '../../qr/index.ts';
import { seesRecalls } from '../who.ts';
import type { Cursor } from './cursor.ts';
import { type Step, stepOf } from './step.ts';

/**
 * Of what happened in a pack so many events are looked at for each page, and in so many stretches of numbers: a pack has more of them
 * only if people did something with each of tens of thousands of codes in it. Then those of the last codes are left out.
 */
const EVENTS_MAX = 50_000;
const SPANS_MAX = 5000;
/** A device that sends this much later is told. */
const LATE_MS = 60_000;

type Row = {
  id: string;
  step: string;
  run_id: string;
  code_index: number;
  pack_run_id: string | null;
  pack_idx: number | null;
  left_run_id: string | null;
  left_idx: number | null;
  recall_id: string | null;
  is_mock: boolean | null;
  text: string | null;
  at: Date;
  received_at: Date;
  user_id: string | null;
  is_undone: boolean;
};

const TraceStep = z.enum(TRACE_STEPS);

/** What people did with the codes of these spans, the newest first. */
export async function doneByPeople(
  ctx: MemberCtx,
  spans: readonly Span[],
  { before, most }: { before: Cursor | undefined; most: number },
): Promise<Step[]> {
  const asked = spans.slice(0, SPANS_MAX);
  const at = before?.at.toISOString();
  const isBefore = before
    ? sql`(at < ${at}::timestamptz or (at = ${at}::timestamptz and ('t' || id::text) collate "C" < ${before.id}))`
    : sql`true`;
  const isTold = seesRecalls(ctx) ? sql`true` : sql`e.recall_id is null`;
  const { rows } = await sql<Row>`
    with found as (
      select e.* from ${rowsOfSpans(asked)}
      cross join lateral (
        select e.id, e.step, e.run_id, e.code_index, e.pack_run_id, e.pack_idx, e.left_run_id, e.left_idx, e.recall_id,
          e.entries ->> 'reason' as text, date_trunc('milliseconds', e.happened_at) as at, e.received_at, e.user_id
        from trace_event e
        where e.org_id = ${ctx.orgId} and e.run_id = span.run_id and e.code_index >= span.first
          and e.code_index < span.past and e.step = any(${TRACE_STEPS}::text[]) and ${isTold}
        limit ${EVENTS_MAX}
      ) e
      limit ${EVENTS_MAX}
    ), newest as (
      select * from found where ${isBefore} order by at desc, id desc limit ${most}
    )
    select newest.*, r.mock as is_mock,
      exists (select from trace_event c where c.org_id = ${ctx.orgId} and c.corrects_id = newest.id) as is_undone
    from newest left join recall r on r.org_id = ${ctx.orgId} and r.id = newest.recall_id
    order by newest.at desc, newest.id desc`.execute(ctx.db);
  return rows.map(toStep);
}

function refOf(run: string | null, idx: number | null): CodeRef | null {
  return run === null || idx === null ? null : { run: Number(run), idx };
}

function toStep(row: Row): Step {
  const isLate = row.received_at.getTime() - row.at.getTime() >= LATE_MS;
  return stepOf({
    id: `t${row.id}`,
    at: row.at,
    step: TraceStep.parse(row.step),
    code: { run: Number(row.run_id), idx: row.code_index },
    receivedAt: isLate ? row.received_at : null,
    by: row.user_id,
    pack: refOf(row.pack_run_id, row.pack_idx),
    left: refOf(row.left_run_id, row.left_idx),
    text: row.text ?? '',
    recall_id: row.recall_id,
    is_mock: row.is_mock ?? false,
    is_undone: row.is_undone,
  });
}
