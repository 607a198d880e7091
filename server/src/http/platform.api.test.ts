import { FAILURES } from '@qrigin/domain/errors';
import { API_BASE, bearer, failuresOf } from '@qrigin/domain/http';
import { whoami } from '@qrigin/domain/organisations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOrganisation } from '../testing/people/organisation.ts';
import { apiWithoutDatabase } from '../testing/programs/api-without-database.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

/** The only calls that answer something else than 200 when they succeed. */
const ANSWER_201: readonly string[] = ['createPackaging', 'createPaymentOrder', 'payBeta'];

let api: TestApi;
let figure = 3;
beforeAll(async () => {
  api = await startTestApi({
    extraRoutes: (_, { addGauge }) =>
      addGauge('figure_of_a_feature', 'What a feature shows of itself', () => figure),
  });
});
afterAll(() => api.stop());

const METRICS = bearer('metrics-token-of-the-tests');

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(api.url + path, { headers });
  return { status: response.status, text: await response.text() };
}

test('a process that runs is alive, and ready when its database answers', async () => {
  expect(await get('/healthz')).toEqual({ status: 200, text: '{"status":"ok"}' });
  expect(await get('/readyz')).toEqual({ status: 200, text: '{"status":"ready"}' });
});

test('a process that is about to stop is alive but not ready', async () => {
  api.readiness.isStopping = true;
  try {
    expect(await get('/readyz')).toEqual({ status: 503, text: '{"status":"stopping"}' });
    expect((await get('/healthz')).status).toBe(200);
  } finally {
    api.readiness.isStopping = false;
  }
});

test('a process whose database is away is alive but not ready', async () => {
  const { app } = await apiWithoutDatabase();
  try {
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.body]).toEqual([503, '{"status":"no database"}']);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  } finally {
    await app.close();
  }
});

test.each<[string, Record<string, string>]>([
  ['no token', {}],
  ['another token', bearer('metrics-token-of-the-tesTs')],
  ['the beginning of the token', bearer('metrics-token')],
  ['the token without its scheme', { authorization: 'metrics-token-of-the-tests' }],
])('with %s the measurements do not exist', async (_, headers) => {
  const { status, text } = await get('/metrics', headers);
  expect(status).toBe(404);
  expect(text).not.toContain('http_request_seconds');
});

test('measurements name routes by their pattern and never by their address', async () => {
  const { id, owner } = await newOrganisation(api);
  await api.askRaw(whoami, { params: { org: id }, query: { word: 'marker' }, token: owner.token });
  await get('/marker');
  const { status, text } = await get('/metrics', METRICS);
  expect(status).toBe(200);
  const route = `${API_BASE}${whoami.path}`;
  expect(text).toContain(`http_request_seconds_count{method="GET",route="${route}",status="200"} 1`);
  expect(text).toContain('http_request_seconds_count{method="GET",route="none",status="404"}');
  expect(text).not.toContain(id);
  expect(text).not.toContain('marker');
});

test('each method and status of a route is measured by itself, also where there is no route', async () => {
  for (const method of ['GET', 'GET', 'HEAD', 'POST']) await fetch(`${api.url}/healthz`, { method });
  await fetch(`${api.url}/nowhere`, { method: 'PUT' });
  const { text } = await get('/metrics', METRICS);
  const count = (labels: string) =>
    new RegExp(`^http_request_seconds_count{${labels}} (.*)$`, 'm').exec(text)?.[1];
  expect(Number(count('method="GET",route="/healthz",status="200"'))).toBeGreaterThanOrEqual(2);
  expect(count('method="HEAD",route="/healthz",status="200"')).toBe('1');
  expect(count('method="POST",route="none",status="404"')).toBe('1');
  expect(count('method="PUT",route="none",status="404"')).toBe('1');
});

test('a feature shows a figure of its own, as it is when someone asks', async () => {
  for (figure of [3, 5])
    expect((await get('/metrics', METRICS)).text).toContain(`figure_of_a_feature ${figure}\n`);
});

type Operation = {
  operationId: string;
  responses: Record<string, { headers?: object }>;
  parameters?: { in: string; name: string }[];
  security?: unknown;
};
type Description = { openapi: string; paths: Record<string, Record<string, Operation>> };

async function description(): Promise<Description> {
  return JSON.parse((await get('/api/openapi.json')).text);
}

test('the description of the API has every call that is served, and no other', async () => {
  const { openapi, paths } = await description();
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`,
    ),
  );
  const served = api.endpoints.map(
    ({ name, method, path }) => `${name}: ${method} /api${path.replaceAll(/:(\w+)/g, '{$1}')}`,
  );
  expect(openapi).toBe('3.1.0');
  expect(described.sort()).toEqual(served.sort());
  expect(new Set(api.endpoints.map(({ name }) => name)).size).toBe(api.endpoints.length);
});

test('each call is described with exactly the statuses it can answer, and with who may call it', async () => {
  const { paths } = await description();
  for (const endpoint of api.endpoints) {
    const operation =
      paths[`/api${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`]?.[endpoint.method.toLowerCase()];
    const failures = [...failuresOf(endpoint)].map((code) => String(FAILURES[code].status));
    expect(new Set(Object.keys(operation?.responses ?? {}))).toEqual(
      new Set([String(endpoint.status), ...failures]),
    );
    expect(operation?.security).toEqual(endpoint.policy.who === 'public' ? [] : [{ bearer: [] }]);
  }
});

test('each call that looks at If-Match says so, and each answer with a tag has its ETag', async () => {
  const { paths } = await description();
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const taking = operations.filter(({ parameters = [] }) =>
    parameters.some((parameter) => parameter.in === 'header' && parameter.name === 'If-Match'),
  );
  const tagged = operations.filter(({ responses }) => responses['200']?.headers);
  const names = (of: readonly { operationId: string }[]) =>
    of.map(({ operationId }) => operationId).toSorted();
  const called = (of: typeof api.endpoints) => of.map(({ name }) => name).toSorted();
  expect(names(taking)).toEqual(
    called(api.endpoints.filter(({ fails }) => fails.includes('changed_meanwhile'))),
  );
  expect(names(tagged)).toEqual(called(api.endpoints.filter(({ tag }) => tag !== undefined)));
  expect([taking.length > 0, tagged.length > 0]).toEqual([true, true]);
});

test('[ERR-03] every call declares exactly 200 as its success, the named ones aside', async () => {
  expect(api.endpoints.length).toBeGreaterThan(0);
  for (const { name, status } of api.endpoints) {
    expect([name, status]).toEqual([name, ANSWER_201.includes(name) ? 201 : 200]);
  }
  const { paths } = await description();
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    const successes = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
    expect(successes).toEqual([ANSWER_201.includes(operation.operationId) ? '201' : '200']);
  }
});
