import type { PackingJob, PackState, ReadOutcome, ReadRefusal } from '@qrigin/domain/packing';
import type { QueueState } from '../queue/queue-state.ts';

/** One for each read, a new object each time. `kept`: sent once the network is back. */
export type Flash = { kind: 'done' | 'already' | 'kept' | 'undone' };

/** One read of this job, as the list of the last ones shows it. */
export interface ReadLine {
  id: string;
  code: string;
  at: string;
  level: string | null;
  standing: 'waiting' | 'done' | 'already' | 'refused' | 'undoing' | 'undone';
  /** Read before in this job: it changes no count, unless the server says that it did. */
  isRepeated: boolean;
  /** Whether what is known of the pack has this read in it. */
  isAnswered: boolean;
}

/** Beside what the server refuses there is what this device does not even send, and a pack that it may not see. */
export type RedReason = ReadRefusal | 'holds_nothing' | 'no_room_to_wait' | 'not_opened';

/** Something that must be seen before anyone goes on. */
export interface Red {
  id: string;
  reason: RedReason;
  job: PackingJob;
  code: string | null;
  level: string | null;
  product: PackState['product'];
  /** The pack that it is in. */
  packedIn: PackState['pack'];
  /** The pack that it was read for. */
  pack: PackState | null;
  /** Why a pack is not opened. */
  error?: unknown;
}

export interface Work {
  job: PackingJob;
  /** Undefined while packs are taken out of whatever they are in. */
  code: string | undefined;
  /** Undefined until the server has told. */
  pack: PackState | undefined;
  /** Why it has not. */
  error?: unknown;
  /** The newest first. */
  lines: readonly ReadLine[];
}

export interface DeskState {
  work: Work | undefined;
  queue: QueueState;
  /** The oldest first. */
  reds: readonly Red[];
  /** How many reads were turned away: a red one is on the screen, or no job was chosen. */
  turnedAway: number;
  flash: Flash | undefined;
}

export const EMPTY_DESK: DeskState = {
  work: undefined,
  queue: { waiting: 0, standing: 'idle', isKept: true },
  reds: [],
  turnedAway: 0,
  flash: undefined,
};

/** Whether a full pack can be filled on, by someone who says so. */
export const canPutIn = ({ reason, job, pack }: Red): boolean =>
  reason === 'full' && pack?.when_full === 'ask' && (job === 'fill' || job === 'move');

/** What the count shows: how many, of how many where that is known, and whether the job is done. */
export interface Tally {
  count: number;
  of: number | undefined;
  isDone: boolean;
  /** How many more are in it than its structure says. */
  over: number;
}

/** What is on its way counts at once, or a count would stand still while there is no network. */
export function tallyOf({ job, pack, lines }: Work): Tally {
  const own = lines.filter(({ isRepeated }) => !isRepeated);
  const waiting = own.filter(({ standing }) => standing === 'waiting').length;
  const undoing = own.filter(({ standing }) => standing === 'undoing');
  const done = own.filter(({ standing }) => standing === 'done').length;
  if (job === 'unpack' || !pack) return { count: done + waiting, of: undefined, isDone: false, over: 0 };
  const [known, of] = job === 'check' ? [pack.checked, pack.inside] : [pack.inside, pack.room];
  // What waited when it was taken back was never in what is known.
  const count = Math.max(0, known + waiting - undoing.filter(({ isAnswered }) => isAnswered).length);
  const isDone = of > 0 && waiting === 0 && undoing.length === 0 && known >= of;
  return { count, of, isDone, over: isDone ? known - of : 0 };
}

/** The last read that can be taken back. */
export const undoable = ({ lines }: Work): ReadLine | undefined =>
  lines.find(({ standing, isRepeated }) => !isRepeated && (standing === 'waiting' || standing === 'done'));

/** A line after its read was answered. */
export function answeredLine(line: ReadLine, { outcome, level }: ReadOutcome): ReadLine {
  // Taken back already: the answer to that is still to come.
  const standing = line.standing === 'undoing' && outcome === 'done' ? 'undoing' : outcome;
  return { ...line, standing, level, isAnswered: true, isRepeated: line.isRepeated && outcome !== 'done' };
}
