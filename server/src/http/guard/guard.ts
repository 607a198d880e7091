import { Failure } from '@qrigin/domain/errors';
import type { Endpoint, Policy } from '@qrigin/domain/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Caller, Db, MemberCtx, PublicCtx, UserCtx } from '../../db/index.ts';
import { loadMember } from '../../db/tenancy/load-member.ts';
import { withNobody, withOrg, withUser } from '../../db/tenancy/with-org.ts';
import type { Turns } from '../../turns/turns.ts';
import { failureOfInput } from '../request/failure-reply.ts';
import { callerOf } from './caller.ts';
import { faultOfCaller, type Input, idempotencyKey, orgIn, rowsNamed } from './guard-rules.ts';
import { once } from './idempotency.ts';
import { type GuardDeps, logRefusal } from './refusals.ts';
import { findVisitor, requireSession, type Session } from './session.ts';

/** Another transaction of the same caller. */
export type Again<Ctx> = <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>;
export type Work = {
  act(ctx: PublicCtx | UserCtx | MemberCtx, input: Input): Promise<unknown>;
  /** Goes on after the transaction of a person's or member's call is stored. */
  afterwards:
    | ((answer: unknown, again: Again<UserCtx | MemberCtx>, body: unknown) => Promise<unknown>)
    | undefined;
  /** It takes its time to read, and all of it as of one moment. */
  isSnapshot: boolean;
  /** Of members' calls: where they wait for each other before they hold a connection. */
  turns?: Turns | undefined;
};
type Exchange = { request: FastifyRequest; reply: FastifyReply };

function requireInput(request: FastifyRequest): Input {
  if (request.validationError) throw failureOfInput(request.validationError);
  return { params: request.params, query: request.query, body: request.body };
}

/** Every id that names a row is looked up in the caller's organisation; a stranger's id does not exist. */
async function requireRows(db: Db, orgId: string, endpoint: Endpoint, input: Input): Promise<void> {
  for (const { thing, id } of rowsNamed(endpoint.ids, input)) {
    const isShown = thing.isHidden ? sql`deleted_at is null` : sql`true`;
    const { rows } =
      await sql`select from ${sql.table(thing.table)} where org_id = ${orgId} and id = ${id} and ${isShown}`.execute(
        db,
      );
    if (!rows.length) throw new Failure('not_found');
  }
}

function refuse(fault: 'forbidden' | 'step_up' | undefined): void {
  if (fault) throw new Failure(fault);
}

/**
 * The order is always the same: session, membership, permission, step-up, input, ids, then the work. What belongs to
 * a person or an organisation is done in one transaction that sees only what the caller may see.
 */
export async function guarded(
  parts: GuardDeps,
  endpoint: Endpoint,
  { request, reply }: Exchange,
  work: Work,
) {
  const { policy } = endpoint;
  const { database } = parts;
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
    return work.act(ctx, requireInput(request));
  }

  const session = await requireSession(database, policy, request.claims, caller);
  const { id: sessionId, userId } = session;
  request.userId = userId;
  try {
    return await guardedPerson({ database, endpoint, policy, request, caller, session }, work);
  } catch (error) {
    await logRefusal(parts, error, { request, endpoint, userId, sessionId, caller });
    throw error;
  }
}

type OfPerson = {
  database: GuardDeps['database'];
  endpoint: Endpoint;
  policy: Extract<Policy, { who: 'user' | 'member' }>;
  request: FastifyRequest;
  caller: Caller;
  session: Session;
};

/** What comes after the session, for a person by themselves or as a member of an organisation. */
async function guardedPerson(asked: OfPerson, work: Work) {
  const { database, endpoint, policy, request, caller, session } = asked;
  const { id: sessionId, userId } = session;
  const requestId = request.id;
  const doOnce = (ctx: UserCtx | MemberCtx, input: Input) =>
    once(ctx, endpoint, { key: idempotencyKey(policy, request.headers), ...input }, () =>
      work.act(ctx, input),
    );

  const goOn = (answer: unknown, again: Again<UserCtx | MemberCtx>) =>
    !work.afterwards || answer instanceof Failure ? answer : work.afterwards(answer, again, request.body);

  if (policy.who === 'user') {
    refuse(faultOfCaller(policy, session.isFresh));
    const again: Again<UserCtx> = (inside) =>
      withUser(database, userId, (db) => inside({ db, requestId, caller, userId, sessionId }));
    return goOn(await again((ctx) => doOnce(ctx, requireInput(request))), again);
  }
  const orgId = orgIn(request.params);
  if (orgId === undefined) throw new Failure('not_found');
  const { isFresh } = session;
  // What a member may do is looked at in every transaction: it may have changed since the last one.
  const asMember =
    ({ isSnapshot }: Pick<Work, 'isSnapshot'>): Again<MemberCtx> =>
    (inside) =>
      withOrg(database, { orgId, userId, isSnapshot }, async (db) => {
        const member = await loadMember(db, orgId, userId);
        refuse(faultOfCaller(policy, isFresh, member));
        return inside({ db, requestId, caller, userId, sessionId, orgId, member, isFresh });
      });
  const leave = await work.turns?.enter(orgId, userId);
  const answer = await asMember(work)(async (ctx) => {
    const input = requireInput(request);
    await requireRows(ctx.db, orgId, endpoint, input);
    return doOnce(ctx, input);
  }).finally(leave);
  return goOn(answer, asMember({ isSnapshot: false }));
}
