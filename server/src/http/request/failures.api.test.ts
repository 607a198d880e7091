import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { FAILURES, Failure, type FailureCode } from '@qrigin/domain/errors';
import { API_BASE, bearer, endpoint, pathOf } from '@qrigin/domain/http';
import { createOrganisation, listMyOrganisations, whoami } from '@qrigin/domain/organisations';
import { listRoles } from '@qrigin/domain/roles';
import { createSite as createSiteCall, deleteSite } from '@qrigin/domain/sites';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { askAddress } from '../../testing/client.ts';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { apiWithoutDatabase } from '../../testing/programs/api-without-database.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const read = { method: 'GET', reply: z.string(), policy: { who: 'public', rate: 'public' } } as const;
const throws = endpoint({ ...read, name: 'throws', summary: 'Breaks', path: '/throws' });
const undeclared = endpoint({ ...read, name: 'undeclared', summary: 'Fails oddly', path: '/undeclared' });
const wrongReply = endpoint({ ...read, name: 'wrongReply', summary: 'Answers oddly', path: '/wrong-reply' });
const cutOff = endpoint({ ...read, name: 'cutOff', summary: 'Loses its connection', path: '/cut-off' });

let api: TestApi;
let org: TestOrganisation;
beforeAll(async () => {
  api = await startTestApi({
    extraRoutes(serve) {
      serve(throws, async () => {
        throw new Error('inner detail 4711');
      });
      serve(undeclared, async () => {
        throw new Failure('name_taken');
      });
      serve(wrongReply, async () => ({ inner: 'detail 4711' }) as unknown as string);
      serve(cutOff, async ({ ctx }) => {
        await ctx.transaction((db) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(db));
        return 'never';
      });
    },
  });
  org = await newOrganisation(api);
});
afterAll(() => api.stop());

const failure = (status: number, code: FailureCode) => ({
  status,
  body: { error: FAILURES[code].text, code },
});
const createSite = (body: unknown, headers = {}) =>
  api.askRaw(createSiteCall, { params: { org: org.id }, token: org.owner.token, body, headers });

test('[ERR-07] bad input answers 400 and names the fields, but never repeats what was sent', async () => {
  const answer = await createSite({ name: 'a\u0000marker', latitude: 'marker', kind: 'marker' });
  expect(answer).toMatchObject(failure(400, 'invalid_input'));
  const { fields } = JSON.parse(answer.text) as { fields: Record<string, string> };
  expect(Object.keys(fields).sort()).toEqual(['kind', 'latitude', 'name']);
  expect(answer.text).not.toContain('marker');
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
});

test('[ERR-07] no token answers 401, and no permission 403', async () => {
  expect(await api.ask(listMyOrganisations)).toMatchObject(failure(401, 'signed_out'));
  const { token } = await org.newMember('qr_operator');
  expect(await api.ask(listRoles, { params: { org: org.id }, token })).toMatchObject(
    failure(403, 'forbidden'),
  );
});

test('[ERR-07] what is unknown answers 404, whether it is a thing, an organisation or an address', async () => {
  const { token } = org.owner;
  expect(
    await api.ask(deleteSite, { params: { org: org.id, id: crypto.randomUUID() }, token }),
  ).toMatchObject(failure(404, 'not_found'));
  expect(await api.ask(whoami, { params: { org: crypto.randomUUID() }, token })).toMatchObject(
    failure(404, 'not_found'),
  );
  const inOtherCase = pathOf(listMyOrganisations).toLowerCase();
  const tooLong = pathOf(whoami, { org: 'a'.repeat(300) });
  for (const path of ['/nothing', '/%zz', tooLong, '//', inOtherCase]) {
    const answer = await askAddress(api.url, path, { headers: bearer(token) });
    expect(answer).toMatchObject(failure(404, 'not_found'));
    expect(answer.body).toEqual({ error: 'Not found.', code: 'not_found' });
  }
  const headers = { ...bearer(token), 'content-type': 'application/json' };
  const patch = { method: 'PATCH', headers, body: '{}' };
  expect(await askAddress(api.url, pathOf(createOrganisation), patch)).toMatchObject(
    failure(404, 'not_found'),
  );
});

test('[ERR-07] a conflict answers 409, and a key used for another body 422', async () => {
  const headers = { 'idempotency-key': 'failures' };
  expect((await createSite({ name: 'Conflict' }, headers)).status).toBe(200);
  expect(await createSite({ name: 'conflict' })).toMatchObject(failure(409, 'name_taken'));
  expect(await createSite({ name: 'Another' }, headers)).toMatchObject(failure(422, 'key_reused'));
});

test('[ERR-07] a body over 1 MB answers 413, with or without its length told, also where none is taken', async () => {
  const large = { name: 'x'.repeat(1024 * 1024) };
  expect(await createSite(large)).toMatchObject(failure(413, 'too_large'));
  const { token } = org.owner;
  expect(
    await api.askRaw(deleteSite, { params: { org: org.id, id: org.id }, token, body: large }),
  ).toMatchObject(failure(413, 'too_large'));
  const response = await fetch(`${api.url}${API_BASE}${pathOf(createSiteCall, { org: org.id })}`, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: new Blob([JSON.stringify(large)]).stream(),
    duplex: 'half',
  });
  expect(response.status).toBe(413);
  expect((await createSite({ name: 'x'.repeat(1000 * 1024) })).status).toBe(400);
});

test('[ERR-07] another content type answers 415', async () => {
  expect(await createSite('name=A', { 'content-type': 'text/plain' })).toMatchObject(
    failure(415, 'wrong_content_type'),
  );
});

test('[ERR-07] too many calls answer 429 and say when to come again', async () => {
  const strict = await startTestApi({ env: { RATE_WRITE: '3' } });
  try {
    const { id, owner } = await newOrganisation(strict); // the first write
    const write = (name: string) =>
      strict.ask(createSiteCall, { params: { org: id }, token: owner.token, body: { name } });
    expect([(await write('a')).status, (await write('b')).status]).toEqual([200, 200]);
    const refused = await write('c');
    expect(refused).toMatchObject(failure(429, 'too_often'));
    expect(Object.keys(refused.body as object).sort()).toEqual(['code', 'error']);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  } finally {
    await strict.stop();
  }
});

test.each([
  [throws, 'inner detail 4711'],
  [undeclared, 'undeclared does not declare name_taken'],
  [wrongReply, 'Response'],
])(
  '[ERR-07] a fault of our own at $0.path answers 500 with no inner details, which the log has',
  async (broken, logged) => {
    api.logLines.length = 0;
    const answer = await api.ask(broken);
    expect(answer).toMatchObject(failure(500, 'internal'));
    expect(answer.body).toEqual({
      error: 'Something went wrong on our side. Try again in a moment.',
      code: 'internal',
    });
    const errors = api.logLines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
    expect(errors).toHaveLength(1);
    expect(JSON.stringify(errors[0])).toContain(logged);
    expect(errors[0].reqId).toBe(answer.headers.get('x-request-id'));
  },
);

test('[ERR-07] while the database is away calls answer 503 and say when to come again', async () => {
  const { app, tokens, logLines } = await apiWithoutDatabase();
  try {
    const expiresAt = new Date(Date.now() + 60_000);
    const token = await tokens.sign({ sid: crypto.randomUUID(), kind: 'user', expiresAt });
    const url = `${API_BASE}${pathOf(listMyOrganisations)}`;
    const answer = await app.inject({ url, headers: bearer(token) });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ error: FAILURES.busy.text, code: 'busy' });
    expect(answer.headers['retry-after']).toBe('2');
    expect(logLines.join('')).toContain('ECONNREFUSED');
    expect((await app.inject({ url })).statusCode).toBe(401);
  } finally {
    await app.close();
  }
});

test('[ERR-07] a call whose connection to the database breaks answers 503, and the next one is served', async () => {
  const answer = await api.ask(cutOff);
  expect(answer).toMatchObject(failure(503, 'busy'));
  expect(answer.headers.get('retry-after')).toBe('2');
  expect((await createSite({ name: 'After the break' })).status).toBe(200);
});

test('[ERR-07] a call that waits too long for another one answers 503', async () => {
  const { superuser } = api.database;
  await superuser.query('begin');
  try {
    await superuser.query("insert into site (org_id, name, kind) values ($1, 'Held', 'other')", [org.id]);
    const answer = await createSite({ name: 'Held' });
    expect(answer).toMatchObject(failure(503, 'busy'));
    expect(answer.headers.get('retry-after')).toBe('2');
  } finally {
    await superuser.query('rollback');
  }
});

test('a method that no endpoint has is not found, whatever it needs, and is no fault of ours', async () => {
  api.logLines.length = 0;
  const [answer] = (await once(request(`${api.url}/scan/x`, { method: 'QUERY' }).end(), 'response')) as [
    IncomingMessage,
  ];
  answer.resume();
  expect(answer.statusCode).toBe(404);
  expect(api.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});

test.each([
  ['broken', '{"name":'],
  ['empty', ''],
  ['not JSON at all', 'name=A'],
  ['a key named __proto__', '{"name":"A","__proto__":{"isAdmin":true}}'],
  ['a hidden key named __proto__', '{"name":"A","\\u005f_proto__":{"isAdmin":true}}'],
  ['a constructor with a prototype', '{"name":"A","constructor":{"prototype":{"isAdmin":true}}}'],
  ['a key named constructor', '{"name":"A","constructor":1}'],
  ['a __proto__ further in', '{"name":"A","kind":{"__proto__":1}}'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a number too large to be one', '{"name":"A","latitude":1e999,"longitude":0}'],
  ['a byte order mark and nothing else', '\ufeff'],
])('a body that is %s is refused', async (_, body) => {
  const answer = await createSite(body);
  expect(answer).toMatchObject(failure(400, 'invalid_input'));
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
});
