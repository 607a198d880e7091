import type { ScanEvent } from '../../server/src/features/scan/scan-events.ts';
import type { Method } from './events-methods.ts';
import { median } from './table.ts';

export const WAITING = 64;

/** `cpu` is what one event costs, in millionths of a second; `p50` the usual wait, in thousandths. */
export type Slice = { events: number; perSecond: number; p50: number; cpu: number };

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

/** Keeps 64 events waiting for this long. */
export async function runSlice({ record }: Method, ms: number, { orgIds, cpu }: Setting): Promise<Slice> {
  const waits: number[] = [];
  const cpuBefore = cpu();
  const began = performance.now();
  async function keepOneWaiting(): Promise<void> {
    for (let sent = began; sent < began + ms; sent = performance.now()) {
      await record(newEvent(orgIds));
      waits.push(performance.now() - sent);
    }
  }
  await Promise.all(Array.from({ length: WAITING }, keepOneWaiting));
  const seconds = (performance.now() - began) / 1000;
  return {
    events: waits.length,
    perSecond: waits.length / seconds,
    p50: median(waits),
    cpu: ((cpu() - cpuBefore) * 1e6) / waits.length,
  };
}
