import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/** A part that the endpoint does not have, or of which nothing is required, need not be given. */
export type Given<Name extends string, Value> = undefined extends Value
  ? unknown
  : Record<string, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

type WithEvery = {
  token?: string | undefined;
  idempotencyKey?: string | undefined;
  /** The tag of what the caller last knew; 0 for what does not exist yet. */
  ifMatch?: number | undefined;
  headers?: Record<string, string> | undefined;
};

/** What a call of this endpoint is given. */
export type Input<E extends Endpoint> = Given<'params', z.input<E['params']>> &
  Given<'query', z.input<E['query']>> &
  Given<'body', z.input<E['body']>> &
  WithEvery;

/** The same without a word about its form, for what is wrong on purpose. A text is sent as it is. */
export type RawInput = WithEvery & {
  params?: Record<string, unknown>;
  query?: Record<string, unknown> | string;
  body?: unknown;
};

export type ApiRequest = {
  method: Endpoint['method'];
  /** Below the API's base, with the query. */
  path: string;
  headers: Record<string, string>;
  body?: string;
};

/** A value for each part of the path that has a name. */
type PathParams<E extends Endpoint> = { [Name in keyof z.input<E['params']>]: unknown };

/** The header by which someone who is signed in is known. */
export function bearer(token: string): { Authorization: string } {
  return { Authorization: `Bearer ${token}` };
}

/** Where the endpoint is, below the API's base: `pathOf(createSite, { org })`. */
export function pathOf<E extends Endpoint>(
  endpoint: E,
  ...[params, query]: Record<string, never> extends z.input<E['params']>
    ? [params?: Record<string, never>, query?: RawInput['query']]
    : [params: PathParams<E>, query?: RawInput['query']]
): string {
  return rawPathOf(endpoint, { params: params ?? {}, query: query ?? {} });
}

function rawPathOf({ path }: Endpoint, { params = {}, query = {} }: RawInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encoded(params[name]));
  const search = typeof query === 'string' ? query : searchOf(query);
  return `${filled}${search ? `?${search}` : ''}`;
}

function searchOf(query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
}

/** Half a surrogate pair cannot be written into an address. */
function encoded(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed());
}

/** The request that calls the endpoint. It is only made here, so no one else writes a path or a header. */
export function requestOf<E extends Endpoint>(endpoint: E, input: Input<E>): ApiRequest {
  const raw: RawInput = { ...input };
  return rawRequestOf(endpoint, raw);
}

/** A request of this endpoint that need not be right. */
export function rawRequestOf(endpoint: Endpoint, input: RawInput): ApiRequest {
  const { body, token, idempotencyKey, ifMatch, headers = {} } = input;
  const own = {
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(token === undefined ? {} : bearer(token)),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    ...(ifMatch === undefined ? {} : { 'If-Match': `"${ifMatch}"` }),
  };
  return {
    method: endpoint.method,
    path: rawPathOf(endpoint, input),
    headers: withHeaders(own, headers),
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
}

/** A header that is given takes the place of our own, however its name is written. */
function withHeaders(own: Record<string, string>, given: Record<string, string>): Record<string, string> {
  const names = new Set(Object.keys(given).map((name) => name.toLowerCase()));
  const kept = Object.entries(own).filter(([name]) => !names.has(name.toLowerCase()));
  return { ...Object.fromEntries(kept), ...given };
}
