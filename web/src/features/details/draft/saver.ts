import { nextPause } from '../../../http/live/pause-of.ts';
import type { Unsent } from './device.ts';
import {
  acknowledged,
  adopted,
  decided,
  failed,
  met,
  type SaverState,
  savedState,
  sending,
  type Theirs,
  typed,
  type Writer,
} from './saver-state.ts';
import { verdictOn } from './verdict-on.ts';

/** After the last key; whoever goes on typing is saved this often. */
const PAUSE_MS = 600;
const LONGEST_MS = 2000;

interface Over {
  revision: number;
  place: number | undefined;
}

export interface SaverDeps<Value> {
  /** Answers with the revision under which it is stored. */
  send: (value: Value | null, over: Over) => Promise<number>;
  isSame: (one: Value | null, other: Value | null) => boolean;
  /** What the server has instead, where a refusal tells it. */
  theirsIn: (error: unknown) => Theirs<Value> | undefined;
  /** Keeps it until it is acknowledged; whether that worked. */
  keep: (unsent: Unsent<Value>) => boolean;
  forget: () => void;
  onState: (state: SaverState<Value>) => void;
}

export type Saver<Value> = ReturnType<typeof createSaver<Value>>;

const isUnsent = <Value>({ standing: { at } }: SaverState<Value>) => at === 'waiting' || at === 'failing';

/**
 * Brings what is typed into one part to the server: within a second of the last key, one request at a time, again after
 * growing pauses where it fails. Until it is acknowledged it is kept on the device.
 */
export function createSaver<Value>(known: { value: Value | null; revision: number }, deps: SaverDeps<Value>) {
  let state = savedState(known.value, known.revision);
  let isKept = true;
  const clock = createClock(() => void send());

  function apply(next: SaverState<Value>) {
    state = next;
    isKept = store(state, deps);
    deps.onState(state);
    clock.set(state);
  }

  async function attempt(): Promise<void> {
    const { latest: value, revision, place } = state;
    apply(sending(state));
    try {
      const answered = await deps.send(value, { revision, place });
      clock.succeeded();
      if (!clock.isStopped()) apply(acknowledged(state, { value, revision: answered }, deps.isSame));
    } catch (error) {
      if (!clock.isStopped()) refuse(error);
    }
  }

  function refuse(error: unknown) {
    const theirs = deps.theirsIn(error);
    if (theirs) return apply(met(state, theirs, deps.isSame));
    clock.failed(error);
    apply(failed(state, verdictOn(error), error));
  }

  function send(): Promise<void> {
    if (clock.isPaused() || state.sent || !isUnsent(state)) return Promise.resolve();
    return clock.during(attempt());
  }

  return {
    state: () => state,
    isKept: () => isKept,
    change: (value: Value | null, place?: number) => apply(typed(state, value, place)),
    /** Puts what lay on the device over what the server has. */
    adopt: (left: Unsent<Value>, writer: Writer = {}) => apply(adopted(state, left, writer, deps.isSame)),
    /** The server has something newer; taken unless something was typed here. */
    take(value: Value | null, revision: number): boolean {
      const isNews = revision > state.revision || (value === null && state.latest !== null);
      if (state.standing.at !== 'saved' || state.sent || !isNews) return false;
      apply(savedState(value, revision));
      return true;
    },
    decide: (whose: 'mine' | 'theirs') => apply(decided(state, whose, deps.isSame)),
    /** Sends what waits at once; resolves when the server has it, or when it is clear that it will not take it now. */
    async flush(): Promise<void> {
      await clock.underway();
      await send();
      // Typed while that was under way.
      if (state.standing.at === 'waiting') await send();
    },
    /** The network is back: no pause is waited out. */
    wake: () => void (state.standing.at === 'failing' && send()),
    /** Nothing is sent meanwhile; typing goes on. */
    hold: (isHeld: boolean) => clock.hold(isHeld, state),
    stop: () => clock.stop(),
  };
}

function store<Value>(state: SaverState<Value>, { keep, forget }: SaverDeps<Value>): boolean {
  const { latest: value, revision: base, place, sent, doubts, standing } = state;
  if (standing.at === 'saved') {
    forget();
    return true;
  }
  return keep({ value, base, place, sent: sent ? [...doubts, sent.value] : doubts });
}

/** When the next request is due: after a pause in typing, but not too late; after a failure, later and later. */
function createClock(act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Since when something waits. */
  let since: number | undefined;
  let failures = 0;
  let retryAt = 0;
  let isHeld = false;
  let isStopped = false;
  let underway: Promise<void> | undefined;

  function set(state: SaverState<unknown>) {
    clearTimeout(timer);
    if (!isUnsent(state) || state.sent) since = undefined;
    if (isHeld || isStopped || state.sent || !isUnsent(state)) return;
    const now = Date.now();
    since ??= now;
    const due = state.standing.at === 'failing' ? retryAt : Math.min(now + PAUSE_MS, since + LONGEST_MS);
    timer = setTimeout(act, Math.max(0, due - now));
  }

  return {
    set,
    isStopped: () => isStopped,
    isPaused: () => isStopped || isHeld,
    underway: async () => underway,
    during: (work: Promise<void>) => (underway = work),
    succeeded: () => (failures = 0),
    failed(error: unknown) {
      retryAt = Date.now() + nextPause(failures, error);
      failures += 1;
    },
    hold(is: boolean, state: SaverState<unknown>) {
      isHeld = is;
      set(state);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
