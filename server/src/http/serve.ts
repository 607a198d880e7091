import { Failure } from '@qrigin/domain/errors';
import {
  API_BASE,
  CSV_ROWS_MAX,
  type Endpoint,
  failuresOf,
  type IfMatch,
  type ListQuery,
  type RateClass,
  takesBody,
  type Who,
} from '@qrigin/domain/http';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import type { Database } from '../db/connect/connection.ts';
import type { SideDatabase, SideOptions } from '../db/connect/side-database.ts';
import type { Db, MemberCtx, PublicCtx, UserCtx } from '../db/index.ts';
import { Computed, type InTransaction } from '../db/lists/computed.ts';
import { Listed } from '../db/lists/listed.ts';
import type { ApiEnv } from '../env.ts';
import type { ProcessTurns, Turns } from '../turns/turns.ts';
import { refuseForeignPages } from './guard/cross-site.ts';
import { type Again, guarded, type Work } from './guard/guard.ts';
import type { TokenClaims, Tokens } from './guard/token.ts';
import type { Attempts } from './limits/attempts.ts';
import { givePlaceBack, takePlace } from './limits/call-place.ts';
import type { CallsUnderWay } from './limits/calls-under-way.ts';
import type { Limits } from './limits/limits.ts';
import { createFileRooms, type ExportPlace } from './lists/export-places.ts';
import { sendComputed } from './lists/send-computed.ts';
import { sendCsv } from './lists/send-csv.ts';
import { wantsCsv } from './lists/wants-csv.ts';
import type { ServeContent } from './pages/content-origin.ts';
import type { ServePage } from './pages/serve-page.ts';
import { requireJson } from './request/content-type.ts';
import { headerOf } from './request/header.ts';
import { ifMatchOf } from './request/if-match.ts';
import { networkOf } from './request/network.ts';
import { keepBytes, type Sent, sentOf } from './request/sent-bytes.ts';
import { openStream } from './streams/serve-stream.ts';
import type { OpenStreams } from './streams/serve-stream-open.ts';
import type { AddGauge } from './watch/metrics.ts';
import type { AddNetworkCounts } from './watch/security-metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What this route is; a route without it does not start, pages of the platform itself aside. */
    endpoint?: Endpoint;
  }
  interface FastifyRequest {
    claims: TokenClaims | undefined;
    /** Whose session it is, once it has been read. */
    userId: string | undefined;
  }
}

type CtxOf<Caller extends Who> = Caller extends 'member'
  ? MemberCtx
  : Caller extends 'user'
    ? UserCtx
    : PublicCtx;

type Reply<E extends Endpoint> = z.input<E['reply']>;
type ItemOf<Answer> = Answer extends { items: (infer Item)[] } ? Item : never;
type UnpagedOf<Answer> = Answer extends (infer Item)[] ? Item : never;
/** A list is answered by the page that was asked for, by an array if it may be asked for without, or by all of it as a file. */
type ListOf<E extends Endpoint> = [ItemOf<Reply<E>>] extends [never]
  ? never
  : Listed<ItemOf<Reply<E>>, UnpagedOf<Reply<E>>> | Computed<ItemOf<Reply<E>>>;

/** A failure that is thrown undoes the work; one that is returned is answered after the work is stored. */
type Handler<E extends Endpoint> = (input: {
  ctx: CtxOf<E['policy']['who']>;
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  /** What the caller last knew, for calls that can answer that it has changed. */
  ifMatch: IfMatch | undefined;
  /** What was sent, to the byte; empty unless the call is signed. */
  sent: Sent;
}) => Promise<Reply<E> | ListOf<E> | Failure> | ListOf<E>;

type Options<E extends Endpoint> = {
  /** The group in which the API page shows it. */
  feature?: string;
  /** Answers on the hosts of organisations too: only for what pages there need, and what gives nothing away. */
  onTenantHosts?: true;
  /**
   * Only for calls of a person or a member: what is left to do once the transaction of the call is stored, such as
   * waiting for a job that was sent in it, which no one sees before, or for another company's server. `again` opens another
   * transaction of the same caller; the answer that it gives takes the place of the handler's.
   */
  afterwards?: (
    answer: z.input<E['reply']>,
    again: Again<CtxOf<E['policy']['who']>>,
    body: z.output<E['body']>,
  ) => Promise<z.input<E['reply']>>;
  /** The handler gets the bytes that were sent, for calls that are signed by others; no more than these many. */
  signedBytes?: number;
  /** Only for calls of a member: where those of an organisation wait for each other before they hold a connection. */
  turns?: Turns;
  /** So long anyone may keep an answer that is the same for everybody; without it no one keeps any. */
  keptSeconds?: number;
};

/** Puts an endpoint on the air. What happens before the handler is the same for all of them. */
export type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: Options<E>) => void;

export type Engine = {
  database: Database;
  attempts: Attempts;
  limits: Limits;
  tokens: Tokens;
  origins: readonly string[];
  streams: OpenStreams;
  underWay: CallsUnderWay;
};

/** What some features need beside their transaction. */
export type FeatureDeps = {
  env: ApiEnv;
  tokens: Tokens;
  attempts: Attempts;
  /** One transaction on the platform's register, for what happens outside a call's own. */
  register: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** Connections of another role, which are closed with the others. */
  connectBeside: (options: SideOptions) => SideDatabase;
  /** What this process may have of a whole that all processes share, and no less than the second number. */
  share: (whole: number, least?: number) => number;
  /** For calls that hold a connection for long. */
  turns: ProcessTurns;
  servePage: ServePage;
  serveContent: ServeContent;
  /** For the metrics: a figure of this process, read whenever someone asks. Those of all processes are added up. */
  addGauge: AddGauge;
  /** For the metrics: what was counted by network, in all and the most of one. */
  addNetworkCounts: AddNetworkCounts;
  /** Runs before the server waits for the calls under way. */
  onStopping: (work: () => void) => void;
  /** Runs before the connections are closed. */
  onClose: (work: () => Promise<void>) => void;
};

const ErrorReply = z.looseObject({ error: z.string(), code: z.string() }).meta({ id: 'Error' });

function schemaOf(endpoint: Endpoint, feature: string): FastifySchema {
  const statuses = new Set([...failuresOf(endpoint)].map((code) => new Failure(code).status));
  const who = endpoint.policy.who;
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [feature],
    // An empty list says that none is needed; nothing at all would leave it open.
    security: who === 'public' ? [] : [{ bearer: [] }],
    ...(who === 'member' ? { description: needsOf(endpoint.policy) } : {}),
    ...(Object.keys(endpoint.params.shape).length ? { params: endpoint.params } : {}),
    ...(Object.keys(endpoint.query.shape).length ? { querystring: endpoint.query } : {}),
    ...(takesBody(endpoint) ? { body: endpoint.body } : {}),
    response: {
      [endpoint.status]: replyOf(endpoint),
      ...Object.fromEntries([...statuses].map((status) => [status, ErrorReply])),
    },
  };
}

function isField(reply: z.ZodType, name: string): boolean {
  return reply instanceof z.ZodObject && name in reply.shape;
}

function needsOf({ permission, ownersOnly }: Extract<Endpoint['policy'], { who: 'member' }>): string {
  return `Needs the permission \`${permission.name}\`${ownersOnly ? ' and the Owner role' : ''}.`;
}

function replyOf({ reply, streams, csv }: Endpoint) {
  if (streams) return { description: 'Events', content: { 'text/event-stream': { schema: reply } } };
  if (!csv) return reply;
  const most = csv.isComputed ? '' : ` of at most ${CSV_ROWS_MAX} rows`;
  const description = `A page; with \`Accept: text/csv\`, all of it as a file${most}`;
  return {
    description,
    content: { 'application/json': { schema: reply }, 'text/csv': { schema: z.string() } },
  };
}

function bearer(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.-]{1,4096})$/.exec(headerOf(request.headers, 'authorization'))?.[1];
}

/** Classes that everyone of one network shares: a session is free to get, so it must not bring a new count. */
const BY_NETWORK: readonly RateClass[] = ['auth', 'public', 'scan', 'webhook'];

/** Reads of a member's scanner are their own: a hall full of people who pack is one network, and shoppers scan in it too. */
function callerOf({ policy }: Endpoint, { claims, ip }: FastifyRequest): string {
  const isOwn = !BY_NETWORK.includes(policy.rate) || (policy.rate === 'scan' && policy.who === 'member');
  return claims && isOwn ? claims.sid : networkOf(ip);
}

/** Before the body is read: is this JSON, is it too often, is there a token of ours where one is needed? */
async function admit(engine: Engine, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  refuseForeignPages(request, engine.origins);
  if (endpoint.method !== 'GET') requireJson(request);
  const token = bearer(request);
  request.claims = token === undefined ? undefined : await engine.tokens.verify(token);
  const rate = wantsCsv(endpoint, request) ? 'bulk' : endpoint.policy.rate;
  await takePlace(request, engine.limits.admit(rate, callerOf(endpoint, request)));
  if (endpoint.policy.who !== 'public' && !request.claims) throw new Failure('signed_out');
}

/** In the transaction that is open anyway. */
function inSame(ctx: PublicCtx | UserCtx | MemberCtx): InTransaction {
  if (!('db' in ctx)) throw new Error('what is computed is read in a transaction of somebody');
  return (work) => work(ctx);
}

/** Who takes a file. */
function takersOf(ctx: PublicCtx | UserCtx | MemberCtx, caller: string) {
  return { person: 'userId' in ctx ? ctx.userId : caller, org: 'orgId' in ctx ? ctx.orgId : undefined };
}

type Answered = { endpoint: Endpoint; answer: unknown; keptSeconds: number | undefined };

function sendAnswer(reply: FastifyReply, { endpoint, answer, keptSeconds }: Answered): FastifyReply {
  // What somebody may see no one else may keep.
  if (keptSeconds !== undefined && endpoint.policy.who === 'public')
    reply.header('Cache-Control', `public, max-age=${keptSeconds}`);
  if (endpoint.tag !== undefined) reply.header('ETag', `"${Object(answer)[endpoint.tag]}"`);
  return reply.code(endpoint.status).send(answer);
}

/**
 * A file is on its way. In place of the reply itself, which whoever awaits it has only when the caller has read everything:
 * until then the transaction would stay open.
 */
const SENT = Symbol('sent');

export function createServe(app: FastifyInstance, engine: Engine): Serve {
  app.decorateRequest('claims', undefined);
  app.decorateRequest('userId', undefined);
  const files = createFileRooms();

  return (
    endpoint,
    handler,
    { feature = 'platform', onTenantHosts, afterwards, signedBytes, turns, keptSeconds } = {},
  ) => {
    const url = API_BASE + endpoint.path;
    if (!('policy' in endpoint)) throw new Error(`${url} has no policy`);
    if (endpoint.tag !== undefined && !isField(endpoint.reply, endpoint.tag))
      throw new Error(`${url} answers no ${endpoint.tag} that could be its tag`);
    if (afterwards && (endpoint.policy.who === 'public' || endpoint.policy.who === 'guest'))
      throw new Error(`${url} has nobody to go on for`);
    app.route({
      method: endpoint.method,
      url,
      schema: schemaOf(endpoint, feature),
      // The guard comes first: only callers who are admitted learn what is wrong with the input.
      attachValidation: true,
      // Of an answer that never ends there is no head to be had.
      exposeHeadRoute: !endpoint.streams,
      config: onTenantHosts ? { endpoint, onTenantHosts } : { endpoint },
      ...(signedBytes === undefined ? {} : { bodyLimit: signedBytes, preParsing: keepBytes }),
      onRequest: (request) => admit(engine, endpoint, request),
      handler: async (request, reply) => {
        const isFile = wantsCsv(endpoint, request);
        let place: ExportPlace | undefined;
        const answer = await guarded(
          engine,
          endpoint,
          { request, reply },
          {
            // Parsed by the endpoint's own schemas and guarded by its own policy, so of the types that both promise.
            act: async (ctx, input) => {
              const ifMatch = ifMatchOf(endpoint, request);
              const done = await handler({ ctx, ...input, ifMatch, sent: sentOf(request) } as Parameters<
                typeof handler
              >[0]);
              // Not beside a key, under which an answer is kept.
              if (done instanceof Failure && endpoint.policy.idempotent) throw done;
              if (!(done instanceof Listed || done instanceof Computed)) return done;
              const query = input.query as ListQuery;
              if (!isFile || !endpoint.csv)
                return done instanceof Listed ? done.page(query) : done.page(query, inSame(ctx));
              const takers = takersOf(ctx, callerOf(endpoint, request));
              if (done instanceof Computed) {
                place = files.enterComputed(done.total, takers);
                return done;
              }
              place = files.enterListed(takers);
              await sendCsv(done, reply, { csv: endpoint.csv, query, place });
              return SENT;
            },
            async afterwards(answer, again, body) {
              if (!(answer instanceof Computed && endpoint.csv && place))
                return (await (afterwards as Work['afterwards'])?.(answer, again, body)) ?? answer;
              await sendComputed(answer, reply, { csv: endpoint.csv, place, inTransaction: again });
              return SENT;
            },
            isSnapshot: isFile,
            turns,
          },
        )
          // The file leaves its place itself; without one there is nothing to wait for.
          .catch((error: unknown) => {
            place?.leave();
            throw error;
          })
          .finally(() => place?.read());
        if (answer === SENT) return reply;
        if (answer instanceof Failure) throw answer;
        if (endpoint.streams) {
          openStream(engine, request, reply);
          // It may last for hours, and has a limit of its own.
          givePlaceBack(request);
          return reply;
        }
        return sendAnswer(reply, { endpoint, answer, keptSeconds });
      },
    });
  };
}
