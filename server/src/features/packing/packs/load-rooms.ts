import type { OrgCtx } from '../../../db/index.ts';
import { type CodeFacts, roomIn } from '../../qr/index.ts';
import { findPackingRules } from '../rules.ts';
import { keyOf } from './name-packs.ts';
import { packNumbers } from './pack-queries.ts';

type Room = { inside: number; holds: ReturnType<typeof roomIn>; whenFull: string };

/** How full packs are that something goes back into, where the owner forbids more than they hold. */
export async function loadRooms(ctx: OrgCtx, packs: readonly CodeFacts[]): Promise<Map<string, Room>> {
  const rooms = new Map<string, Room>();
  if (packs.length === 0 || (await findPackingRules(ctx)).when_full !== 'refuse') return rooms;
  for (const facts of packs) {
    const ref = { run: facts.run.id, idx: facts.idx };
    const numbers = await packNumbers(ctx, facts);
    const { inside, when_full: whenFull } = numbers;
    rooms.set(keyOf(ref), { inside, holds: roomIn(facts, numbers.structure), whenFull });
  }
  return rooms;
}
