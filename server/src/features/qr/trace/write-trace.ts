import type { CodeRef, TraceStep } from '@qrigin/domain/qr';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';

/** Something that someone did with a code. */
export type TraceEvent = {
  /** Made by the device where it came from one, so that a retry is not a second event. */
  id?: string | undefined;
  step: TraceStep;
  code: CodeRef;
  productId?: string | null;
  batchId?: string | null;
  /** The pack that it went into, or was checked in. */
  pack?: CodeRef | null;
  /** The pack that it came out of. */
  left?: CodeRef | null;
  recallId?: string | null;
  /** The event that this one takes back. */
  correctsId?: string | null;
  entries?: Readonly<Record<string, string | number>>;
  /** By the clock of the device; now, where none said so. */
  happenedAt?: Date | undefined;
};

function toRow(event: TraceEvent) {
  const { id, step, code, productId, batchId, pack, left, recallId, correctsId, entries, happenedAt } = event;
  return {
    id,
    step,
    run_id: code.run,
    code_index: code.idx,
    product_id: productId,
    batch_id: batchId,
    pack_run_id: pack?.run,
    pack_idx: pack?.idx,
    left_run_id: left?.run,
    left_idx: left?.idx,
    recall_id: recallId,
    corrects_id: correctsId,
    entries: entries ?? {},
    happened_at: happenedAt,
  };
}

/**
 * Adds events in the transaction of what they tell: none without the other. Transactions wait for each other after they have begun,
 * so the order of events is that of storing them.
 */
export async function writeTrace(
  { db, orgId, userId }: OrgCtx,
  events: readonly TraceEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await sql`
    insert into trace_event (org_id, id, step, run_id, code_index, product_id, batch_id, pack_run_id, pack_idx,
      left_run_id, left_idx, recall_id, corrects_id, entries, happened_at, received_at, user_id)
    select ${orgId}, coalesce(e.id, gen_random_uuid()), e.step, e.run_id, e.code_index, e.product_id, e.batch_id,
      e.pack_run_id, e.pack_idx, e.left_run_id, e.left_idx, e.recall_id, e.corrects_id, e.entries,
      coalesce(e.happened_at, now()), clock_timestamp(), ${userId}
    from jsonb_to_recordset(${JSON.stringify(events.map(toRow))}::jsonb) as e(id uuid, step text, run_id bigint,
      code_index integer, product_id uuid, batch_id uuid, pack_run_id bigint, pack_idx integer, left_run_id bigint,
      left_idx integer, recall_id uuid, corrects_id uuid, entries jsonb, happened_at timestamptz)`.execute(
    db,
  );
}
