import { Failure } from '@qrigin/domain/errors';
import type { CodeRef } from '@qrigin/domain/qr';
import { sql } from 'kysely';
import type { OrgCtx } from '../../db/index.ts';
import { lockPacks, takeTurn, turnOf } from '../qr/index.ts';

/** Someone else was faster with a code: all is looked at once more. */
export class LateForCode extends Error {
  override readonly name = 'LateForCode';
}

const ATTEMPTS = 4;

const DEADLOCK = '40P01';
/** Of an event that the same device has sent by another call at the same time. */
const TAKEN = '23505';

function isRace(error: unknown): boolean {
  if (error instanceof LateForCode) return true;
  return error instanceof Error && 'code' in error && (error.code === DEADLOCK || error.code === TAKEN);
}

type Packs = {
  pack: CodeRef | undefined;
  /** Those that something goes back into. */
  others?: readonly CodeRef[];
};

/**
 * Work on one pack, or on none. People who work on the same pack take turns, so that none is counted twice and no more goes in
 * than may; other packs do not wait. Without a pack, calls of the same person do, of which one may be the other sent again.
 * Turns come before any code is locked and in one order for everyone, so that no two wait for each other for ever.
 * Where a colleague changed a code by another way meanwhile, the work is judged again.
 */
export async function inOnePack<T>(
  ctx: OrgCtx,
  { pack, others = [] }: Packs,
  work: () => Promise<T>,
): Promise<T> {
  await lockPacks(ctx, 'to_pack_now');
  if (!pack) await takeTurn(ctx, ctx.userId);
  const packs = pack ? [pack, ...others] : others;
  for (const one of packs.toSorted((a, b) => a.run - b.run || a.idx - b.idx))
    await takeTurn(ctx, turnOf(one));
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await sql`savepoint packing`.execute(ctx.db);
    try {
      return await work();
    } catch (error) {
      if (!isRace(error)) throw error;
      await sql`rollback to savepoint packing`.execute(ctx.db);
    }
  }
  throw new Failure('busy', { retry_after: 1 });
}
