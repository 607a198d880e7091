import { createOrganisation } from '@qrigin/domain/organisations';
import { createRole } from '@qrigin/domain/roles';
import { createSite as createSiteCall } from '@qrigin/domain/sites';
import { beforeAll, expect, test } from 'vitest';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { Answer, TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

type Sent = { key?: string; token?: string; body?: unknown };

function createSite(org: TestOrganisation, { key, token = org.owner.token, body = { name: 'Farm' } }: Sent) {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  return api.askRaw(createSiteCall, { params: { org: org.id }, token, body, headers });
}

/** What one creation leaves behind. */
async function counts(org: TestOrganisation) {
  const { rows } = await api.database.superuser.query<{ sites: number; entries: number; jobs: number }>(
    `select (select count(*)::int from site where org_id = $1) as sites,
       (select count(*)::int from audit_entry where org_id = $1 and action = 'site.create') as entries,
       (select count(*)::int from graphile_worker._private_jobs where payload ->> 'orgId' = $1::text) as jobs`,
    [org.id],
  );
  return rows[0]!;
}
const ONE = { sites: 1, entries: 1, jobs: 1 };
const statuses = (answers: Answer[]) => answers.map(({ status }) => status);

test('200 equal calls with one key over 20 connections at once create one site and get one answer', async () => {
  const org = await newOrganisation(api);
  const connections = Array.from({ length: 20 }, async () => {
    const answers: Answer[] = [];
    for (let at = 0; at < 10; at += 1) answers.push(await createSite(org, { key: 'storm' }));
    return answers;
  });
  const answers = (await Promise.all(connections)).flat();
  const left = await counts(org);
  const different = new Set(answers.map(({ status, text }) => `${status} ${text}`)).size;
  console.log(`idempotency: ${answers.length} calls, ${different} answer, ${JSON.stringify(left)}`);
  expect(answers).toHaveLength(200);
  expect(answers[0]).toMatchObject({ status: 200, body: { name: 'Farm' } });
  expect(different).toBe(1);
  expect(left).toEqual(ONE);
});

test('the order of keys and spaces in the JSON do not matter, what they say does', async () => {
  const org = await newOrganisation(api);
  const first = await createSite(org, { key: 'k', body: '{"name":"Farm","kind":"farm"}' });
  const same = await createSite(org, { key: 'k', body: '{ "kind": "farm",\n "name": " Farm " }' });
  expect([same.status, same.text]).toEqual([200, first.text]);
  for (const body of [{ name: 'Farm' }, { name: 'farm', kind: 'farm' }, { name: 'Farm', kind: 'shop' }]) {
    const other = await createSite(org, { key: 'k', body });
    expect(other.status).toBe(422);
    expect(other.body).toEqual({
      code: 'key_reused',
      error: 'This idempotency key was used for another request.',
    });
  }
  expect(await counts(org)).toEqual(ONE);
});

test('the same key in another organisation is another request', async () => {
  const [here, there] = [await newOrganisation(api), await newOrganisation(api)];
  expect((await createSite(here, { key: 'k' })).status).toBe(200);
  expect((await createSite(there, { key: 'k', token: here.owner.token })).status).toBe(404);
  await api.database.superuser.query(
    `with joined as (insert into membership (org_id, user_id) values ($1, $2))
     insert into role_assignment (org_id, user_id, role_id) values ($1, $2, $3)`,
    [there.id, here.owner.id, there.roleIds.admin],
  );
  expect((await createSite(there, { key: 'k', token: here.owner.token })).status).toBe(422);
  expect(await counts(there)).toMatchObject({ sites: 0 });
});

test('the same key of another person is independent', async () => {
  const org = await newOrganisation(api);
  const admin = await org.newMember('admin');
  const first = await createSite(org, { key: 'k', body: { name: 'One' } });
  const second = await createSite(org, { key: 'k', body: { name: 'Two' }, token: admin.token });
  expect(statuses([first, second])).toEqual([200, 200]);
  expect(await counts(org)).toMatchObject({ sites: 2 });
});

test('the same key of the same person for another operation is independent', async () => {
  const org = await newOrganisation(api);
  const { token } = org.owner;
  const headers = { 'idempotency-key': 'k' };
  const site = await createSite(org, { key: 'k' });
  const body = { name: 'Farm', parent_role_id: org.roleIds.member };
  const role = await api.ask(createRole, { params: { org: org.id }, token, headers, body });
  const other = await api.ask(createOrganisation, { token, headers, body: { name: 'Farm' } });
  const again = await api.ask(createOrganisation, { token, headers, body: { name: 'Farm' } });
  expect(statuses([site, role, other])).toEqual([200, 200, 200]);
  expect(again.text).toBe(other.text);
});

test('a call that failed leaves its key free, also for another body', async () => {
  const org = await newOrganisation(api);
  await createSite(org, { body: { name: 'Taken' } });
  expect((await createSite(org, { key: 'k', body: { name: 'taken' } })).status).toBe(409);
  expect((await createSite(org, { key: 'k', body: { name: '' } })).status).toBe(400);
  expect((await createSite(org, { key: 'k', body: { name: 'Free' } })).status).toBe(200);
  expect(await counts(org)).toMatchObject({ sites: 2 });
});

test('who has lost the permission does not get the earlier answer again', async () => {
  const org = await newOrganisation(api);
  const admin = await org.newMember('admin');
  expect((await createSite(org, { key: 'k', token: admin.token })).status).toBe(200);
  await api.database.superuser.query('update role_assignment set role_id = $2 where user_id = $1', [
    admin.id,
    org.roleIds.member,
  ]);
  expect((await createSite(org, { key: 'k', token: admin.token })).status).toBe(403);
});

test.each([
  ['empty', ''],
  ['of 129 characters', 'k'.repeat(129)],
  ['with a space', 'a b'],
  ['with a tab', 'a\tb'],
  ['with a letter outside ASCII', 'schl\u00fcssel'],
])('a key that is %s is refused', async (_, key) => {
  const org = await newOrganisation(api);
  const answer = await createSite(org, { key });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid_input', fields: { 'Idempotency-Key': 'not a key' } });
  expect(await counts(org)).toMatchObject({ sites: 0 });
});

test.each(['!', '~', 'k'.repeat(128), "'; drop table site; --".replaceAll(' ', ''), crypto.randomUUID()])(
  'a key of any visible characters is taken: %s',
  async (key) => {
    const org = await newOrganisation(api);
    const answers = [await createSite(org, { key }), await createSite(org, { key })];
    expect(statuses(answers)).toEqual([200, 200]);
    expect(await counts(org)).toEqual(ONE);
  },
);

test('without a key every call is done', async () => {
  const org = await newOrganisation(api);
  const answers = [await createSite(org, {}), await createSite(org, {})];
  expect(statuses(answers)).toEqual([200, 409]);
  expect((await createSite(org, { body: { name: 'Barn' } })).status).toBe(200);
  expect(await counts(org)).toEqual({ sites: 2, entries: 2, jobs: 2 });
});
