import { Failure } from '@qrigin/domain/errors';
import type { Code } from '@qrigin/domain/qr';
import { countIn, type RecallOutcome, reaches } from '@qrigin/domain/recalls';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import {
  type CodeBook,
  type CodePlace,
  findCodes,
  lockPacks,
  readFacts,
  writeTrace,
} from '../../qr/index.ts';
import { withScopes } from '../present-recalls.ts';
import { findRecall } from '../queries.ts';
import { affectedIn, inPacks } from '../reach/affected.ts';
import { recallableOf } from '../reach/open-recalls.ts';

type Told = { event_id: string; at: string; code: Code; outcome: RecallOutcome };

/**
 * How many codes an event counted for that was stored before; the same one sent twice at once waits here. An id is made by a
 * device, so it names no lock but this one, and one that something else was stored under says nothing.
 */
async function storedBefore(
  { db, orgId, userId }: OrgCtx,
  recallId: string,
  { event_id, outcome, place }: Told & { place: CodePlace },
): Promise<number | undefined> {
  const turn = `outcome ${orgId} ${event_id.toLowerCase()}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(db);
  const { rows } = await sql<{ codes: number; is_this: boolean }>`
    select coalesce((entries ->> 'codes')::int, 0) as codes,
      (recall_id, step, run_id, code_index, user_id) is not distinct from
        (${recallId}::uuid, ${outcome}::text, ${place.run.id}::bigint, ${place.idx}::integer, ${userId}::uuid) as is_this
    from trace_event where org_id = ${orgId} and id = ${event_id}`.execute(db);
  const [stored] = rows;
  if (stored && !stored.is_this) throw new Failure('key_reused');
  return stored?.codes;
}

/**
 * Stores what was done with a recalled pack, and answers how many affected codes it counts for: the pack and all that is in it.
 * The clock of a device may be wrong, but nothing was said before the recall or comes from the future.
 */
export async function tellOutcome(
  ctx: OrgCtx,
  book: CodeBook,
  id: string,
  told: Told,
): Promise<{ codes: number }> {
  // What is said while the recall ends is counted with it or refused.
  await lockPacks(ctx, 'to_pack');
  const places = await findCodes(ctx, book, [told.code]);
  const [place] = places;
  if (!place) throw new Failure('not_found');
  const before = await storedBefore(ctx, id, { ...told, place });
  if (before !== undefined) return { codes: before };
  const row = await findRecall(ctx.db, ctx.orgId, id);
  if (row.lifted_at !== null) throw new Failure('recall_ended');
  const [recall] = await withScopes(ctx, [row]);
  const [facts] = await readFacts(ctx.db, places);
  if (!recall || !facts) throw new Failure('not_found');
  if (!reaches({ ...recall.found.about, id }, recallableOf(facts))) throw new Failure('not_recalled');
  const codes = countIn(affectedIn(recall.found, await inPacks(ctx, places)));
  const happened = Math.max(row.created_at.getTime(), Math.min(Date.parse(told.at), Date.now()));
  await writeTrace(ctx, [
    {
      id: told.event_id,
      step: told.outcome,
      code: { run: facts.run.id, idx: facts.idx },
      productId: facts.productId,
      batchId: facts.batchId,
      recallId: id,
      entries: { codes },
      happenedAt: new Date(happened),
    },
  ]);
  return { codes };
}
