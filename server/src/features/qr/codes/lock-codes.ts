import type { CodeRef } from '@qrigin/domain/qr';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import type { CodePlace } from '../issue/run.ts';

/**
 * Codes to which something has happened, in one order for everyone: two calls with the same codes wait for each other instead of
 * for ever. Before any row is added: whoever adds one first and then waits for another holds up those who have that other.
 */
export async function lockCodes({ db, orgId }: OrgCtx, places: readonly CodePlace[]): Promise<void> {
  if (places.length === 0) return;
  await sql`
    select from code_state s
    join unnest(${places.map(({ run }) => run.id)}::bigint[], ${places.map(({ idx }) => idx)}::integer[])
      as code(run_id, idx) on s.run_id = code.run_id and s.idx = code.idx
    where s.org_id = ${orgId} order by s.run_id, s.idx for update of s`.execute(db);
}

/** A row for each code that has none yet, of which nothing is told until something happens to it. Answers how many are new. */
export async function makeRows({ db, orgId }: OrgCtx, codes: readonly CodeRef[]): Promise<number> {
  if (codes.length === 0) return 0;
  const { rows } = await sql`
    insert into code_state (org_id, run_id, idx)
    select ${orgId}, code.run_id, code.idx
    from unnest(${codes.map(({ run }) => run)}::bigint[], ${codes.map(({ idx }) => idx)}::integer[]) as code(run_id, idx)
    order by 2, 3
    on conflict do nothing returning idx`.execute(db);
  return rows.length;
}

/**
 * The same where some of them are about to be moved: nothing has to have happened to those before. Each has a row from here on, so
 * that whoever moves it at the same time waits, and what they do is known once it is our turn.
 */
export async function lockToMove(
  ctx: OrgCtx,
  places: readonly CodePlace[],
  moving: readonly CodePlace[],
): Promise<void> {
  await lockCodes(ctx, places);
  await makeRows(
    ctx,
    moving.map(({ run, idx }) => ({ run: run.id, idx })),
  );
  // Someone else may have been faster with a row.
  await lockCodes(ctx, moving);
}
