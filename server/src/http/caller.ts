import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../db/index.ts';
import { countryOf } from './caller-country.ts';
import { deviceClassOf, deviceOf } from './device.ts';
import { networkOf } from './network.ts';

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

function languageOf(request: FastifyRequest): string {
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}/i.exec(header(request, 'accept-language').trim())?.[0] ?? 'en';
}

function timezoneOf(request: FastifyRequest): string {
  const name = header(request, 'x-timezone').slice(0, 64);
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

function cookieOf(request: FastifyRequest, name: string): string | undefined {
  const pairs = header(request, 'cookie').split(';');
  return pairs
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/**
 * What a call needs is read when it asks: a time zone alone takes as long as all the rest of a small call. Cookies of
 * ours are out of reach for scripts and for other sites; `__Host-` names keep other hosts from setting them.
 */
export function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  return {
    network: networkOf(request.ip),
    get language() {
      return languageOf(request);
    },
    get timezone() {
      return timezoneOf(request);
    },
    get device() {
      return deviceOf(header(request, 'user-agent'));
    },
    get deviceClass() {
      return deviceClassOf(header(request, 'user-agent'));
    },
    get country() {
      return countryOf(request);
    },
    cookie: (name) => cookieOf(request, name),
    setCookie(name, value, seconds) {
      const attributes = `Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Strict`;
      reply.header('Set-Cookie', `${name}=${value}; ${attributes}`);
    },
  };
}
