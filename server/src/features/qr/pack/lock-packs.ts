import { Failure } from '@qrigin/domain/errors';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';

/** Longer than packers may take, also with thousands of codes: none begins anew meanwhile, and a recall must not be turned away. */
const RECALL_WAITS = '7s';

/** As `lockPacks` of a recall, once it is its turn: of an organisation only one waits so long, and holds its connection. */
async function waitForPackers({ db, orgId }: OrgCtx): Promise<void> {
  const { rows } = await sql<{ lock: string; statement: string }>`
    select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement
    from pg_advisory_xact_lock(hashtextextended(${`recall ${orgId}`}, 0))`.execute(db);
  const setLimits = ({ lock, statement }: { lock: string; statement: string }) =>
    sql`select set_config('lock_timeout', ${lock}, true), set_config('statement_timeout', ${statement}, true)`.execute(
      db,
    );
  await setLimits({ lock: RECALL_WAITS, statement: RECALL_WAITS });
  await sql`select pg_advisory_xact_lock(hashtextextended(${orgId}, 0))`.execute(db);
  for (const before of rows) await setLimits(before);
}

async function shareNow({ db, orgId }: OrgCtx): Promise<void> {
  const { rows } = await sql<{ is_shared: boolean }>`
    select pg_try_advisory_xact_lock_shared(hashtextextended(${orgId}, 0)) as is_shared`.execute(db);
  if (!rows[0]?.is_shared) throw new Failure('busy', { retry_after: 1 });
}

/**
 * Packing and recalling must not pass each other: a pack that is taken out while its pallet is being recalled would
 * slip away. Packers share the lock; a recall waits for them and holds off the next ones until it is stored. Those who pack `now` come
 * again by themselves: they do not wait, also not behind a recall that waits.
 */
export async function lockPacks(ctx: OrgCtx, how: 'to_pack' | 'to_pack_now' | 'to_recall'): Promise<void> {
  if (how === 'to_recall') return waitForPackers(ctx);
  if (how === 'to_pack_now') return shareNow(ctx);
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${ctx.orgId}, 0))`.execute(ctx.db);
}
