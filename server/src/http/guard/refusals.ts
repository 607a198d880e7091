import { Failure } from '@qrigin/domain/errors';
import { ENGINE_LOG } from '@qrigin/domain/features';
import type { Endpoint } from '@qrigin/domain/http';
import type { FastifyRequest } from 'fastify';
import { counter, HOUR } from '../../counter.ts';
import type { Database } from '../../db/connect/connection.ts';
import { type Caller, logSecurity } from '../../db/index.ts';
import { withNobody } from '../../db/tenancy/with-org.ts';
import type { Attempts } from '../limits/attempts.ts';
import { orgIn } from './guard-rules.ts';

/** A refused call is written down once an hour for each person, organisation and route, so that a loop fills nothing. */
const REFUSAL_LOG = counter('refusalLog', { points: 1, duration: HOUR });

export type GuardDeps = { database: Database; attempts: Attempts };
type Refused = {
  request: FastifyRequest;
  endpoint: Endpoint;
  userId: string;
  sessionId: string;
  caller: Caller;
};

/** Both are answered to people of the organisation only; to others it does not exist. */
function isRefusal(error: unknown, { policy }: Endpoint): boolean {
  if (!(error instanceof Failure)) return false;
  const isShut = error.code === 'organisation_suspended' || error.code === 'organisation_blocked';
  return error.code === 'forbidden' || (policy.who === 'member' && isShut);
}

/**
 * Writes a call that was refused to a signed-in person into the security log, in a transaction of its own, as that of the
 * call is undone by now. The answer stays the refusal, whatever becomes of this.
 */
export async function logRefusal({ database, attempts }: GuardDeps, error: unknown, refused: Refused) {
  const { request, endpoint, userId, sessionId, caller } = refused;
  if (!isRefusal(error, endpoint)) return;
  const organisationId = orgIn(request.params)?.toLowerCase();
  try {
    const key = `${userId} ${organisationId ?? ''} ${endpoint.name}`;
    if ((await attempts.take(REFUSAL_LOG, key)) === undefined) return;
    const detail = `${endpoint.method} ${endpoint.path}`;
    const event = { kind: ENGINE_LOG.refused, userId, organisationId, sessionId, caller, detail };
    await withNobody(database, (db) => logSecurity(db, event));
  } catch (fault) {
    request.log.error({ reqId: request.id, err: fault }, 'security log');
  }
}
