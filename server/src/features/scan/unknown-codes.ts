import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '@qrigin/domain/errors';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../../db/index.ts';
import { createNetworkCounts, type NetworkCounts } from '../../network-counts.ts';

type Guesser = Pick<Caller, 'network' | 'device'>;

export type UnknownCodes = {
  /**
   * Counts a code that no one issued. Beyond a few a minute it answers later and later; throws `too_often` where
   * enough calls of the network wait already. Codes that were issued are never counted and never wait.
   */
  slowDown(caller: Guesser): Promise<void>;
  counts: Pick<NetworkCounts, 'worst' | 'total'>;
  /** Lets all who wait go. */
  stop(): void;
};

/** Ten times as many as are answered at once is no mistake any more. */
const ALERT_FACTOR = 10;
const ALERT_PAUSE_MS = 3_600_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;
/** Few of the calls that a network may have under way: shoppers behind the same address still get through. */
const WAITING_OF_NETWORK = 5;
/** From all networks together: waiting costs little, but not nothing. */
const WAITING_MAX = 1000;
const NETWORKS_MAX = 10_000;

type Options = {
  /** Unknown codes a minute that one network is answered at once. */
  limit: number;
  /** What this process may have of a whole: a network's calls are spread over all of them. */
  share?: (whole: number) => number;
  /** Told once an hour about a network that guesses. */
  alert: (caller: Guesser, detail: string) => Promise<void>;
  now?: () => number;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** Until the time is over, or the process stops. */
async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

export function createUnknownCodes({
  limit,
  share = (whole) => whole,
  alert,
  now = Date.now,
  wait = waitFor,
}: Options): UnknownCodes {
  const waitingOfNetwork = share(WAITING_OF_NETWORK);
  const counts = createNetworkCounts(now);
  const alerted = new LRUCache<string, number>({ max: NETWORKS_MAX });
  const waiting = new Map<string, number>();
  const stopping = new AbortController();
  let waitingInAll = 0;

  async function alertOnce(caller: Guesser, count: number): Promise<void> {
    const last = alerted.get(caller.network);
    if (count < limit * ALERT_FACTOR || (last !== undefined && now() - last < ALERT_PAUSE_MS)) return;
    alerted.set(caller.network, now());
    await alert(caller, `${count} unknown codes in a minute`);
  }

  async function waitInTurn(network: string, ms: number): Promise<void> {
    const here = waiting.get(network) ?? 0;
    if (here >= waitingOfNetwork || waitingInAll >= WAITING_MAX)
      throw new Failure('too_often', { retry_after: Math.ceil(ms / 1000) });
    waiting.set(network, here + 1);
    waitingInAll += 1;
    await wait(ms, stopping.signal);
    waitingInAll -= 1;
    const left = (waiting.get(network) ?? 1) - 1;
    if (left > 0) waiting.set(network, left);
    else waiting.delete(network);
  }

  return {
    async slowDown(caller) {
      const count = counts.add(caller.network);
      await alertOnce(caller, count);
      const beyond = count - limit;
      if (beyond <= 0) return;
      await waitInTurn(caller.network, Math.min(FIRST_WAIT_MS * 2 ** (beyond - 1), LONGEST_WAIT_MS));
    },
    counts,
    stop: () => stopping.abort(),
  };
}
