import { type CodeRef, TRACE_STEPS } from '@qrigin/domain/qr';
import { sql } from 'kysely';
import { z } from 'zod';
import type { OrgCtx } from '../../../db/index.ts';

/** What a move must remember to be taken back. */
const Before = z.object({
  /** The code was where its run computes it, or in no pack ever. */
  was: z.literal('as_issued').exactOptional(),
  /** The event by which it became something, of a blank. */
  assigned: z.uuid().exactOptional(),
  round: z.string().exactOptional(),
});
const Step = z.enum(TRACE_STEPS);

/** Something that was done with a code, as far as reads have to know of it. */
export type DoneEvent = {
  id: string;
  step: z.output<typeof Step>;
  code: CodeRef;
  pack: CodeRef | null;
  left: CodeRef | null;
  userId: string | null;
  correctsId: string | null;
  before: z.output<typeof Before>;
};

type EventRow = {
  id: string;
  step: string;
  run_id: string;
  code_index: number;
  pack_run_id: string | null;
  pack_idx: number | null;
  left_run_id: string | null;
  left_idx: number | null;
  user_id: string | null;
  corrects_id: string | null;
  entries: unknown;
};

function refOf(run: string | null, idx: number | null): CodeRef | null {
  return run === null || idx === null ? null : { run: Number(run), idx };
}

function toEvent(row: EventRow): DoneEvent[] {
  const step = Step.safeParse(row.step);
  if (!step.success) return [];
  return [
    {
      id: row.id,
      step: step.data,
      code: { run: Number(row.run_id), idx: row.code_index },
      pack: refOf(row.pack_run_id, row.pack_idx),
      left: refOf(row.left_run_id, row.left_idx),
      userId: row.user_id,
      correctsId: row.corrects_id,
      before: Before.safeParse(row.entries).data ?? {},
    },
  ];
}

/** Those of these events that there are. They never change. */
export async function storedEvents(
  { db, orgId }: OrgCtx,
  ids: readonly string[],
): Promise<Map<string, DoneEvent>> {
  const { rows } = await sql<EventRow>`
    select id, step, run_id, code_index, pack_run_id, pack_idx, left_run_id, left_idx, user_id, corrects_id, entries
    from trace_event where org_id = ${orgId} and id = any (${[...ids]}::uuid[]) and run_id is not null`.execute(
    db,
  );
  return new Map(rows.flatMap(toEvent).map((event) => [event.id, event]));
}

/** What came after an event: whether it may still be taken back follows from it. */
export type Aftermath = {
  isUndone: boolean;
  /** What was done with the code since and not taken back. */
  followers: string[];
  /** What was put into the code, by `keyOf`. */
  holds: string[];
};

/** One more than the reads of a call can take back. */
const NAMED_MAX = 101;

export async function aftermathOf(
  { db, orgId }: OrgCtx,
  ids: readonly string[],
): Promise<Map<string, Aftermath>> {
  if (ids.length === 0) return new Map();
  // What became of a blank by being packed is a part of that, and the beginning of a round is about what is in the code.
  const { rows } = await sql<{ id: string; is_undone: boolean; followers: string[]; holds: string[] }>`
    select e.id,
      exists (select from trace_event u where u.org_id = e.org_id and u.corrects_id = e.id) as is_undone,
      array(select s.run_id || ' ' || s.idx from code_state s where s.org_id = e.org_id
        and s.parent_run_id = e.run_id and s.parent_idx = e.code_index limit ${NAMED_MAX}) as holds,
      array(select later.id from trace_event later
        where later.org_id = e.org_id and later.run_id = e.run_id and later.code_index = e.code_index
          and later.received_at >= e.received_at and later.id <> e.id and later.step <> 'undone'
          and not later.entries ? 'round' and later.id::text is distinct from e.entries ->> 'assigned'
          and not exists (select from trace_event u where u.org_id = later.org_id and u.corrects_id = later.id)
        limit ${NAMED_MAX}) as followers
    from trace_event e where e.org_id = ${orgId} and e.id = any (${[...ids]}::uuid[])`.execute(db);
  return new Map(
    rows.map(({ id, is_undone, followers, holds }) => [id, { isUndone: is_undone, followers, holds }]),
  );
}
