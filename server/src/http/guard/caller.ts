import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../db/index.ts';
import { countryOf } from '../request/caller-country.ts';
import { deviceClassOf, deviceOf } from '../request/device.ts';
import { headerOf } from '../request/header.ts';
import { networkOf } from '../request/network.ts';

function languageOf({ headers }: FastifyRequest): string {
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}/i.exec(headerOf(headers, 'accept-language').trim())?.[0] ?? 'en';
}

function timezoneOf({ headers }: FastifyRequest): string {
  const name = headerOf(headers, 'x-timezone');
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/**
 * Other programs of the same host may set many, so none is cut off. Only the blank between two is taken away: of blanks in
 * general, such as U+00A0, a sibling host could make a name that looks like ours and is none to the browser. One that comes
 * twice is not taken, as one of the two is not ours.
 */
function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  const [value, second] = (headers.cookie ?? '')
    .split(';')
    .map((pair) => (pair.startsWith(' ') ? pair.slice(1) : pair))
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return second === undefined ? value : undefined;
}

/** What a call needs is read when it asks: a time zone alone takes as long as all the rest of a small call. */
class CallerOfRequest implements Caller {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.#request = request;
    this.#reply = reply;
  }
  get network() {
    return networkOf(this.#request.ip);
  }
  get language() {
    return languageOf(this.#request);
  }
  get timezone() {
    return timezoneOf(this.#request);
  }
  get device() {
    return deviceOf(headerOf(this.#request.headers, 'user-agent'));
  }
  get deviceClass() {
    return deviceClassOf(headerOf(this.#request.headers, 'user-agent'));
  }
  get country() {
    return countryOf(this.#request);
  }
  cookie(name: string) {
    return cookieOf(this.#request, name);
  }
  /** Out of reach for scripts and for other websites; `__Host-` names keep other hosts from setting them. */
  setCookie(name: string, value: string, seconds: number) {
    const attributes = `Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Strict`;
    this.#reply.header('Set-Cookie', `${name}=${value}; ${attributes}`);
  }
}

export function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  return new CallerOfRequest(request, reply);
}
