import { Failure } from '@qrigin/domain/errors';
import type { Endpoint, Policy } from '@qrigin/domain/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { Db, Member, MemberCtx, PublicCtx, UserCtx } from '../db/index.ts';
import { loadMember } from '../db/load-member.ts';
import { withNobody, withOrg, withUser } from '../db/with-org.ts';
import { callerOf } from './caller.ts';
import { failureOfInput } from './failure-reply.ts';
import { once } from './idempotency.ts';
import { findVisitor, requireSession, type Session } from './session.ts';

export type Input = { params: unknown; query: unknown; body: unknown };
type Work = (ctx: PublicCtx | UserCtx | MemberCtx, input: Input) => Promise<unknown>;
type Exchange = { request: FastifyRequest; reply: FastifyReply };

const OrgParam = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

function requireInput(request: FastifyRequest): Input {
  if (request.validationError) throw failureOfInput(request.validationError);
  return { params: request.params, query: request.query, body: request.body };
}

function requirePermission(
  policy: Extract<Policy, { who: 'member' }>,
  member: Member,
  session: Session,
): void {
  if (!member.permissions.includes(policy.permission)) throw new Failure('forbidden');
  const isAsked = policy.stepUp === 'everybody' || (policy.stepUp === 'all_but_owner' && member.rank > 0);
  if (isAsked && !session.isFresh) throw new Failure('step_up');
}

/** Every id that names a row is looked up in the caller's organisation; a stranger's id does not exist. */
async function requireRows(db: Db, orgId: string, endpoint: Endpoint, input: Input): Promise<void> {
  const named: Record<string, unknown> = {
    ...toRecord(input.params),
    ...toRecord(input.query),
    ...toRecord(input.body),
  };
  for (const [field, table] of Object.entries(endpoint.ids)) {
    const id = named[field];
    if (typeof id !== 'string') continue; // optional and left out
    const rows = db.selectFrom(table).select('id').where('org_id', '=', orgId).where('id', '=', id);
    // A deleted product is kept for its printed codes only.
    const row = await (table === 'product'
      ? rows.where(sql<boolean>`deleted_at is null`)
      : rows
    ).executeTakeFirst();
    if (!row) throw new Failure('not_found');
  }
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function orgOf(request: FastifyRequest): string {
  const { org } = toRecord(request.params);
  if (typeof org !== 'string' || !OrgParam.test(org)) throw new Failure('not_found');
  return org;
}

function idempotencyKey(endpoint: Endpoint, request: FastifyRequest): string | undefined {
  if (!endpoint.policy.idempotent) return undefined;
  const key = request.headers['idempotency-key'];
  return Array.isArray(key) ? key.join() : key;
}

/**
 * The order is always the same: session, membership, permission, step-up, input, ids, then the work. What belongs to
 * a person or an organisation is done in one transaction that sees only what the caller may see.
 */
export async function guarded(
  database: Database,
  endpoint: Endpoint,
  { request, reply }: Exchange,
  work: Work,
) {
  const { policy } = endpoint;
  const caller = callerOf(request, reply);
  const requestId = request.id;
  if (policy.who === 'public' || policy.who === 'guest') {
    if (policy.who === 'guest') await requireSession(database, policy, request.claims, caller);
    const ctx: PublicCtx = {
      requestId,
      caller,
      sessionId: request.claims?.sid,
      transaction: (inside) => withNobody(database, inside),
      visitor: async () => {
        const found = await findVisitor(database, request.claims, caller);
        if (found.kind !== 'user') return found;
        return { ...found, own: (inside) => withUser(database, found.userId, inside) };
      },
    };
    return work(ctx, requireInput(request));
  }

  const session = await requireSession(database, policy, request.claims, caller);
  const { id: sessionId, userId } = session;
  request.userId = userId;
  const doOnce = (ctx: UserCtx | MemberCtx, input: Input) =>
    once(ctx, endpoint, { key: idempotencyKey(endpoint, request), ...input }, () => work(ctx, input));

  if (policy.who === 'user') {
    if (policy.stepUp && !session.isFresh) throw new Failure('step_up');
    return withUser(database, userId, (db) =>
      doOnce({ db, requestId, caller, userId, sessionId }, requireInput(request)),
    );
  }
  const orgId = orgOf(request);
  return withOrg(database, { orgId, userId }, async (db) => {
    const member = await loadMember(db, orgId, userId);
    requirePermission(policy, member, session);
    const input = requireInput(request);
    await requireRows(db, orgId, endpoint, input);
    return doOnce({ db, requestId, caller, userId, sessionId, orgId, member }, input);
  });
}
