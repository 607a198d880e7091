import { z } from 'zod';
import type { PermissionType, TenantThing, Thing } from '../declaration/index.ts';
import type { FailureCode } from '../errors/index.ts';
import type { CsvType } from './csv.ts';

/** Where the API lives below the app's own origin. A browser build may name another address. */
export const API_BASE = '/api';

/** How often a caller may ask: the numbers are configuration, the classes are part of the contract. */
export type RateClass = 'auth' | 'public' | 'scan' | 'read' | 'write' | 'bulk' | 'webhook';

/**
 * Who may call. `member` needs an active membership of the organisation in the path and the permission;
 * with `ownersOnly` also the role of an Owner, where a permission of its own would let them pass it on;
 * `stepUp` also needs a sign-in within the last minutes, of everyone or of everyone but owners. `orReset` takes the
 * token of a password reset as well, which is good for nothing else.
 */
export type Policy = { rate: RateClass; idempotent?: true } & (
  | { who: 'public' }
  | { who: 'guest' }
  | { who: 'user'; stepUp?: 'everybody'; orReset?: true }
  | { who: 'member'; permission: PermissionType; ownersOnly?: true; stepUp?: 'everybody' | 'all_but_owner' }
);
export type Who = Policy['who'];

type Fields = z.ZodObject;

export type Endpoint<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Caller extends Who = Who,
> = {
  /** Unique; names the operation in OpenAPI, metrics and idempotency keys. */
  name: string;
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API's base, e.g. `/:org/sites/:id`. */
  path: `/${string}`;
  policy: Policy & { who: Caller };
  params: Params;
  query: Query;
  body: Body;
  reply: Reply;
  status: 200 | 201;
  /** The answer is a stream of server-sent events that continues until one side ends it. */
  streams?: true;
  /** The field of the answer that is its ETag. What `If-Match` names of it is handed to the action. */
  tag?: string;
  /** A list that can be had as a file, by `Accept: text/csv`: all of it in its order, whichever page is asked for. */
  csv?: CsvType;
  /** Failures of the action itself; those of the guard are known from the policy (`failuresOf`). */
  fails: readonly FailureCode[];
  /** What the answer shows: it is asked for anew when one of these changes. */
  reads: readonly Thing[];
  /** What a call that is answered has changed. */
  changes: readonly Thing[];
  /** Parameters or body fields that name a row of the caller's organisation; each id is looked up there first. */
  ids: Readonly<Record<string, TenantThing>>;
  /** What a screen says when the call is answered with any failure; which one it was is kept as the cause. */
  failedText?: string;
  /** Statuses that mean one failure to a screen, whatever came with them. */
  refusedAs?: Readonly<Partial<Record<number, FailureCode>>>;
};

/** What has to be said of every endpoint; the rest has a default. */
type Said = 'name' | 'summary' | 'method' | 'path' | 'policy' | 'reply';
type Definition<E extends Endpoint> = Pick<E, Said> & Partial<Omit<E, Said>>;

const NO_FIELDS = z.object({});
const NO_BODY = z.undefined();

/** An endpoint is data: the server registers it, the browser calls it, the tests walk it. */
export function endpoint<
  Reply extends z.ZodType,
  Caller extends Who,
  Params extends Fields = typeof NO_FIELDS,
  Query extends Fields = typeof NO_FIELDS,
  Body extends z.ZodType = typeof NO_BODY,
>(
  definition: Definition<Endpoint<Params, Query, Body, Reply, Caller>>,
): Endpoint<Params, Query, Body, Reply, Caller> {
  // The defaults have exactly the types that the type parameters default to; the compiler cannot see that.
  const defaults = { params: NO_FIELDS, query: NO_FIELDS, body: NO_BODY } as unknown as Pick<
    Endpoint<Params, Query, Body, Reply, Caller>,
    'params' | 'query' | 'body'
  >;
  return { ...defaults, status: 200, fails: [], reads: [], changes: [], ids: {}, ...definition };
}

/** Whether the endpoint takes a body at all. */
export function takesBody(endpoint: Endpoint): boolean {
  return endpoint.body.type !== 'undefined';
}
