import { z } from 'zod';
import { STOP } from '../fields.ts';

/** As long as browsers and servers take an address. */
export const LINK_MAX = 2048;

/**
 * An address that a page may lead to, or nothing: a web address over an encrypted connection, without a name and a password in it
 * and without a port of its own. Whatever was stored, only what passes here becomes a link.
 */
export function safeLink(text: string): URL | undefined {
  return addressBy(['https:'], text);
}

/** Where a maker leads shoppers on to. Websites without an encrypted connection count as well; no other link may be one. */
export function redirectLink(text: string): URL | undefined {
  return addressBy(['https:', 'http:'], text);
}

function addressBy(protocols: readonly string[], text: string): URL | undefined {
  if (text.length > LINK_MAX) return undefined;
  const url = URL.parse(text.trim());
  if (!url || !protocols.includes(url.protocol)) return undefined;
  if (url.username !== '' || url.password !== '' || url.port !== '') return undefined;
  return /[^.]\.[^.]/.test(url.hostname) ? url : undefined;
}

/** A web address as people type it, often without its beginning. */
const withScheme = (text: string) => (text === '' || text.includes('://') ? text : `https://${text}`);

/** The address of a website that pages may lead to; empty is fine. */
export const WebLink = z.union([
  z.literal(''),
  z
    .string()
    .trim()
    .max(LINK_MAX, STOP)
    .regex(/^\P{Cc}*$/u, 'no control characters')
    .refine((text) => text.isWellFormed(), 'not well-formed text')
    .transform(withScheme)
    .refine(
      (text) => text === '' || safeLink(text) !== undefined,
      'Enter a web address that begins with https://',
    ),
]);
