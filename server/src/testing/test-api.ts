import type { Endpoint } from '@qrigin/domain/http';
import { routes as allRoutes } from '../features/index.ts';
import { buildApi } from '../http/build-api.ts';
import type { Readiness } from '../http/health.ts';
import { createLog } from '../http/log.ts';
import type { FeatureParts, Serve } from '../http/serve.ts';
import { createTokens, type Tokens } from '../http/token.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { testEnv } from './test-env.ts';

export type Answer = { status: number; headers: Headers; text: string; body: unknown };
type Asked = { token?: string | undefined; body?: unknown; headers?: Record<string, string> };

export type TestApi = {
  url: string;
  database: TestDatabase;
  tokens: Tokens;
  /** Everything that is served, in the order of registration. */
  endpoints: Endpoint[];
  /** What the log has written, a line each. */
  logLines: string[];
  /** What `/readyz` goes by. */
  readiness: Readiness;
  /** `ask('GET /:org/roles')` is written as `ask('GET', '/…/roles')`: a real request over HTTP. */
  ask(method: string, path: string, asked?: Asked): Promise<Answer>;
  stop(): Promise<void>;
};

type Options = {
  routes?: (serve: Serve, parts: FeatureParts) => void;
  /** Endpoints that only this test has, beside the others. */
  extraRoutes?: (serve: Serve) => void;
  env?: Record<string, string>;
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A real server on a free port, with a database of its own. */
export async function startTestApi({
  routes = allRoutes,
  extraRoutes,
  env: changes = {},
}: Options = {}): Promise<TestApi> {
  const database = await createTestDatabase();
  const env = testEnv(database.url('app_rw'), changes);
  const endpoints: Endpoint[] = [];
  const logLines: string[] = [];
  const readiness = { isStopping: false };
  const log = createLog(changes['LOG_LEVEL'] ?? 'info', { write: (line) => logLines.push(line) });
  const app = await buildApi({
    env,
    database: database.app,
    log,
    version: '0.0.0-test',
    readiness,
    routes(serve, parts) {
      routes((endpoint, handler, feature) => {
        endpoints.push(endpoint);
        serve(endpoint, handler, feature);
      }, parts);
      extraRoutes?.(serve);
    },
  });
  const url = await app.listen({ host: env.HOST, port: env.PORT });
  return {
    url,
    database,
    tokens: await createTokens(env.TOKEN_KEYS),
    endpoints,
    logLines,
    readiness,
    async ask(method, path, { token, body, headers = {} } = {}) {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, body: parse(text) };
    },
    async stop() {
      await app.close();
      await database.drop();
    },
  };
}
