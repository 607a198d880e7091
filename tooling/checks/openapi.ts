import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '../../server/src/db/connect/connection.ts';
import { ENVIRONMENTS, readEnv } from '../../server/src/env.ts';
import { FIGURES, routes } from '../../server/src/features/index.ts';
import { buildApi } from '../../server/src/http/build-api.ts';
import { createLog } from '../../server/src/http/watch/log.ts';
import { VERSION } from '../../server/src/version.ts';
import { localEnv } from '../dev/local-env.ts';

/** `npm run check:openapi`: writes the document of all contracts for the linter. This needs no database. */
const REPORTS = join(import.meta.dirname, '../../.reports');
mkdirSync(REPORTS, { recursive: true });

const nowhere = () => 'postgres://nobody@127.0.0.1:1/none';
const settings = localEnv({
  postgresUrl: nowhere,
  appPort: 0,
  smtpPort: 0,
  secretsDir: REPORTS,
  production: true,
});
const env = readEnv(ENVIRONMENTS.api, settings);
const database = connect(env.DATABASE_URL, 2);
const app = await buildApi({
  env,
  database,
  log: createLog('silent'),
  version: VERSION,
  readiness: { isStopping: false },
  routes,
  figures: FIGURES,
});
await app.ready();
writeFileSync(join(REPORTS, 'openapi.json'), JSON.stringify(app.swagger(), null, 2));
await app.close();
await database.close();
