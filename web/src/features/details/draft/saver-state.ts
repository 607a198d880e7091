import type { Unsent } from './device.ts';

/** Who wrote something last, as far as is known. */
export interface Writer {
  at?: string | null;
  /** Null when that person has deleted their account. */
  by?: { id: string; name: string } | null;
}

/** What someone else has made of a part meanwhile. */
export interface Theirs<Value> extends Writer {
  /** Null when it was deleted. */
  value: Value | null;
  revision: number;
}

/** How what was typed stands. `failing` is tried again by itself; `refused` waits for a change, `conflict` for a decision. */
export type Standing<Value> =
  | { at: 'saved' | 'waiting' }
  | { at: 'failing' | 'refused'; error: unknown }
  | { at: 'conflict'; theirs: Theirs<Value> };

/** One part on its way to the server. Null is a section that is not there. */
export interface SaverState<Value> {
  latest: Value | null;
  /** What the server has, as far as is known, and as which revision. */
  saved: Value | null;
  revision: number;
  /** Where a section belongs that the server does not know yet. */
  place?: number | undefined;
  /** Under way now. */
  sent?: { value: Value | null } | undefined;
  /** Sent and never answered: the server may have any of them. */
  doubts: readonly (Value | null)[];
  standing: Standing<Value>;
}

type IsSame<Value> = (one: Value | null, other: Value | null) => boolean;

const DOUBTS_MAX = 4;

export const savedState = <Value>(value: Value | null, revision: number): SaverState<Value> => ({
  latest: value,
  saved: value,
  revision,
  doubts: [],
  standing: { at: 'saved' },
});

/** Typing changes nothing about a network that is not there, nor about two versions of which one has to be chosen. */
const STAYS: readonly Standing<unknown>['at'][] = ['conflict', 'failing', 'waiting'];

export function typed<Value>(
  state: SaverState<Value>,
  latest: Value | null,
  place?: number,
): SaverState<Value> {
  const next = { ...state, latest, place: place ?? state.place };
  // What was taken back before anyone heard of it never happened.
  if (latest === state.saved && !state.sent && state.doubts.length === 0 && state.standing.at === 'waiting')
    return savedState(latest, state.revision);
  return STAYS.includes(state.standing.at) ? next : { ...next, standing: { at: 'waiting' } };
}

export const sending = <Value>(state: SaverState<Value>): SaverState<Value> => ({
  ...state,
  sent: { value: state.latest },
});

/** The server has this value under this revision. */
export function acknowledged<Value>(
  state: SaverState<Value>,
  { value, revision }: { value: Value | null; revision: number },
  isSame: IsSame<Value>,
): SaverState<Value> {
  const isAll = state.latest === value || isSame(state.latest, value);
  return {
    latest: state.latest,
    saved: value,
    revision,
    doubts: [],
    standing: { at: isAll ? 'saved' : 'waiting' },
  };
}

/** What is not refused for good is tried again, and may have arrived. */
export function failed<Value>(
  state: SaverState<Value>,
  verdict: 'failing' | 'refused',
  error: unknown,
): SaverState<Value> {
  const { sent, ...rest } = state;
  if (verdict === 'refused') {
    const isOutdated = sent !== undefined && sent.value !== state.latest;
    return { ...rest, standing: isOutdated ? { at: 'waiting' } : { at: 'refused', error } };
  }
  // The one that was cut off first is the likeliest to have arrived.
  const [first, ...others] = sent ? [...state.doubts, sent.value] : state.doubts;
  const doubts = first === undefined ? [] : [first, ...others.slice(1 - DOUBTS_MAX)];
  return { ...rest, doubts, standing: { at: 'failing', error } };
}

/** The server has another revision than this was typed over. If it is what was sent from here, only the answer was lost. */
export function met<Value>(
  state: SaverState<Value>,
  theirs: Theirs<Value>,
  isSame: IsSame<Value>,
): SaverState<Value> {
  const own = [state.latest, ...(state.sent ? [state.sent.value] : []), ...state.doubts];
  if (own.some((value) => isSame(value, theirs.value))) return acknowledged(state, theirs, isSame);
  const { sent: _, ...rest } = state;
  return { ...rest, doubts: [], standing: { at: 'conflict', theirs } };
}

/** What lay on the device, put over what the server has. */
export function adopted<Value>(
  state: SaverState<Value>,
  { value: latest, base, place, sent: doubts = [] }: Unsent<Value>,
  writer: Writer,
  isSame: IsSame<Value>,
): SaverState<Value> {
  const over: SaverState<Value> = { ...state, latest, place, doubts, standing: { at: 'waiting' } };
  if (base === state.revision) return over;
  return met(over, { ...writer, value: state.saved, revision: state.revision }, isSame);
}

/** Someone has seen both and decided. */
export function decided<Value>(
  state: SaverState<Value>,
  whose: 'mine' | 'theirs',
  isSame: IsSame<Value>,
): SaverState<Value> {
  if (state.standing.at !== 'conflict') return state;
  const { theirs } = state.standing;
  const latest = whose === 'theirs' ? theirs.value : state.latest;
  return acknowledged({ ...state, latest }, theirs, isSame);
}
