import { getDomain } from 'tldts';
import { z } from 'zod';

/** Addresses as settings. */

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)$/;

/** A host, with or without a port, that is this machine. */
export function isThisMachine(host: string): boolean {
  return LOOPBACK.test(host.replace(/:\d+$/, ''));
}

/** An address that browsers will use: https, or http on this machine only. */
function isSafeAddress(text: string): boolean {
  const url = new URL(text);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname));
}

/** Ends the checks: what one address has to do with others is said when each is right by itself. */
const HTTPS = { error: 'must be https (http only on this machine)', abort: true };

export const Origin = z
  .url({ abort: true })
  .refine((text) => new URL(text).origin === text, {
    error: 'must be an origin without a path, e.g. https://app.example.com',
    abort: true,
  })
  .refine(isSafeAddress, HTTPS);

export const ScanBase = z.url({ abort: true }).endsWith('/').refine(isSafeAddress, HTTPS);

/** A host, with a port only where the machine itself is meant. */
export const TenantDomain = z
  .string()
  .toLowerCase()
  .regex(
    /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+(:\d{1,5})?$/,
    'must be a host, e.g. codes.example.com',
  );

/** Whether an address lies on the domain of organisations or below it, where none of ours may be. */
export function isBelow(address: string, domain: string): boolean {
  const { hostname } = new URL(address);
  const host = domain.replace(/:\d+$/, '');
  return hostname === host || hostname.endsWith(`.${host}`);
}

/**
 * Whether two hosts are one site to browsers: below the same name that someone registered, by the public suffix list.
 * Cookies and permissions of the one can then count on the other. Names of this machine are never registered.
 */
export function isSameSite(host: string, other: string): boolean {
  if (isThisMachine(host) || isThisMachine(other)) return false;
  const siteOf = (name: string) =>
    getDomain(name, { allowPrivateDomains: true }) ?? name.replace(/:\d+$/, '');
  return siteOf(host) === siteOf(other);
}

/** The widest networks that can be someone's own, as prefixes; anything wider is the internet. */
const WIDEST = { v4: 8, v6: 16 };
/** IPv4 lies in IPv6 behind these 96 bits, and proxies are matched there: a network around it means all of IPv4. */
const MAPPED = { bits: 0xffffn << 32n, prefix: 96 };

/** An address as the number that it is in IPv6, however it was written. */
function bitsOf(address: string): bigint {
  // The URL parser writes every address in one way.
  const written = new URL(`http://[${address.includes(':') ? address : `::ffff:${address}`}]`).hostname;
  const [head = [], tail = []] = written
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].reduce((bits, group) => (bits << 16n) | BigInt(`0x${group}`), 0n);
}

/** How much of the widest network an address or a network takes up: 1 is all of it. */
function shareOf(text: string): number {
  const [address = '', length] = text.split('/');
  const isV4 = !address.includes(':');
  const prefix = (isV4 ? MAPPED.prefix : 0) + Number(length ?? (isV4 ? 32 : 128));
  const shared = BigInt(128 - Math.min(prefix, MAPPED.prefix));
  const hasV4 = bitsOf(address) >> shared === MAPPED.bits >> shared;
  return hasV4
    ? 2 ** (MAPPED.prefix + WIDEST.v4 - Math.max(prefix, MAPPED.prefix))
    : 2 ** (WIDEST.v6 - prefix);
}

const TRUSTS_ALL = 'trusts almost everyone: list the addresses of your own proxies, e.g. 10.0.0.7';

const Network = z
  .union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
  .refine((text) => shareOf(text) <= 1, { error: TRUSTS_ALL, abort: true });

/** Room for all private networks together, and for no list that puts the internet together piece by piece. */
const SHARES_MAX = 2;

export const Proxies = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(
    z
      .array(Network)
      .refine((list) => list.reduce((sum, text) => sum + shareOf(text), 0) <= SHARES_MAX, TRUSTS_ALL),
  );
