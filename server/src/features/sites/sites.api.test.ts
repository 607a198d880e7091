import { listMyOrganisations, whoami } from '@qrigin/domain/organisations';
import { listRoles } from '@qrigin/domain/roles';
import { changeSite, createSite, deleteSite, listSites, type Site } from '@qrigin/domain/sites';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { siteSample } from '../../../../domain/src/sites/samples.ts';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const FARM = createSite.body.parse(
  siteSample({ name: 'Farm', kind: 'farm', address: 'Road 1\nपुणे', latitude: 18.5, longitude: -73.25 }),
);

type Fields = z.input<typeof createSite.body>;

async function newSite(org: TestOrganisation, fields: Fields = FARM): Promise<Site> {
  return (await org.ask(createSite, { body: fields })).body;
}

async function list(org: TestOrganisation, query: z.input<typeof listSites.query> = {}) {
  return (await org.ask(listSites, { query })).body;
}

/** What a write must leave behind beside the site itself. */
async function traces(org: TestOrganisation) {
  const { superuser } = api.database;
  const entries = await superuser.query(
    "select id, action, subject_id, actor_id, session_id, request_id from audit_entry where org_id = $1 and action like 'site.%' order by id",
    [org.id],
  );
  const jobs = await superuser.query<{ payload: { orgId: string; auditEntryId: string } }>(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'notifications.tell-holders' and payload ->> 'orgId' = $1 order by j.id`,
    [org.id],
  );
  return { entries: entries.rows, jobs: jobs.rows.map(({ payload }) => payload) };
}

test('[ERR-06] a write answers the stored site, and a list of sites is a page', async () => {
  const org = await newOrganisation(api);
  const created = await org.ask(createSite, { body: FARM });
  expect(created.status).toBe(200);
  expect(created.body).toEqual({ id: expect.any(String), created_at: expect.any(String), ...FARM });
  expect(await list(org)).toEqual({ items: [created.body], total: 1, page: 1, page_size: 20 });

  const { id } = created.body;
  const changed = await org.ask(changeSite, { params: { id }, body: { name: ' Barn ' } });
  const { created_at } = created.body;
  const barn = { id, created_at, ...createSite.body.parse({ name: 'Barn' }) };
  expect(barn).toMatchObject({ kind: 'other', address: '', latitude: null, longitude: null });
  expect([changed.status, changed.body]).toEqual([200, barn]);
  expect((await list(org)).items).toEqual([barn]);

  const removed = await org.ask(deleteSite, { params: { id } });
  expect([removed.status, removed.body]).toEqual([200, barn]);
  expect(await list(org)).toMatchObject({ items: [], total: 0 });
});

test('sites come as a file with these columns', async () => {
  const org = await newOrganisation(api);
  await newSite(org, { name: 'Barn', latitude: 1, longitude: -73.25 });
  const { text } = await org.askRaw(listSites, { headers: { accept: 'text/csv' } });
  const [head, barn] = text.split('\r\n');
  expect(head).toBe('"Name","Type","Address","Latitude","Longitude","Added (UTC)"');
  expect(barn).toMatch(/^"Barn","other","","1","-73.25","2\d{3}-\d\d-\d\d \d\d:\d\d:\d\d"$/);
});

test('[ERR-06] one thing is an object and an unpaged list an array', async () => {
  const org = await newOrganisation(api);
  expect((await org.ask(whoami)).body).toMatchObject({ id: org.owner.id });
  expect((await org.ask(listRoles)).body).toBeInstanceOf(Array);
  expect((await api.ask(listMyOrganisations, { token: org.owner.token })).body).toBeInstanceOf(Array);
});

test('a list is cut into pages and tells the total on every one, also past the end', async () => {
  const org = await newOrganisation(api);
  for (const name of ['e', 'a', 'd', 'c', 'b']) await newSite(org, { name });
  const names = async (query: z.input<typeof listSites.query>) => {
    const { items, ...page } = await list(org, query);
    return { names: items.map(({ name }) => name).join(''), ...page };
  };
  expect(await names({ page_size: '2' })).toEqual({ names: 'ab', total: 5, page: 1, page_size: 2 });
  expect(await names({ page_size: '2', page: '3' })).toEqual({ names: 'e', total: 5, page: 3, page_size: 2 });
  expect(await names({ page_size: '2', page: '4' })).toEqual({ names: '', total: 5, page: 4, page_size: 2 });
  expect(await names({ page_size: '100' })).toEqual({ names: 'abcde', total: 5, page: 1, page_size: 100 });
});

test.each(['name', 'kind', 'created_at'] as const)(
  'sites sort by %s both ways, and rows alike keep their order',
  async (column) => {
    const org = await newOrganisation(api);
    const kinds = ['shop', 'farm', 'shop', 'office', 'farm', 'shop'] as const;
    for (const [at, kind] of kinds.entries()) await newSite(org, { name: `Site ${(at * 5) % 6}`, kind });
    await api.database.superuser.query(
      "update site set created_at = case when kind = 'shop' then timestamptz '2026-01-01' else '2025-01-01' end where org_id = $1",
      [org.id],
    );
    const { items } = await list(org);
    const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
    for (const [order, sign] of [
      ['asc', 1],
      ['desc', -1],
    ] as const) {
      const wanted = [...items].sort((a, b) => sign * compare(a[column], b[column]) || compare(a.id, b.id));
      const query = { sort_by: column, sort_order: order };
      expect((await list(org, query)).items).toEqual(wanted);
      const pages = [
        await list(org, { ...query, page_size: '4' }),
        await list(org, { ...query, page_size: '4', page: '2' }),
      ];
      expect(pages.flatMap((page) => page.items)).toEqual(wanted);
    }
  },
);

test.each([
  'page_size=101',
  'page_size=0',
  'page=0',
  'page=x',
  'sort_by=address',
  'sort_by=name,id',
  'sort_order=up',
  'x=1',
  'page=1&page=2',
])('a list is refused with ?%s', async (query) => {
  const org = await newOrganisation(api);
  const answer = await org.askRaw(listSites, { query });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid_input' });
});

test.each<[string, Record<string, unknown>]>([
  ['longitude', { ...FARM, longitude: undefined }],
  ['longitude', { ...FARM, latitude: undefined }],
  ['latitude', { ...FARM, latitude: 90.1 }],
  ['longitude', { ...FARM, longitude: -180.1 }],
  ['latitude', { ...FARM, latitude: '18' }],
  ['name', { ...FARM, name: 'x'.repeat(121) }],
  ['kind', { ...FARM, kind: 'ship' }],
  ['address', { ...FARM, address: 'x'.repeat(501) }],
])('a wrong %s is refused by name and nothing is stored', async (field, fields) => {
  const org = await newOrganisation(api);
  const answer = await org.askRaw(createSite, { body: fields });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } });
  expect((await list(org)).total).toBe(0);
});

test('an unknown field is refused', async () => {
  const org = await newOrganisation(api);
  expect((await org.askRaw(createSite, { body: { ...FARM, org_id: org.id } })).status).toBe(400);
});

test('a name that is taken in another case is refused when adding and when changing', async () => {
  const org = await newOrganisation(api);
  await newSite(org);
  const barn = await newSite(org, { name: 'Barn' });
  const before = await traces(org);
  for (const answer of [
    await org.ask(createSite, { body: { name: 'FARM' } }),
    await org.ask(changeSite, { params: { id: barn.id }, body: FARM }),
  ]) {
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({ code: 'name_taken', error: 'This name is already in use.' });
  }
  expect(await traces(org)).toEqual(before);
  expect((await org.ask(changeSite, { params: { id: barn.id }, body: { name: 'BARN' } })).status).toBe(200);
});

test('a site that a batch uses cannot be deleted', async () => {
  const org = await newOrganisation(api);
  const site = await newSite(org);
  await api.database.superuser.query(
    `with made as (insert into product (org_id, name) values ($1, 'Mango') returning id)
     insert into batch (org_id, product_id, lot_code, site_id) select $1, id, 'L1', $2 from made`,
    [org.id, site.id],
  );
  const answer = await org.ask(deleteSite, { params: { id: site.id } });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({ code: 'site_in_use' });
  expect((await list(org)).items).toEqual([site]);
});

test('a site that is not there, or is of another organisation, is not found', async () => {
  const [here, there] = [await newOrganisation(api), await newOrganisation(api)];
  const foreign = await newSite(there);
  for (const id of [foreign.id, crypto.randomUUID(), 'x', '%00']) {
    expect((await here.ask(changeSite, { params: { id }, body: { name: 'Mine' } })).status).toBe(404);
    expect((await here.ask(deleteSite, { params: { id } })).status).toBe(404);
  }
  expect((await list(there)).items).toEqual([foreign]);
});

test('each write leaves one audit entry and one job that names it', async () => {
  const org = await newOrganisation(api);
  const { id } = await newSite(org);
  await org.ask(changeSite, { params: { id }, body: { name: 'Barn' } });
  await org.ask(deleteSite, { params: { id } });
  const { entries, jobs } = await traces(org);
  const who = { subject_id: id, actor_id: org.owner.id, session_id: org.owner.sessionId };
  expect(entries).toEqual(
    ['site.create', 'site.change', 'site.delete'].map((action) => ({
      ...who,
      action,
      id: expect.any(String),
      request_id: expect.any(String),
    })),
  );
  expect(jobs).toEqual(
    entries.map((entry) => ({
      orgId: org.id,
      kind: entry.action,
      subjectId: id,
      auditEntryId: entry.id,
      may: 'org.edit',
    })),
  );
});

test('when the last step of a call fails, neither site nor audit entry nor job remains', async () => {
  const org = await newOrganisation(api);
  const { superuser } = api.database;
  // Storing the answer of an idempotency key comes after everything else.
  await superuser.query(`
    create function refuse_answer() returns trigger language plpgsql as $$ begin raise 'planted'; end $$;
    create trigger planted before update on idempotency_key for each row execute function refuse_answer()`);
  const headers = { 'idempotency-key': 'k1' };
  const send = () => org.ask(createSite, { body: FARM, headers });
  expect((await send()).status).toBe(500);
  expect((await list(org)).total).toBe(0);
  expect(await traces(org)).toEqual({ entries: [], jobs: [] });

  await superuser.query('drop trigger planted on idempotency_key');
  expect((await send()).status).toBe(200);
  expect(await traces(org)).toMatchObject({ entries: [{}], jobs: [{}] });
});
