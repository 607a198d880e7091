import type { CodeFacts } from '../../qr/index.ts';
import { recallableOf } from '../../recalls/index.ts';
import { keyOf } from '../packs/name-packs.ts';
import type { DoneEvent } from './stored-events.ts';
import { ALREADY, done, refused, type Verdict } from './verdict.ts';
import { type CodeNow, codeAt, isSame, note, parentOf, place, type World } from './world.ts';

type UndoNow = { id: string; happenedAt: Date };

const UNDOABLE = ['checked', 'packed', 'unpacked'];

/** Whether the code is still as the event left it, and nothing was done with it since that someone did not take back. */
function isLast(world: World, { id, step, pack, before }: DoneEvent, code: CodeNow): boolean {
  const aftermath = world.aftermath.get(id);
  if (!aftermath || aftermath.followers.length > 0) return false;
  if (before.round !== undefined || !UNDOABLE.includes(step)) return false;
  if (step === 'packed' && !isSame(parentOf(code), pack)) return false;
  if (step === 'unpacked' && parentOf(code)) return false;
  if (before.assigned === undefined) return true;
  const isInIt = (one: CodeNow) => isSame(parentOf(one), code.ref);
  // What is not of this call is where it was.
  const isHeld = aftermath.holds.some((key) => !world.places.has(key));
  return !isHeld && ![...world.places.values()].some(isInIt);
}

/** What its run says of a blank that is nothing any more. */
function asBlank({ facts }: CodeNow): Partial<CodeFacts> {
  const { run } = facts;
  const level = run.tree.levels[0]?.name ?? '';
  return { productId: null, batchId: null, level, height: null, isAssigned: false };
}

type Former = { facts: CodeFacts; carried: string[] };

/** Why nothing goes into the former pack any more: what may not be packed may not be put back either. */
function refusalOf({ places, rooms }: World, left: DoneEvent['left']): Verdict | undefined {
  const key = left && keyOf(left);
  if (key === null) return undefined;
  if (places.get(key)?.facts.withdrawnAt) return refused('withdrawn');
  const room = rooms.get(key);
  const isFull = room !== undefined && room.inside >= (room.holds?.count ?? 0);
  return isFull && room.whenFull === 'refuse' ? refused('full') : undefined;
}

/** The code as it was before the event; `undefined` where its former pack no longer takes it. */
function formerOf(world: World, { left, before }: DoneEvent, code: CodeNow): Former | undefined {
  const { carried } = code;
  const own = before.assigned === undefined ? code.facts : { ...code.facts, ...asBlank(code) };
  if (!left) return { facts: { ...own, ancestors: [], carried }, carried };
  const pack = codeAt(world, left)?.facts;
  if (!pack || pack.height === null || (own.height ?? pack.height) >= pack.height) return undefined;
  const inPack = { ...own, ancestors: [left, ...pack.ancestors], carried: pack.carried };
  // What reaches it through its pack again need not be taken along.
  const byPack = world.recalls.reaching(recallableOf(inPack)).map(({ id }) => id);
  const still = carried.filter((id) => !byPack.includes(id));
  return { facts: { ...inPack, carried: [...still, ...pack.carried] }, carried: still };
}

/** Taking back must bring a code neither out of a recall nor into one: of those that were opened since, too. */
function changesRecalls({ recalls }: World, now: CodeFacts, then: CodeFacts): boolean {
  const [before = [], after = []] = [now, then].map((facts) =>
    recalls
      .reaching(recallableOf(facts))
      .map(({ id }) => id)
      .sort(),
  );
  return before.join() !== after.join();
}

function bringBack(world: World, { before }: DoneEvent, code: CodeNow, former: Former): void {
  code.carried = former.carried;
  if (before.assigned !== undefined) code.change.isAssigned = true;
  place(world, code, former.facts, before.was !== 'as_issued');
}

/** Takes back what the caller did last with a code. */
export function judgeUndo(world: World, event: DoneEvent, code: CodeNow, undo: UndoNow): Verdict {
  if (world.aftermath.get(event.id)?.isUndone) return ALREADY;
  if (!isLast(world, event, code)) return refused('changed_since');
  const { id, happenedAt } = undo;
  const undone = { id, step: 'undone', correctsId: event.id, happenedAt } as const;
  if (event.step === 'checked')
    return done(() => {
      if (isSame(world.pack?.ref, event.pack)) world.pack?.checked.delete(keyOf(code.ref));
      note(world, code, undone);
    });
  const refusal = refusalOf(world, event.left);
  if (refusal) return refusal;
  const former = formerOf(world, event, code);
  if (!former) return refused('changed_since');
  if (changesRecalls(world, code.facts, former.facts)) return refused('recalled');
  return done(() => {
    note(world, code, undone);
    const { assigned } = event.before;
    if (assigned !== undefined)
      note(world, code, { id: crypto.randomUUID(), step: 'undone', correctsId: assigned, happenedAt });
    bringBack(world, event, code, former);
  });
}
