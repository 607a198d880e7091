import type { SecurityKind } from '@qrigin/domain/declaration';
import type { Db } from './connect/connection.ts';
import type { Caller } from './ctx.ts';
import { familiarDevice } from './familiar-device.ts';

export type SecurityEvent = {
  kind: SecurityKind;
  /** Whose account it is about; left out when the address that was tried has none. */
  userId?: string | undefined;
  /** The member of the organisation who did it to them. */
  actorId?: string | undefined;
  organisationId?: string | undefined;
  sessionId?: string | undefined;
  caller?: Pick<Caller, 'network' | 'device'> | undefined;
  /** What it was about beside the person: a role, a file, a code. Ids only. */
  subjectId?: string | undefined;
  /** The pattern of a route, the name of a role. Never what a stranger typed. */
  detail?: string | undefined;
  /** Which of those who run the platform did it, and why. */
  operator?: string | undefined;
  reason?: string | undefined;
};

/**
 * Adds to the security log in the caller's transaction. Answers nothing: whoever writes here may not read it. No one can take
 * anything out again for 12 months, so it holds no words of the caller's own, not even what their program is called.
 */
export async function logSecurity(db: Db, event: SecurityEvent): Promise<void> {
  const { kind, userId, actorId, organisationId, sessionId, caller, subjectId, detail } = event;
  await db
    .insertInto('security_event')
    .values({
      kind: kind.name,
      user_id: userId ?? null,
      actor_id: actorId ?? null,
      organisation_id: organisationId ?? null,
      session_id: sessionId ?? null,
      network: caller?.network ?? null,
      device: caller ? familiarDevice(caller.device) : null,
      subject_id: subjectId ?? null,
      detail: detail ?? null,
      operator: event.operator ?? null,
      reason: event.reason ?? null,
    })
    .execute();
}
