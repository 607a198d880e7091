import {
  API_BASE,
  type Endpoint,
  type Given,
  type Input,
  type RawInput,
  rawRequestOf,
} from '@qrigin/domain/http';
import type { z } from 'zod';

type Reply<E extends Endpoint> = z.output<E['reply']>;

/** The body is what a call that succeeds replies with; of a failure its code is told apart. */
export type Answer<Body = unknown> = {
  status: number;
  headers: Headers;
  text: string;
  body: Body;
  /** The code of the failure, if it is one. */
  code: string | undefined;
};

/** Nothing at all need be given where nothing is required. */
type Asked<Parts> = Record<string, never> extends Parts ? [asked?: Parts] : [asked: Parts];

/** Calls by their contracts, as real requests over HTTP. */
export type Client = {
  /** Whatever is answered. */
  ask<E extends Endpoint>(this: void, endpoint: E, ...asked: Asked<Input<E>>): Promise<Answer<Reply<E>>>;
  /** With input that may be wrong on purpose. */
  askRaw<E extends Endpoint>(this: void, endpoint: E, asked?: RawInput): Promise<Answer<Reply<E>>>;
  /** Throws unless it succeeds. */
  call<E extends Endpoint>(this: void, endpoint: E, ...asked: Asked<Input<E>>): Promise<Reply<E>>;
};

type InputWithin<E extends Endpoint> = Given<'params', Omit<z.input<E['params']>, 'org'>> &
  Omit<Input<E>, 'params'>;

/** Calls of one organisation, which need not be named. */
export type OrgClient = {
  ask<E extends Endpoint>(
    this: void,
    endpoint: E,
    ...asked: Asked<InputWithin<E>>
  ): Promise<Answer<Reply<E>>>;
  askRaw<E extends Endpoint>(this: void, endpoint: E, asked?: RawInput): Promise<Answer<Reply<E>>>;
  call<E extends Endpoint>(this: void, endpoint: E, ...asked: Asked<InputWithin<E>>): Promise<Reply<E>>;
};

type Options = {
  /** Sent with every call that names none of its own. */
  token?: string;
  headers?: Record<string, string>;
  send?: (url: string, request: RequestInit) => Promise<Response>;
  /** How long a call may take before it is given up. */
  patienceMs?: number;
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function codeIn(body: unknown): string | undefined {
  const { code } = Object(body) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

/** Nothing waits for an answer that never ends: once it has begun, it counts as an empty text. */
async function textOf(response: Response): Promise<string> {
  if (response.headers.get('content-type') !== 'text/event-stream') return response.text();
  await response.body?.cancel();
  return '""';
}

async function answerOf<Body>(response: Response): Promise<Answer<Body>> {
  const text = await textOf(response);
  const body = parse(text);
  return {
    status: response.status,
    headers: response.headers,
    text,
    // What the contract promises is for the caller to judge by the status.
    body: body as Body,
    code: response.ok ? undefined : codeIn(body),
  };
}

/** An address below the API's base as it is written, for what is no call of any contract. */
export async function askAddress(url: string, path: string, request: RequestInit = {}): Promise<Answer> {
  return answerOf(await fetch(`${url}${API_BASE}${path}`, request));
}

/** A client of the API at this origin. */
export function clientAt(url: string, options: Options = {}): Client {
  const { token, headers = {}, send = fetch, patienceMs } = options;
  return clientOf(async (endpoint, asked) => {
    const { path, ...request } = rawRequestOf(endpoint, {
      ...(token === undefined ? {} : { token }),
      ...asked,
      headers: { ...headers, ...asked.headers },
    });
    const signal = patienceMs === undefined ? {} : { signal: AbortSignal.timeout(patienceMs) };
    return answerOf(await send(`${url}${API_BASE}${path}`, { ...request, ...signal }));
  });
}

/** A client of which every call is done by this. */
export function clientOf(asking: (endpoint: Endpoint, asked: RawInput) => Promise<Answer>): Client {
  const askRaw: Client['askRaw'] = <E extends Endpoint>(endpoint: E, asked: RawInput = {}) =>
    asking(endpoint, asked) as Promise<Answer<Reply<E>>>;
  return {
    askRaw,
    ask: (endpoint, ...[asked = {}]) => askRaw(endpoint, { ...asked }),
    async call(endpoint, ...[asked = {}]) {
      const { status, text, body } = await askRaw(endpoint, { ...asked });
      if (status === endpoint.status) return body;
      throw new Error(`${endpoint.name} answered ${status}: ${text}`);
    },
  };
}

/** The same client in one organisation, as one person. */
export function withinOrg(client: Client, { org, token }: { org: string; token?: string }): OrgClient {
  const within = clientOf((endpoint, asked) =>
    client.askRaw(endpoint, {
      ...(token === undefined ? {} : { token }),
      ...asked,
      params: { org, ...asked.params },
    }),
  );
  // Their calls differ in nothing but that the organisation may be left out.
  return within as unknown as OrgClient;
}
