import { FailedCall, Failure, isFailureCode } from '@qrigin/domain/errors';
import { API_BASE, type Endpoint, type Input, type RawInput, rawRequestOf } from '@qrigin/domain/http';
import { z } from 'zod';
import { noteRequest } from './error-number.ts';
import { loseToken, storedToken } from './session.ts';
import { stepUp } from './step-up.ts';

/** What the specification shows when a call does not answer the one status it should. */
const UNEXPECTED_RESPONSE = 'Unexpected response from the API';

/** Where the API is: of the same website unless the build names another. */
const BASE = import.meta.env.VITE_API_BASE ?? API_BASE;

const FailureBody = z.looseObject({ error: z.string(), code: z.string() });

type Sent<E extends Endpoint> = Input<E> & { signal?: AbortSignal };

type Parts = RawInput & { signal?: AbortSignal };

function fetchOf(endpoint: Endpoint, { signal, headers, ...parts }: Parts): Promise<Response> {
  const { path, ...request } = rawRequestOf(endpoint, {
    ...parts,
    headers: {
      'Accept-Language': navigator.language,
      'X-Timezone': Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...headers,
    },
  });
  return fetch(`${BASE}${path}`, { ...request, ...(signal ? { signal } : {}) });
}

/** A failure that the server named is thrown as it is; anything else is an answer that no one foresaw. */
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

const isStepUp = (failure: Error) => failure instanceof Failure && failure.code === 'step_up';

async function replyOf<E extends Endpoint>(endpoint: E, response: Response): Promise<z.output<E['reply']>> {
  const reply = endpoint.reply.safeParse(await response.json().catch(() => undefined));
  if (reply.success) return reply.data as z.output<E['reply']>;
  const failure = new Error(UNEXPECTED_RESPONSE, { cause: reply.error });
  throw numbered(inItsWords(endpoint, failure), response);
}

/**
 * Calls an endpoint by its contract, with the token of the person who is signed in unless another is given. The reply is parsed,
 * so a server that drifts is caught here. A call that wants a recent sign-in waits until the password was given and is
 * sent once more, as it was: with its idempotency key it is the same call to the server.
 */
export async function call<E extends Endpoint>(endpoint: E, input: Sent<E>): Promise<z.output<E['reply']>> {
  return send(endpoint, input, true);
}

async function send<E extends Endpoint>(
  endpoint: E,
  input: Sent<E>,
  mayAsk: boolean,
): Promise<z.output<E['reply']>> {
  const parts: Parts = { token: storedToken(), ...input };
  const response = await fetchOf(endpoint, parts);
  if (response.status === endpoint.status) return replyOf(endpoint, response);
  const failure = await failureOf(endpoint, response);
  // A token that was given for this call alone cannot be made anew by signing in.
  const isAsked = mayAsk && input.token === undefined && isStepUp(failure);
  if (isAsked && (await stepUp(parts.token))) return send(endpoint, input, false);
  throw refused(endpoint, response, failure, parts.token);
}

/** What is thrown for an answer that is none; a session that turns out to be over is forgotten. */
function refused(endpoint: Endpoint, response: Response, failure: Error, token: string | undefined): Error {
  if (token !== undefined && isSignedOut(endpoint, response.status, failure)) loseToken(token);
  return numbered(inItsWords(endpoint, failure), response);
}

/** Opens a list as a file, which the caller reads. Refusals are thrown as by `call`. */
export async function openCsv<E extends Endpoint>(endpoint: E, input: Sent<E>): Promise<Response> {
  const parts: Parts = { token: storedToken(), ...input, headers: { Accept: 'text/csv' } };
  const response = await fetchOf(endpoint, parts);
  if (response.status === endpoint.status) return response;
  throw refused(endpoint, response, await failureOf(endpoint, response), parts.token);
}

/** Opens an endpoint that answers with a stream, which the caller reads. Refusals are thrown as by `call`. */
export async function openStream(
  endpoint: Endpoint,
  parts: { token: string; signal: AbortSignal },
): Promise<Response> {
  const response = await fetchOf(endpoint, parts);
  if (response.status === endpoint.status) return response;
  throw refused(endpoint, response, await failureOf(endpoint, response), parts.token);
}
