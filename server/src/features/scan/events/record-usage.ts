import type { PublicCtx } from '../../../db/index.ts';
import type { ScanEvent } from './insert-events.ts';
import type { ScanEvents } from './scan-events.ts';

type PlaceOfCode = Pick<ScanEvent, 'orgId' | 'runId' | 'idx'>;
type Visit = Pick<PublicCtx, 'sessionId' | 'visitor' | 'caller'>;

/**
 * The session of a member of the code's organisation, so that its people can be distinguished from shoppers.
 * No one else's is stored: a shopper who happens to be signed in, here or as a guest, is not followed from
 * code to code.
 */
async function sessionOfMember({ sessionId, visitor }: Visit, orgId: string): Promise<string | null> {
  if (sessionId === undefined) return null;
  const found = await visitor();
  if (found.kind !== 'user') return null;
  const member = await found.own((db) =>
    db
      .selectFrom('membership')
      .select('user_id')
      .where('org_id', '=', orgId)
      .where('user_id', '=', found.userId)
      .where('status', '=', 'active')
      .executeTakeFirst(),
  );
  return member ? sessionId : null;
}

/** Answers once the look at the code is on disk. */
export async function recordUsage(
  events: ScanEvents,
  visit: Visit,
  { orgId, runId, idx }: PlaceOfCode,
  eventId: string,
): Promise<{ event_id: string }> {
  const { caller } = visit;
  await events.record({
    orgId,
    runId,
    idx,
    id: eventId,
    sessionId: await sessionOfMember(visit, orgId),
    language: caller.language,
    device: caller.deviceClass,
    country: caller.country,
  });
  return { event_id: eventId };
}
