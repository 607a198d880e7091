import type { Endpoint } from '@qrigin/domain/http';
import { routes as allRoutes, FIGURES } from '../features/index.ts';
import { buildApi } from '../http/build-api.ts';
import { createTokens, type Tokens } from '../http/guard/token.ts';
import type { FeatureDeps, Serve } from '../http/serve.ts';
import type { Readiness } from '../http/watch/health.ts';
import { createLog } from '../http/watch/log.ts';
import { type Client, clientAt } from './client.ts';
import { createTestDatabase, type TestDatabase } from './programs/database.ts';
import { testEnv } from './test-env.ts';

export type { Answer } from './client.ts';

export type TestApi = Client & {
  url: string;
  database: TestDatabase;
  tokens: Tokens;
  /** Everything that is served, in the order of registration. */
  endpoints: Endpoint[];
  /** The feature that serves it. */
  featureOf(endpoint: Endpoint): string | undefined;
  /** What the log has written, a line each. */
  logLines: string[];
  /** What `/readyz` goes by. */
  readiness: Readiness;
  stop(): Promise<void>;
};

type Options = {
  routes?: (serve: Serve, parts: FeatureDeps) => void;
  /** Endpoints that only this test has, beside the others. */
  extraRoutes?: (serve: Serve, parts: FeatureDeps) => void;
  env?: Record<string, string>;
};

/** A real server on a free port, with a database of its own. */
export async function startTestApi({
  routes = allRoutes,
  extraRoutes,
  env: changes = {},
}: Options = {}): Promise<TestApi> {
  const database = await createTestDatabase();
  const env = testEnv(database.url('app_rw'), changes);
  const endpoints: Endpoint[] = [];
  const features = new Map<Endpoint, string>();
  const logLines: string[] = [];
  const readiness = { isStopping: false };
  const log = createLog(changes['LOG_LEVEL'] ?? 'info', { write: (line) => logLines.push(line) });
  const app = await buildApi({
    env,
    database: database.app,
    log,
    version: '0.0.0-test',
    readiness,
    // Tests share the machine: a late event loop says nothing about the call that they are making.
    pressure: { isTooHigh: () => false, stop() {} },
    figures: FIGURES,
    routes(serve, parts) {
      routes((endpoint, handler, options) => {
        endpoints.push(endpoint);
        if (options?.feature) features.set(endpoint, options.feature);
        serve(endpoint, handler, options);
      }, parts);
      extraRoutes?.(serve, parts);
    },
  });
  const url = await app.listen({ host: env.HOST, port: env.PORT });
  return {
    url,
    database,
    tokens: await createTokens(env.TOKEN_KEYS),
    endpoints,
    featureOf: (endpoint) => features.get(endpoint),
    logLines,
    readiness,
    ...clientAt(url),
    async stop() {
      await app.close();
      await database.drop();
    },
  };
}
