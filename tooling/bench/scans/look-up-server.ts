import { createServer } from 'node:http';
import { normaliseCode } from '../../../domain/src/qr/index.ts';
import { connectBeside } from '../../../server/src/db/connect/side-database.ts';
import { ENVIRONMENTS, readEnv } from '../../../server/src/env.ts';
import { codeBookOf } from '../../../server/src/features/qr/index.ts';
import { createResolver } from '../../../server/src/features/scan/resolve.ts';
import { scanConnections } from '../../../server/src/features/scan/scan-database.ts';

/**
 * The product's own look-up with nothing around it: no framework, no limits, no log, no checked reply. It answers with as many
 * bytes as its argument says, which is what a real answer has.
 */
const env = readEnv(ENVIRONMENTS.api);
const resolver = createResolver(
  connectBeside(scanConnections(env.SCAN_DATABASE_URL)),
  codeBookOf(env.CODE_KEYS),
);
const body = Buffer.alloc(Number(process.argv[2]), ' ');
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };

createServer((request, response) => {
  // As in the address of an overview.
  const code = normaliseCode(request.url?.split('/')[3] ?? '');
  const looking = code === undefined ? Promise.resolve(undefined) : resolver.resolve(code);
  looking.then(
    (facts) => (facts ? response.writeHead(200, headers).end(body) : response.writeHead(404).end()),
    () => response.writeHead(500).end(),
  );
}).listen(env.PORT, env.HOST);
