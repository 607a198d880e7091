import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { API_BASE, type ApiRequest } from '@qrigin/domain/http';

/** A cookie is new in every answer; its name and what it allows are not. */
const COOKIE_VALUE = /=[\w-]{43};/g;

/** Differ from call to call, whatever is asked. */
const ALWAYS_NEW = new Set(['date', 'x-request-id']);

/** One connection for all calls: what a new one costs would only be noise. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

export type Answer = { status: number; headers: string[]; text: string; milliseconds: number };

function stableHeaders(headers: IncomingHttpHeaders): string[] {
  return Object.entries(headers)
    .filter(([name]) => !ALWAYS_NEW.has(name))
    .map(([name, value]) => `${name}: ${String(value).replaceAll(COOKIE_VALUE, '=VALUE;')}`)
    .sort();
}

let calls = 0;

/** An address of a network that no one has called from yet, so that no counter knows it. */
function newNetwork(): string {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}

/** Asks and takes the time from the first byte sent to the last one received. */
export function ask(url: string, { method, path, headers: own, body }: ApiRequest): Promise<Answer> {
  const headers = {
    ...own,
    'x-forwarded-for': newNetwork(),
    ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const call = httpRequest(`${url}${API_BASE}${path}`, { agent, method, headers }, async (response) => {
      const received = Buffer.concat(await response.toArray()).toString();
      const milliseconds = performance.now() - start;
      resolve({
        status: response.statusCode ?? 0,
        headers: stableHeaders(response.headers),
        text: received,
        milliseconds,
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
