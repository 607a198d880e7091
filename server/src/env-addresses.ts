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
 * Whether two hosts are one site to browsers: below the same name that somebody registered, by the public suffix list.
 * Cookies and permissions of the one can then count on the other. Names of this machine are never registered.
 */
export function isSameSite(host: string, other: string): boolean {
  if (isThisMachine(host) || isThisMachine(other)) return false;
  const siteOf = (name: string) =>
    getDomain(name, { allowPrivateDomains: true }) ?? name.replace(/:\d+$/, '');
  return siteOf(host) === siteOf(other);
}

/** The widest networks that can be somebody's own; anything wider is the internet. */
const WIDEST = { v4: 8, v6: 16 };
const MAPPED_V4 = /^(?:::|(?:0{1,4}:){5})ffff:/i;

/** A single address, or a network that does not mean everybody. */
function isNarrow(text: string): boolean {
  const [address = '', prefix] = text.split('/');
  if (prefix === undefined) return true;
  if (!address.includes(':')) return Number(prefix) >= WIDEST.v4;
  return Number(prefix) >= (MAPPED_V4.test(address) ? 96 + WIDEST.v4 : WIDEST.v6);
}

const Network = z
  .union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
  .refine(isNarrow, 'trusts nearly everybody: name the addresses of your own proxies, e.g. 10.0.0.7');

export const Proxies = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(Network));
