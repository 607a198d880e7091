import { existsSync, readFileSync } from 'node:fs';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { PREVIEW_FRAME } from '@qrigin/domain/scan';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
};

export interface PseudoWebsite {
  url: string;
  stop(): Promise<void>;
}

/**
 * The website in the pseudo-language, and with the page of the kit. Built apart from the product, so that neither is in
 * it; calls and the frame of previews go on to the product's api.
 */
export async function startPseudoWebsite(dir: string, apiUrl: string): Promise<PseudoWebsite> {
  await build({
    configFile: join(ROOT, 'web/vite.config.ts'),
    mode: 'pseudo',
    logLevel: 'warn',
    build: { outDir: dir, emptyOutDir: true },
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://website.invalid');
    if (['/healthz', PREVIEW_FRAME].includes(pathname) || pathname.startsWith('/api/')) {
      passOn(apiUrl, request, response);
      return;
    }
    const file = fileOf(dir, pathname);
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      // As the product does it; otherwise the browser would compile the website anew for every picture.
      ...(pathname.startsWith('/assets/') && { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function passOn(apiUrl: string, request: IncomingMessage, response: ServerResponse): void {
  const { host } = new URL(apiUrl);
  const { method = 'GET', headers } = request;
  const call = ask(
    new URL(request.url ?? '/', apiUrl),
    { method, headers: { ...headers, host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  // Leaving a page drops its calls; a stream would stay open.
  response.on('close', () => call.destroy());
  call.on('error', () => response.destroy());
  request.pipe(call);
}

/** A file of the build, a page that was drawn beforehand, or the empty frame. */
function fileOf(dir: string, pathname: string): string {
  const path = normalize(pathname);
  const drawn = join(dir, `pages${path === '/' ? '/home' : path}.html`);
  const found = [join(dir, path), drawn].find((file) => extname(file) !== '' && existsSync(file));
  return found ?? join(dir, 'index.html');
}
