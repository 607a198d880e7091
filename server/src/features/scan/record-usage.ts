import type { PublicCtx } from '../../db/index.ts';
import type { ScanEvent, ScanEvents } from './scan-events.ts';

type PlaceOfCode = Pick<ScanEvent, 'orgId' | 'runId' | 'idx'>;

/** Answers once the look at the code is on disk. */
export async function recordUsage(
  events: ScanEvents,
  { sessionId, caller }: Pick<PublicCtx, 'sessionId' | 'caller'>,
  { orgId, runId, idx }: PlaceOfCode,
  eventId: string,
): Promise<{ event_id: string }> {
  await events.record({
    orgId,
    runId,
    idx,
    id: eventId,
    sessionId: sessionId ?? null,
    language: caller.language,
    device: caller.deviceClass,
    country: caller.country,
  });
  return { event_id: eventId };
}
