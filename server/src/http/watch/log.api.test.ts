import { API_BASE, endpoint } from '@qrigin/domain/http';
import { createOrganisation, listMyOrganisations, whoami } from '@qrigin/domain/organisations';
import { changeSite, createSite, listSites } from '@qrigin/domain/sites';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { askAddress } from '../../testing/client.ts';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

/** Fails in the database with what was sent to it. */
const stumble = endpoint({
  name: 'stumble',
  summary: 'Hands text to the database where a number belongs',
  method: 'POST',
  path: '/stumble',
  policy: { who: 'public', rate: 'public' },
  body: z.strictObject({ password: z.string() }),
  reply: z.string(),
});

let api: TestApi;
let org: TestOrganisation;
beforeAll(async () => {
  api = await startTestApi({
    extraRoutes(serve) {
      serve(stumble, async ({ ctx, body }) => {
        await ctx.transaction((db) => sql`select ${body.password}::int`.execute(db));
        return 'never';
      });
    },
  });
  org = await newOrganisation(api);
});
afterAll(() => api.stop());
beforeEach(() => {
  api.logLines.length = 0;
});

const lines = (): Record<string, unknown>[] => api.logLines.map((line) => JSON.parse(line));

test('each request leaves one line with the pattern of its route, its status, its time and its session', async () => {
  const { token, sessionId } = org.owner;
  const answer = await api.ask(listSites, { params: { org: org.id }, query: { page: '2' }, token });
  expect(lines()).toEqual([
    expect.objectContaining({
      level: 30,
      msg: 'request',
      method: 'GET',
      route: `${API_BASE}${listSites.path}`,
      status: 200,
      ms: expect.any(Number),
      session: sessionId,
      org: org.id,
      reqId: answer.headers.get('x-request-id'),
    }),
  ]);
});

test('refused requests leave one line each, too, and it is no error', async () => {
  await api.ask(whoami, { params: { org: org.id } });
  await askAddress(api.url, '/nothing/at/all');
  await api.askRaw(createOrganisation, { token: org.owner.token, body: '{' });
  expect(lines().map(({ level, route, status }) => [level, route, status])).toEqual([
    [30, `${API_BASE}${whoami.path}`, 401],
    [30, 'none', 404],
    [30, `${API_BASE}${createOrganisation.path}`, 400],
  ]);
});

test('nothing that a caller sends is written, wherever they put it', async () => {
  const marker = `marker${crypto.randomUUID().replaceAll('-', '')}`;
  const { token } = org.owner;
  const headers = {
    'user-agent': marker,
    cookie: `a=${marker}`,
    'x-other': marker,
    referer: `https://${marker}.example/`,
  };
  await api.askRaw(listSites, {
    params: { org: org.id },
    query: { page: marker, password: marker },
    token,
    headers,
  });
  await api.askRaw(listMyOrganisations, { query: { code: marker }, token, headers });
  await askAddress(api.url, `/nothing/${marker}?token=${marker}`, { headers });
  await askAddress(api.url, `/%zz${marker}`);
  await api.ask(listMyOrganisations, { token: `${marker}.${marker}.${marker}` });
  for (const body of [
    { name: marker },
    { name: 1, [marker]: 1 },
    `{"name":"${marker}`,
    { name: `${marker}\u0000` },
  ]) {
    await api.askRaw(createOrganisation, { token, body, headers: { 'idempotency-key': `key ${marker}` } });
    await api.askRaw(createSite, {
      params: { org: org.id },
      token,
      body,
      headers: { 'idempotency-key': marker },
    });
  }
  await api.askRaw(changeSite, {
    params: { org: org.id, id: marker },
    token,
    body: marker,
    headers: { 'content-type': marker },
  });
  expect((await api.ask(stumble, { body: { password: marker } })).status).toBe(500);
  expect(api.logLines.length).toBeGreaterThan(10);
  expect(api.logLines.filter((line) => line.includes(marker))).toEqual([]);
});

test('of a token only the session stands in a line', async () => {
  const { token, sessionId } = org.owner;
  await api.ask(whoami, { params: { org: org.id }, token });
  const written = api.logLines.join('');
  expect(written).toContain(sessionId);
  for (const part of token.split('.')) expect(written).not.toContain(part);
  expect(written).not.toContain(org.owner.email);
});

test('a fault in the database is written with its name and place, so that someone can find it', async () => {
  const answer = await api.ask(stumble, { body: { password: 'x' } });
  expect(answer.status).toBe(500);
  expect(lines().find(({ level }) => level === 50)).toMatchObject({
    msg: 'internal',
    err: { type: 'DatabaseError', stack: expect.stringContaining('log.api.test.ts') },
  });
});
