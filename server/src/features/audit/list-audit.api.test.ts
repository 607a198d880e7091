import { listAudit } from '@qrigin/domain/audit';
import { assignRole, removeRole } from '@qrigin/domain/members';
import { bulkWork } from '@qrigin/domain/qr';
import { createRecall, liftRecall, type recallReach } from '@qrigin/domain/recalls';
import { createRole, deleteRole } from '@qrigin/domain/roles';
import { changeSite, createSite, deleteSite } from '@qrigin/domain/sites';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { packagingSample } from '../../../../domain/src/packaging/samples.ts';
import { newGoods } from '../../testing/goods/goods.ts';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

async function list(org: TestOrganisation, query: z.input<typeof listAudit.query> = {}, headers = {}) {
  const answer = await org.ask(listAudit, { query, headers });
  expect(answer.status).toBe(200);
  return answer.body;
}
const actions = async (...asked: Parameters<typeof list>) =>
  (await list(...asked)).items.map(({ action }) => action);

/** Puts an entry straight into the record, at a time of its own. */
async function entry(org: TestOrganisation, action: string, at: string, actor = org.owner.id): Promise<void> {
  await api.database.superuser.query(
    'insert into audit_entry (org_id, actor_id, action, subject_id, at) values ($1, $2, $3, gen_random_uuid(), $4)',
    [org.id, actor, action, at],
  );
}

test('the record says who did what, newest first, by the names of today', async () => {
  const org = await newOrganisation(api);
  const { token } = org.owner;
  await api.database.superuser.query("update app_user set name = 'Asha' where id = $1", [org.owner.id]);
  const site = await api.ask(createSite, { params: { org: org.id }, token, body: { name: 'Barn' } });
  const { id } = site.body;
  await api.ask(changeSite, { params: { org: org.id, id }, token, body: { name: 'Shed' } });
  const page = await list(org, { about: 'site' });
  const actor = { id: org.owner.id, name: 'Asha' };
  const by = { id: expect.stringMatching(/^\d+$/), at: expect.any(String), actor };
  const subject = { id, name: 'Shed' };
  expect(page).toEqual({
    items: [
      { ...by, action: 'site.change', subject, role: null },
      { ...by, action: 'site.create', subject, role: null },
    ],
    total: 2,
    page: 1,
    page_size: 20,
  });
  expect(await actions(org, { about: 'site', sort_order: 'asc' })).toEqual(['site.create', 'site.change']);

  await api.ask(deleteSite, { params: { org: org.id, id }, token });
  expect((await list(org, { about: 'site' })).items.map(({ subject: gone }) => gone)).toEqual(
    Array.from({ length: 3 }, () => ({ id, name: null })),
  );
});

test('things are named by what they are called, whatever they are', async () => {
  const goods = await newGoods(api);
  const { org } = goods;
  const product = await goods.product({ name: 'Forest honey' });
  const packaging = await goods.packaging(product);
  const batch = await goods.batch(product);
  const { superuser } = api.database;
  const make = async (statement: string) =>
    (await superuser.query<{ id: string }>(`${statement} returning id`, [org.id])).rows[0]!.id;
  const subdomain = await make("insert into subdomain (org_id, name, look) values ($1, 'honey', 'honey')");
  const file = await make(
    `insert into file (org_id, name, kind, nature, mime_type, extension, bytes, is_exact, md5)
     values ($1, 'Logo', 'logo', 'public', 'image/png', 'png', 1, true, decode(repeat('00', 16), 'hex'))`,
  );
  const member = await org.newMember('member');
  await superuser.query("update app_user set name = 'Ravi' where id = $1", [member.id]);
  const named: Record<string, [string, string | null]> = {
    'role.change': [org.roleIds.admin, 'Admin'],
    'product.delete': [product, 'Forest honey'],
    'packaging.change': [packaging, packagingSample(product).name],
    'batch.create': [batch, expect.any(String)],
    'subdomain.add': [subdomain, 'honey'],
    'file.upload': [file, 'Logo'],
    'member.suspend': [member.id, 'Ravi'],
    'join.cancel': [member.id, 'Ravi'],
    // Of a packaging or of a product, whichever it is.
    'qr.withdraw': [product, 'Forest honey'],
    // What is named is what the event is about, and nothing by chance; an action that no one knows is about nothing.
    'site.change': [member.id, null],
    'other.test': [member.id, null],
  };
  for (const [action, [subject]] of Object.entries(named))
    await superuser.query('insert into audit_entry (org_id, action, subject_id) values ($1, $2, $3)', [
      org.id,
      action,
      subject,
    ]);
  const { items } = await list(org, { page_size: '100' });
  const tests = items.filter(({ actor }) => actor === null);
  expect(tests).toHaveLength(Object.keys(named).length);
  expect(
    Object.fromEntries(tests.map(({ action, subject }) => [action, [subject?.id, subject?.name]])),
  ).toEqual(named);
});

test('a recall is named by its goods, a print job by its product', async () => {
  const goods = await newGoods(api);
  const { org } = goods;
  const product = await goods.product({ name: 'Forest honey' });
  const batch = await goods.batch(product, { lot_code: 'LOT-7' });
  const { run_id, work_id } = await goods.issue(await goods.packaging(product), 1);
  const blank = await goods.blanks(product);
  const { run_id: blankRun } = await goods.issue(blank, 1);
  const open = async (about: z.input<typeof recallReach.body>, mock = false) =>
    (await goods.call(createRecall, { body: { reason: 'Glass', mock, ...about } })).id;
  const ofProduct = await open({ scope: 'product', product_id: product });
  const ofBatch = await open({ scope: 'batch', batch_id: batch });
  const ofRun = await open({ scope: 'run', run_id });
  const ofBlanks = await open({ scope: 'run', run_id: blankRun });
  const mock = await open({ scope: 'product', product_id: product }, true);
  await goods.call(liftRecall, { params: { id: ofBatch }, body: { reason: 'All of it came back' } });
  await goods.call(bulkWork, { body: { workIDs: [work_id] } });
  const named = async (about: string) =>
    (await list(org, { about })).items.map(({ action, subject }) => [action, subject]);
  expect(await named('recall')).toEqual([
    ['recall.lift', { id: ofBatch, name: 'LOT-7' }],
    ['recall.exercise', { id: mock, name: 'Forest honey' }],
    // Blanks are no product yet, so their packaging says what they are.
    ['recall.open', { id: ofBlanks, name: packagingSample(product).name }],
    ['recall.open', { id: ofRun, name: 'Forest honey' }],
    ['recall.open', { id: ofBatch, name: 'LOT-7' }],
    ['recall.open', { id: ofProduct, name: 'Forest honey' }],
  ]);
  expect(await named('print')).toEqual([['print.queued', { id: work_id, name: 'Forest honey' }]]);
  expect((await named('qr')).at(-1)).toEqual(['qr.issue', { id: work_id, name: 'Forest honey' }]);
});

test('the role that was given or taken is named, as long as there is one', async () => {
  const org = await newOrganisation(api);
  const { token } = org.owner;
  const member = await org.newMember('member');
  const body = { name: 'Packer', parent_role_id: org.roleIds.supervisor };
  const { id } = (await api.ask(createRole, { params: { org: org.id }, token, body })).body;
  for (const change of [assignRole, removeRole])
    expect((await org.ask(change, { params: { user: member.id, role: id } })).status).toBe(200);
  const roles = async () =>
    (await list(org, { about: 'member' })).items.map(({ action, subject, role }) => [
      action,
      subject?.id,
      role,
    ]);
  const named = { id, name: 'Packer' };
  expect(await roles()).toEqual([
    ['member.remove', member.id, named],
    ['member.assign', member.id, named],
  ]);
  expect((await api.ask(deleteRole, { params: { org: org.id, id }, token })).status).toBe(200);
  const gone = { id, name: null };
  expect(await roles()).toEqual([
    ['member.remove', member.id, gone],
    ['member.assign', member.id, gone],
  ]);
});

test('the record is read by person and by what it is about, never by part of a word', async () => {
  const org = await newOrganisation(api);
  const admin = await org.newMember('admin');
  for (const action of ['role.make', 'roles.make', 'xrole.make', 'product.role'])
    await entry(org, action, '2020-01-01T12:00:00Z');
  await entry(org, 'role.make', '2020-01-02T12:00:00Z', admin.id);
  expect(await actions(org, { about: 'role' })).toEqual(['role.make', 'role.make']);
  expect(await actions(org, { about: 'role', actor: admin.id })).toEqual(['role.make']);
  expect((await list(org, { actor: admin.id })).total).toBe(1);
  expect((await list(org, { actor: crypto.randomUUID() })).total).toBe(0);
});

test('days are whole days where the caller is, the first and the last included', async () => {
  const org = await newOrganisation(api);
  // Half past midnight on the 2nd in Kolkata, and the last and first moments around the 3rd.
  for (const [action, at] of [
    ['a.a', '2020-03-01T18:29:59.999Z'],
    ['b.b', '2020-03-01T18:30:00Z'],
    ['c.c', '2020-03-03T18:29:59.999Z'],
    ['d.d', '2020-03-03T18:30:00Z'],
  ] as const)
    await entry(org, action, at);
  const kolkata = { 'x-timezone': 'Asia/Kolkata' };
  expect(await actions(org, { from: '2020-03-02', to: '2020-03-03' }, kolkata)).toEqual(['c.c', 'b.b']);
  expect(await actions(org, { to: '2020-03-01' }, kolkata)).toEqual(['a.a']);
  expect(await actions(org, { from: '2020-03-02', to: '2020-03-03' })).toEqual(['d.d', 'c.c']);
  expect(await actions(org, { from: '2020-03-03', to: '2020-03-02' })).toEqual([]);
});

test.each([
  'about=Role',
  'about=role.',
  'about=%25',
  'from=yesterday',
  'to=2020-02-30',
  'from=0000-01-01',
  'actor=me',
  'sort_by=action',
])('a record cannot be asked for by ?%s', async (query) => {
  const org = await newOrganisation(api);
  const answer = await org.askRaw(listAudit, { query });
  expect(answer.status).toBe(400);
});

test('a page tells the total and holds no entry of another organisation', async () => {
  const [org, other] = [await newOrganisation(api), await newOrganisation(api)];
  for (let day = 1; day <= 5; day++) await entry(org, `day.d${day}`, `2020-01-0${day}T00:00:00Z`);
  await entry(other, 'day.d9', '2020-01-09T00:00:00Z');
  const page = await list(org, { about: 'day', page_size: '2', page: '2' });
  expect([page.items.map(({ action }) => action), page.total]).toEqual([['day.d3', 'day.d2'], 5]);
});

test('a page of a long record is read by its index', async () => {
  const org = await newOrganisation(api);
  await api.database.superuser.query(
    `insert into audit_entry (org_id, action, at) select $1, 'site.change', now() - n * interval '1 minute'
     from generate_series(1, 20000) n`,
    [org.id],
  );
  await api.database.superuser.query('analyze audit_entry');
  const { rows } = await api.database.superuser.query<{ 'QUERY PLAN': string }>(
    `explain select id from audit_entry where org_id = $1 order by at desc, id limit 20`,
    [org.id],
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('audit_entry_by_time');
});
