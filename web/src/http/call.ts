import { FailedCall, Failure, isFailureCode } from '@qrigin/domain/errors';
import { API_BASE, type Endpoint } from '@qrigin/domain/http';
import { z } from 'zod';
import { noteRequest } from './error-number.ts';
import { loseToken, storedToken } from './session.ts';

/** What the specification shows when a call does not answer the one status it should. */
const UNEXPECTED_RESPONSE = 'Unexpected response from the API';

/** Where the API is: of the same site unless the build names another. */
const BASE = import.meta.env.VITE_API_BASE ?? API_BASE;

const FailureBody = z.looseObject({ error: z.string(), code: z.string() });

type Input<E extends Endpoint> = Given<'params', z.input<E['params']>> &
  Given<'query', z.input<E['query']>> &
  Given<'body', z.input<E['body']>> & { token?: string; idempotencyKey?: string; signal?: AbortSignal };

/** A part that the endpoint does not have, or of which nothing is required, need not be given. */
type Given<Name extends string, Value> = undefined extends Value
  ? unknown
  : Record<string, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

type Parts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  token?: string | undefined;
  idempotencyKey?: string;
  signal?: AbortSignal;
};

function addressOf(endpoint: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `${BASE}${path}${search ? `?${search}` : ''}`;
}

function requestOf(endpoint: Endpoint, { body, token, idempotencyKey, signal }: Parts): RequestInit {
  return {
    method: endpoint.method,
    headers: {
      'Accept-Language': navigator.language,
      'X-Timezone': Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  };
}

/** A failure that the server named is thrown as it is; anything else is an answer that nobody foresaw. */
async function failureOf({ refusedAs }: Endpoint, response: Response): Promise<Error> {
  const meant = refusedAs?.[response.status];
  if (meant) return new Failure(meant);
  const body = FailureBody.safeParse(await response.json().catch(() => undefined));
  if (!body.success) return new Error(UNEXPECTED_RESPONSE);
  const { code, error: _text, ...details } = body.data;
  return isFailureCode(code) ? new Failure(code, details) : new Error(UNEXPECTED_RESPONSE);
}

function inItsWords({ failedText }: Endpoint, failure: Error): Error {
  return failedText === undefined ? failure : new FailedCall(failedText, { cause: failure });
}

function numbered(failure: Error, response: Response): Error {
  noteRequest(failure, response.headers.get('x-request-id'));
  return failure;
}

/**
 * A call that needs no session cannot lose it, and a 401 that the call itself foresees is about what was sent, such as
 * a wrong code. Any other means that the session is over.
 */
function isSignedOut(endpoint: Endpoint, status: number, failure: Error): boolean {
  if (status !== 401 || endpoint.policy.who === 'public') return false;
  return !(failure instanceof Failure && endpoint.fails.includes(failure.code));
}

/**
 * Calls an endpoint by its contract, with the token of who is signed in unless another is given. The reply is parsed,
 * so a server that drifts is caught here.
 */
export async function call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<z.output<E['reply']>> {
  const parts: Parts = { token: storedToken(), ...input };
  const response = await fetch(addressOf(endpoint, parts), requestOf(endpoint, parts));
  if (response.status !== endpoint.status) {
    const failure = await failureOf(endpoint, response);
    if (parts.token !== undefined && isSignedOut(endpoint, response.status, failure)) loseToken(parts.token);
    throw numbered(inItsWords(endpoint, failure), response);
  }
  const reply = endpoint.reply.safeParse(await response.json().catch(() => undefined));
  if (!reply.success) {
    const failure = new Error(UNEXPECTED_RESPONSE, { cause: reply.error });
    throw numbered(inItsWords(endpoint, failure), response);
  }
  return reply.data as z.output<E['reply']>;
}
