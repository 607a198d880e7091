import type { PackingJob } from '@qrigin/domain/packing';
import type { CodeRef, Level } from '@qrigin/domain/qr';
import type { CodeFacts, TraceEvent } from '../../qr/index.ts';
import type { OpenRecalls } from '../../recalls/index.ts';
import { keyOf } from '../packs/name-packs.ts';
import type { ToldRead } from './answered-reads.ts';
import type { Aftermath, DoneEvent } from './stored-events.ts';

/** A code in the course of a call: each read that is done changes it for those after it. */
export type CodeNow = {
  ref: CodeRef;
  facts: CodeFacts;
  /** Whether something has happened to it before. */
  hasRow: boolean;
  /** Whether hands put it where it is. */
  isMoved: boolean;
  /** Recalls that it took along itself, open or not. */
  carried: string[];
  /** Those that it takes along out of the packs that it was in at first; moving within the call changes nothing about it. */
  takesAlong: string[];
  change: { isMoved?: true; isAssigned?: true };
};

export type PackNow = {
  ref: CodeRef;
  facts: CodeFacts;
  packagingId: string | null;
  isRecalled: boolean;
  holds: Level | undefined;
  inside: number;
  whenFull: string;
  /** Which of the codes of this call were checked in this round. */
  checked: Set<string>;
};

/** How full a pack is, and what happens when it is. */
export type Room = Pick<PackNow, 'inside' | 'holds' | 'whenFull'>;

/** All that reads are judged by, and what they came to. */
export type World = {
  job: PackingJob;
  userId: string;
  orgId: string;
  pack: PackNow | undefined;
  /** Of the pack of the job, and of those that something goes back into, where the owner forbids more than they hold; by `keyOf`. */
  rooms: ReadonlyMap<string, Room>;
  /** By what is printed. */
  codes: ReadonlyMap<string, CodeNow>;
  /** By their places, also packs that codes came out of. */
  places: ReadonlyMap<string, CodeNow>;
  recalls: OpenRecalls;
  events: Map<string, DoneEvent>;
  /** Reads of the caller that did nothing when they were sent before. */
  told: ReadonlyMap<string, ToldRead>;
  aftermath: Map<string, Aftermath>;
  /** What is to be written down. */
  written: TraceEvent[];
};

export function isSame(one: CodeRef | null | undefined, other: CodeRef | null | undefined): boolean {
  return one?.run === other?.run && one?.idx === other?.idx;
}

export const parentOf = ({ facts }: CodeNow): CodeRef | null => facts.ancestors[0] ?? null;

function roomAt({ rooms }: World, pack: CodeRef | null): Room | undefined {
  return pack ? rooms.get(keyOf(pack)) : undefined;
}

/** A code that is somewhere else from now on. */
export function place(world: World, code: CodeNow, facts: CodeFacts, isMoved: boolean): void {
  const { pack } = world;
  const left = roomAt(world, parentOf(code));
  if (left) left.inside -= 1;
  code.facts = facts;
  code.isMoved = isMoved;
  code.change.isMoved = true;
  const into = roomAt(world, parentOf(code));
  if (into) into.inside += 1;
  if (!pack || !isSame(code.ref, pack.ref)) return;
  pack.facts = facts;
  if (facts.height === null) pack.holds = undefined;
}

type Done = Omit<TraceEvent, 'code' | 'productId' | 'batchId'> & { id: string };

/** Writes down that something was done with a code, for the reads after it too. */
export function note(world: World, { ref, facts }: CodeNow, event: Done, before: DoneEvent['before'] = {}) {
  const { productId, batchId } = facts;
  world.written.push({ ...event, code: ref, productId, batchId, entries: { ...before } });
  const { id, step, pack = null, left = null, correctsId = null } = event;
  const done = { id, step, code: ref, pack, left, correctsId, before, userId: world.userId };
  if (step === 'undone') {
    const undone = correctsId === null ? undefined : world.aftermath.get(correctsId);
    if (undone) undone.isUndone = true;
    for (const { followers } of world.aftermath.values()) removeFrom(followers, correctsId);
  } else {
    for (const earlier of world.events.values())
      if (isSame(earlier.code, ref)) world.aftermath.get(earlier.id)?.followers.push(id);
    world.aftermath.set(id, { isUndone: false, followers: [], holds: [] });
  }
  world.events.set(id, done);
}

function removeFrom(list: string[], value: string | null): void {
  const at = value === null ? -1 : list.indexOf(value);
  if (at >= 0) list.splice(at, 1);
}

export const codeAt = (world: World, ref: CodeRef): CodeNow | undefined => world.places.get(keyOf(ref));
