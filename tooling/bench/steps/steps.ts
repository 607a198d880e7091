/** Where the time of a scan goes. */
export type Step = { does: string; lives: string; files: RegExp };

const inServer = (folder: string, ...names: string[]) =>
  new RegExp(String.raw`/server/src/${folder}/(?:[a-z-]+/)?(${names.join('|')})\.ts$`);
const inPackages = (...names: string[]) => new RegExp(String.raw`/node_modules/(${names.join('|')})/`);
const either = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

/** In the order of a scan. A sample counts for the step of the innermost function that belongs to one. */
export const STEPS: Step[] = [
  {
    does: 'Node reads the request and keeps the connection',
    lives: 'Node',
    files: /^node:(?:_?http|net|stream|events|internal\/(?:stream|http|process|timers))/,
  },
  {
    does: 'finds the route, runs the hooks, sends the answer',
    lives: 'Fastify',
    files: inPackages('fastify', 'find-my-way', 'avvio', '@fastify/[^/]+', 'fast-content-type-parse'),
  },
  {
    does: 'which host was asked, security headers, who calls',
    lives:
      'server/src/http/: pages/tenant-hosts.ts, pages/content-origin.ts, pages/headers.ts, guard/caller.ts',
    files: inServer(
      'http',
      'tenant-hosts',
      'content-origin',
      'headers',
      'header',
      'caller.*',
      'cross-site',
      'network',
    ),
  },
  {
    does: 'limits and policy',
    lives: 'server/src/http/: serve.ts, limits/limits.ts, guard/guard.ts',
    files: either(
      inServer('http', 'serve', 'serve-page', 'limits', 'pressure', 'guard.*', 'build-api'),
      inPackages('rate-limiter-flexible'),
    ),
  },
  {
    does: 'reads the code: which run, which number in it',
    lives: 'server/src/features/qr/: look-up/place-codes.ts, codes/code-cipher.ts, codes/ff1.ts',
    files: either(
      inServer('features/qr', 'place-codes', 'scan-source', 'code-cipher', 'code-book', 'ff1', 'run'),
      /\/domain\/src\/qr\/(?:code-text|pack-tree)\.ts$/,
    ),
  },
  {
    does: 'asks PostgreSQL, once for all that wait',
    lives: 'server/src/features/qr/look-up/coalesce.ts; server/src/features/scan/resolve.ts; server/src/db/',
    files: either(
      inServer('features/qr', 'coalesce'),
      inServer('features/scan', 'resolve'),
      /\/server\/src\/db\//,
      inPackages('pg', 'pg-.*', 'postgres-.*', 'kysely'),
    ),
  },
  {
    does: 'decides what is true: packs around it, recalls that reach it',
    lives:
      'server/src/features/qr/look-up/code-facts.ts; server/src/features/recalls/reach/open-recalls.ts; domain/src/qr/; domain/src/recalls/',
    files: either(
      inServer('features/qr', 'code-facts', 'versioned-cache'),
      inServer('features/recalls', 'open-recalls', 'scope-columns'),
      /\/domain\/src\/(?:qr|recalls)\//,
    ),
  },
  {
    does: 'joins maker, product and batch to an overview',
    lives: 'server/src/features/scan/: overview.ts, scan-cache.ts',
    files: inServer('features/scan', 'overview', 'scan-cache', 'look-ups', 'routes', 'own-subdomain'),
  },
  {
    does: 'finds the drawn page and fills it in',
    lives:
      'server/src/features/scan/page/: page.ts, drawn-pages.ts; server/src/page-parts.ts; web/src/scan/marks.ts',
    files: either(
      inServer('features/scan', 'page', 'drawn-pages'),
      /\/page-parts\.ts$|\/web\/dist\/scan\/|domain\/src\/scan\//,
    ),
  },
  {
    does: 'holds input and answer to the contract, writes JSON',
    lives: 'domain/src/scan/; zod',
    files: inPackages('zod', 'fastify-type-provider-zod', 'fast-json-stringify'),
  },
  {
    does: 'counts it for the metrics',
    lives: 'server/src/http/watch/metrics.ts',
    files: either(inServer('http', 'metrics'), inPackages('prom-client')),
  },
  {
    does: 'writes the line of the log',
    lives: 'server/src/http/watch/log.ts',
    files: either(inServer('http', 'log'), inPackages('pino', 'sonic-boom', 'quick-format-unescaped')),
  },
];

/** What happens outside of any function: garbage collection, and waiting for and reading from sockets. */
export const REST = 'the kernel and the collection of garbage';
