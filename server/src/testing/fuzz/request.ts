import { API_BASE, bearer, type Endpoint, takesBody } from '@qrigin/domain/http';
import * as fc from 'fast-check';
import { arbitraryOf } from '../contract/arbitrary.ts';
import { hostileText } from '../contract/text.ts';
import type { Arranged } from '../matrix/arranged.ts';
import type { Actor } from '../matrix/expected.ts';
import { type Dice, dice } from './breaks/dice.ts';
import { type Known, nounOfParam } from './judge/known.ts';

/** The name under which the fuzzer calls. */
export const FUZZER = 'fuzzer';

/** A call, still in parts so that one of them can be broken. Parameters and query are written as they are sent. */
export type Request = {
  endpoint: Endpoint;
  actor: Actor;
  params: Record<string, string>;
  query: [name: string, value: string][];
  headers: Record<string, string>;
  /** What the body says; `text` is how it is written. */
  value: unknown;
  text: string | undefined;
};

/** What fast-check draws for one case; ids of real things are put in when it is sent. */
export type Draft = {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  roll: Dice;
};

/** Drafts that the contract accepts. */
export function draftsOf(endpoint: Endpoint): fc.Arbitrary<Draft> {
  const fields = (schema: Endpoint['params']) =>
    arbitraryOf(schema, hostileText).map((value) => value as Record<string, unknown>);
  return fc.record({
    params: fields(endpoint.params),
    query: fields(endpoint.query),
    body: takesBody(endpoint) ? arbitraryOf(endpoint.body, hostileText) : fc.constant(undefined),
    roll: dice,
  });
}

/** As one writes it into an address; half a surrogate pair cannot be written there. */
function encode(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed());
}

/** Text that came with another call may not fit here; then only ids are put in. */
function bodyOf(endpoint: Endpoint, { body, roll }: Draft, known: Known): unknown {
  const about = { noun: nounOfParam(endpoint.path, 'id'), field: '' };
  const filled = known.fill(body, { ...about, withTexts: true }, roll);
  if (endpoint.body.safeParse(filled).success) return filled;
  return known.fill(body, { ...about, withTexts: false }, roll);
}

type Asker = { actor: Actor; token: string | undefined; known: Known; arranged: Arranged };

/** The draft as a call by this person, about things that are there. What was arranged for it comes first. */
export function validRequest(endpoint: Endpoint, draft: Draft, asker: Asker): Request {
  const { params, query, roll } = draft;
  const { actor, known, arranged } = asker;
  // What the contract says that a parameter names counts above what it is called.
  const about = (name: string) => ({
    noun: endpoint.ids[name]?.name ?? nounOfParam(endpoint.path, name),
    field: endpoint.ids[name]?.name ?? name,
    withTexts: true,
  });
  const fill = (name: string, value: unknown) => encode(known.fill(value, about(name), roll));
  const filledBody = takesBody(endpoint) ? bodyOf(endpoint, draft, known) : undefined;
  const value = arranged.body ? { ...Object(filledBody), ...arranged.body } : filledBody;
  const written = (fields: Record<string, unknown>, above: Record<string, string> = {}) =>
    Object.entries({ ...fields, ...above }).flatMap(([name, at]) =>
      [at].flat().map((one): [string, string] => [name, name in above ? encode(one) : fill(name, one)]),
    );
  const token = arranged.token ?? asker.token;
  const isKeyed = endpoint.policy.idempotent && roll(4) === 0;
  return {
    endpoint,
    actor,
    params: Object.fromEntries(written(params, arranged.params)),
    query: written(query, arranged.query),
    headers: {
      'user-agent': FUZZER,
      ...(token === undefined ? {} : { authorization: bearer(token).Authorization }),
      ...(value === undefined ? {} : { 'content-type': 'application/json' }),
      // Few keys, so that some are used again, with the same body or with another.
      ...(isKeyed ? { 'idempotency-key': `key-${roll(5)}` } : {}),
    },
    value,
    text: value === undefined ? undefined : JSON.stringify(value),
  };
}

/** Path and query as they are sent. */
export function targetOf({ endpoint, params, query }: Request): string {
  const path = endpoint.path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? (params[segment.slice(1)] ?? segment) : segment))
    .join('/');
  const pairs = query.map(([name, value]) => `${name}=${value}`).join('&');
  return `${API_BASE}${path}${pairs ? `?${pairs}` : ''}`;
}

/** What the server takes of an address with all headers (`maxHeaderSize`), less what Node's client adds to them. */
const HEAD_MAX = 16 * 1024 - 512;

/**
 * Whether the address and the headers are more than HTTP lets through: a text that is right by its contract has up to
 * nine signs for each character in an address.
 */
export function isTooLong(request: Request): boolean {
  const headers = Object.entries(request.headers).map(([name, value]) => name.length + value.length + 4);
  return headers.reduce((sum, length) => sum + length, targetOf(request).length) > HEAD_MAX;
}
