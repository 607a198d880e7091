import type { ScanEvent } from '../../server/src/features/scan/events/insert-events.ts';
import type { Method } from './events-methods.ts';
import { median } from './table.ts';

export const WAITING = 64;

/** A method, and after how many events one comes again; `Infinity` for never. */
export type Entrant = { name: string; method: Method; againEvery: number };

/**
 * `fresh` is how many events were new, `cpu` what one event costs, in millionths of a second; `p50` the usual wait, in
 * thousandths.
 */
export type Slice = { fresh: number; perSecond: number; p50: number; cpu: number };

/** `cpu` tells the seconds of processor time used so far by everything that takes part. */
type Setting = { orgIds: readonly string[]; cpu: () => number };

/** As a visitor's browser makes it: the id is a UUID of version 7. */
function newEvent(orgIds: readonly string[]): ScanEvent {
  const time = Date.now().toString(16).padStart(12, '0');
  const random = crypto.randomUUID();
  const place = Number.parseInt(random.slice(0, 6), 16);
  return {
    orgId: orgIds[place % orgIds.length] ?? '',
    runId: place % 1000,
    idx: place,
    id: `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`,
    sessionId: null,
    language: 'en-GB',
    device: 'phone',
    country: 'IN',
  };
}

/**
 * Keeps 64 events waiting for this long. Every so many is one that was stored before: with `againEvery` of 64 that is one in
 * every group, as all who wait go together.
 */
export async function runSlice(
  { method: { record }, againEvery }: Entrant,
  ms: number,
  { orgIds, cpu }: Setting,
): Promise<Slice> {
  const waits: number[] = [];
  let sent = 0;
  let again = 0;
  let stored: ScanEvent | undefined;
  function nextEvent(): ScanEvent {
    sent += 1;
    if (!stored || sent % againEvery !== 0) return newEvent(orgIds);
    again += 1;
    return stored;
  }

  // Connections that were idle while the others had their turn are closed; to open them anew is no part of the price.
  await Promise.all(Array.from({ length: WAITING }, () => record(newEvent(orgIds))));
  const cpuBefore = cpu();
  const began = performance.now();
  async function keepOneWaiting(): Promise<void> {
    for (let start = began; start < began + ms; start = performance.now()) {
      const event = nextEvent();
      await record(event);
      stored = event;
      waits.push(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: WAITING }, keepOneWaiting));
  const seconds = (performance.now() - began) / 1000;
  return {
    fresh: WAITING + waits.length - again,
    perSecond: waits.length / seconds,
    p50: median(waits),
    cpu: ((cpu() - cpuBefore) * 1e6) / waits.length,
  };
}
