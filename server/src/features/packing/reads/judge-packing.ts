import type { CodeFacts } from '../../qr/index.ts';
import { recallableOf } from '../../recalls/index.ts';
import { keyOf } from '../packs/name-packs.ts';
import { ALREADY, done, refused, type Verdict } from './verdict.ts';
import { type CodeNow, isSame, note, type PackNow, parentOf, place, type World } from './world.ts';

export type ReadNow = { id: string; happenedAt: Date; isAnyway: boolean };

function isRecalled({ recalls }: World, facts: CodeFacts): boolean {
  return recalls.reaching(recallableOf(facts)).length > 0;
}

/** What must not leave the hall is told before anything else: where it should be matters less. */
function mustNotLeave(world: World, { facts }: CodeNow): Verdict | undefined {
  if (isRecalled(world, facts)) return refused('recalled');
  return facts.withdrawnAt ? refused('withdrawn') : undefined;
}

/** Confirms that a code is in the pack; nothing moves. */
export function judgeCheck(world: World, pack: PackNow, code: CodeNow, read: ReadNow): Verdict {
  const stop = mustNotLeave(world, code);
  if (stop) return stop;
  const parent = parentOf(code);
  if (!parent) return refused('not_in_here');
  if (!isSame(parent, pack.ref)) return refused('packed_elsewhere', parent);
  if (pack.checked.has(keyOf(code.ref))) return ALREADY;
  return done(() => {
    pack.checked.add(keyOf(code.ref));
    note(world, code, { id: read.id, step: 'checked', pack: pack.ref, happenedAt: read.happenedAt });
  });
}

/** A blank that is nothing yet becomes what goes into the pack. */
function becoming({ facts }: CodeNow, pack: PackNow): CodeFacts {
  if (facts.run.kind !== 'blank' || facts.isAssigned || !pack.holds) return facts;
  const { productId, batchId, height } = pack.facts;
  return {
    ...facts,
    productId,
    batchId,
    level: pack.holds.name,
    height: height === null ? null : height - 1,
    isAssigned: true,
  };
}

/** Why a code cannot go into a pack, whatever else is in it. */
function refusalOf(world: World, pack: PackNow, facts: CodeFacts): Verdict | undefined {
  if (facts.run.kind === 'default' || pack.facts.run.kind === 'default') return refused('not_a_pack');
  if (pack.facts.withdrawnAt) return refused('withdrawn');
  if (pack.isRecalled || isRecalled(world, facts)) return refused('recalled');
  if (pack.facts.height === null) return refused('blank_unassigned');
  // A blank that stays one would go into a pack that nothing goes into.
  if (facts.height === null) return refused('wrong_level');
  if (facts.productId !== pack.facts.productId) return refused('wrong_product');
  if (!pack.holds || facts.height !== pack.facts.height - 1) return refused('wrong_level');
  return undefined;
}

function isFull({ inside, holds, whenFull }: PackNow, { isAnyway }: ReadNow): boolean {
  if (inside < (holds?.count ?? 0)) return false;
  return whenFull === 'refuse' || !isAnyway;
}

/** Puts a code into the pack: a loose one, or with `move` one from wherever it is. */
export function judgeFill(world: World, pack: PackNow, code: CodeNow, read: ReadNow): Verdict {
  const left = parentOf(code);
  const stop = mustNotLeave(world, code);
  if (stop) return stop;
  if (isSame(left, pack.ref)) return ALREADY;
  const facts = becoming(code, pack);
  const refusal = refusalOf(world, pack, facts);
  if (refusal) return refusal;
  if (left && world.job === 'fill') return refused('packed_elsewhere', left);
  if (isFull(pack, read)) return refused('full');
  return done(() => {
    const before: Parameters<typeof note>[3] = code.isMoved ? {} : { was: 'as_issued' };
    if (facts !== code.facts) before.assigned = assign(world, code, facts, read);
    // It is not recalled, so whatever it carries has ended.
    code.carried = [];
    const ancestors = [pack.ref, ...pack.facts.ancestors];
    place(world, code, { ...facts, ancestors, carried: pack.facts.carried }, true);
    const { id, happenedAt } = read;
    note(world, code, { id, step: 'packed', pack: pack.ref, left, happenedAt }, before);
  }, left);
}

function assign(world: World, code: CodeNow, facts: CodeFacts, { happenedAt }: ReadNow): string {
  const id = crypto.randomUUID();
  const { productId, batchId, level } = facts;
  code.change.isAssigned = true;
  const entries = { level };
  world.written.push({ id, step: 'assigned', code: code.ref, productId, batchId, entries, happenedAt });
  return id;
}

/** Takes a code out of the pack that it is in; what was recalled with the pack stays recalled. */
export function judgeUnpack(world: World, code: CodeNow, read: ReadNow): Verdict {
  const left = parentOf(code);
  if (code.facts.run.kind === 'default') return refused('not_a_pack');
  if (!left) return ALREADY;
  if (world.pack && !isSame(left, world.pack.ref)) return refused('not_in_here', left);
  return done(() => {
    const before = code.isMoved ? {} : { was: 'as_issued' as const };
    code.carried = code.takesAlong;
    place(world, code, { ...code.facts, ancestors: [], carried: code.takesAlong }, true);
    note(world, code, { id: read.id, step: 'unpacked', left, happenedAt: read.happenedAt }, before);
  }, left);
}
