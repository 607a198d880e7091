import { API_BASE, type Endpoint, type Input, rawRequestOf } from '@qrigin/domain/http';
import type { z } from 'zod';

type Request = Parameters<typeof globalThis.fetch>;

/** What stands in for the network, with all that went through it. */
export type Calls = { mock: { calls: readonly Request[] } };

/** A call of this endpoint, as it left the browser. */
export type Sent<E extends Endpoint = Endpoint> = {
  params: z.output<E['params']>;
  query: Record<string, string>;
  body: z.input<E['body']>;
  headers: Headers;
  signal: AbortSignal | null | undefined;
};

/** What a path has in the places that the pattern of an endpoint names, if it is one of these. */
function valuesIn(path: string, pattern: string): Record<string, string> | undefined {
  const values = path.split('/').map(decodeURIComponent);
  const parts = pattern.split('/');
  const isNamed = (part: string) => part.startsWith(':');
  if (parts.length !== values.length) return undefined;
  if (parts.some((part, at) => !isNamed(part) && part !== values[at])) return undefined;
  return Object.fromEntries(
    parts.flatMap((part, at) => (isNamed(part) ? [[part.slice(1), values[at] ?? '']] : [])),
  );
}

/** What was sent, if it is a call of this endpoint: one whose parameters are as its contract says. */
export function sentIn<E extends Endpoint>(endpoint: E, [address, request]: Request): Sent<E> | undefined {
  if (typeof address !== 'string' || request?.method !== endpoint.method) return undefined;
  // Not as a URL, which would do away with dots that are names here.
  const [path = '', search] = address.split('?');
  const params = endpoint.params.safeParse(valuesIn(path, `${API_BASE}${endpoint.path}`));
  if (!params.success) return undefined;
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the schema of this endpoint has parsed it
    params: params.data as z.output<E['params']>,
    query: Object.fromEntries(new URLSearchParams(search)),
    body: typeof request.body === 'string' ? JSON.parse(request.body) : undefined,
    headers: new Headers(request.headers),
    signal: request.signal,
  };
}

/** The calls of this endpoint that were sent, in their order. */
export function sentTo<E extends Endpoint>({ mock }: Calls, endpoint: E): Sent<E>[] {
  return mock.calls.map((request) => sentIn(endpoint, request)).filter((sent) => sent !== undefined);
}

/** The bodies that were sent to this endpoint, in their order. */
export function bodiesTo<E extends Endpoint>(calls: Calls, endpoint: E): z.input<E['body']>[] {
  return sentTo(calls, endpoint).map(({ body }) => body);
}

/** A call as one line: what is asked of which address. */
export function lineOf<E extends Endpoint>(endpoint: E, input: Omit<Input<E>, 'body'>): string {
  const { method, path } = rawRequestOf(endpoint, { ...input });
  return `${method} ${API_BASE}${path}`;
}

/** A request as such a line. */
export const lineSent = ([address, request]: Request): string =>
  `${request?.method} ${typeof address === 'string' ? address : undefined}`;

/** Everything that was sent, in its order, each as `lineOf` has it. */
export const linesSent = ({ mock }: Calls): string[] => mock.calls.map(lineSent);

/** The same without what only reads. */
export const writesSent = ({ mock }: Calls): string[] =>
  mock.calls.filter(([, request]) => request?.method !== 'GET').map(lineSent);
