import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES, PRERENDERED } from '@qrigin/domain/features';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headerOf } from '../request/header.ts';
import { compress, type Encoding, pickEncoding } from './serve-page-encoding.ts';

/** Stands in the built documents for the origin, which only the running product knows. */
const PLACEHOLDER = 'https://app-origin.invalid';
const INLINE_SCRIPT = /<script>([^<]*)<\/script>/;

/** A text that stays the same while the process runs, compressed once. */
type WebsiteDocument = {
  type: string;
  tag: string;
  /** Of the script that runs before the first paint, as the content policy spells it; '' for none. */
  scriptHash: string;
  bodies: Record<Encoding | 'plain', Buffer>;
};

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

async function documentOf(type: string, text: string): Promise<WebsiteDocument> {
  const script = INLINE_SCRIPT.exec(text)?.[1];
  const [br, gzip] = await Promise.all([compress(text, 'br'), compress(text, 'gzip')]);
  return {
    type,
    tag: `W/"${hashOf(text)}"`,
    scriptHash: script === undefined ? '' : `'sha256-${hashOf(script)}'`,
    bodies: { br, gzip, plain: Buffer.from(text) },
  };
}

export type WebsiteDocuments = {
  page(path: string): WebsiteDocument;
  robots: WebsiteDocument;
  sitemap: WebsiteDocument;
};

/** The documents of the built website, each with the origin that it is served from. */
export async function loadWebsiteDocuments(folder: string, origin: string): Promise<WebsiteDocuments> {
  const read = async (file: string) => {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll(PLACEHOLDER, origin);
    return documentOf('text/html; charset=utf-8', text);
  };
  const drawn = await Promise.all(
    PRERENDERED.map(
      async (path) => [path, await read(`pages${path === '/' ? '/home' : path}.html`)] as const,
    ),
  );
  const pages = new Map<string, WebsiteDocument>(drawn);
  const [frame, notFound] = await Promise.all([read('index.html'), read('pages/404.html')]);
  return {
    /** All other pages are drawn by the browser, in an empty frame. */
    page: (path) => (path === '/404' ? notFound : (pages.get(path) ?? frame)),
    robots: await documentOf('text/plain; charset=utf-8', robots(origin)),
    sitemap: await documentOf('application/xml; charset=utf-8', sitemap(origin)),
  };
}

/** What is behind a code or a password is no one's search result. */
function robots(origin: string): string {
  const closed = ['/api/', '/dashboard', '/scan', '/verify-otp', '/verify2FA', '/reset-password', '/image'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

function sitemap(origin: string): string {
  const places = PAGES.filter(({ isListed }) => isListed);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...places.map(({ path }) => `<url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

/** Kept by the browser, but asked for again each time, so that a release is seen at once. */
export function sendDocument(request: FastifyRequest, reply: FastifyReply, document: WebsiteDocument) {
  const { type, tag, scriptHash, bodies } = document;
  reply.header('Cache-Control', 'no-cache').header('ETag', tag).header('Vary', 'Origin, Accept-Encoding');
  if (scriptHash !== '') allowScript(reply, scriptHash);
  if (reply.statusCode === 200 && headerOf(request.headers, 'if-none-match') === tag)
    return reply.code(304).send();
  const encoding = pickEncoding(headerOf(request.headers, 'accept-encoding'), ['br', 'gzip']);
  if (encoding !== undefined) reply.header('Content-Encoding', encoding);
  return reply.type(type).send(bodies[encoding ?? 'plain']);
}

/** The policy of all pages, and the one script that is inline in the document. */
function allowScript(reply: FastifyReply, hash: string): void {
  const policy = reply.getHeader('Content-Security-Policy');
  if (typeof policy === 'string')
    reply.header('Content-Security-Policy', policy.replace("script-src 'self'", `script-src 'self' ${hash}`));
}
