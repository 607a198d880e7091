import { MAILED_KINDS } from '@qrigin/domain/features';
import {
  findNotificationSettings,
  listNotifications,
  readNotifications,
  saveNotificationSettings,
} from '@qrigin/domain/notifications';
import { createRecall, liftRecall, type ScopeFields } from '@qrigin/domain/recalls';
import { createSite, deleteSite } from '@qrigin/domain/sites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { audit } from '../../db/audit.ts';
import type { OrgCtx } from '../../db/index.ts';
import { withOrg, withUser } from '../../db/tenancy/with-org.ts';
import { newGoods } from '../../testing/goods/goods.ts';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { type Person, peopleOf } from '../../testing/people/people.ts';
import { type MailRoom, startMailRoom } from '../../testing/programs/mail-room.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { type Notice, notify } from './notify.ts';

let api: TestApi;
let mailRoom: MailRoom;
beforeAll(async () => {
  api = await startTestApi();
  mailRoom = await startMailRoom(api);
});
afterAll(async () => {
  await mailRoom.stop();
  await api.stop();
});

async function list({ token }: Person, query: z.input<typeof listNotifications.query> = {}) {
  return (await api.ask(listNotifications, { query, token })).body;
}
const read = ({ token }: Person, ids?: string[]) =>
  api.ask(readNotifications, { token, body: ids ? { ids } : {} });

/** What an action of the owner would do: an entry of the record, and telling people about it. */
function act(
  { id: orgId, owner }: TestOrganisation,
  notice: Omit<Notice, 'auditEntryId' | 'subjectId'> & { subjectId?: string },
): Promise<void> {
  return withOrg(api.database.app, { orgId, userId: owner.id }, async (db) => {
    const ctx = { db, orgId, userId: owner.id, sessionId: owner.sessionId, requestId: 'test' } as OrgCtx;
    const { subjectId = crypto.randomUUID() } = notice;
    const auditEntryId = await audit(ctx, notice.kind, subjectId);
    await notify(ctx, { ...notice, subjectId, auditEntryId });
  });
}

async function untilTold(person: Person, count = 1) {
  await expect.poll(async () => (await list(person)).total, { timeout: 10_000 }).toBe(count);
  return list(person);
}

async function rename(person: Person, name: string): Promise<void> {
  await api.database.superuser.query('update app_user set name = $2 where id = $1', [person.id, name]);
}

test('a notice names the organisation, who did it and what it is about, as they are called today', async () => {
  const org = await newOrganisation(api, 'Hill Farm');
  const admin = await org.newMember('admin');
  await rename(org.owner, 'Asha');
  const site = await api.ask(createSite, {
    params: { org: org.id },
    token: org.owner.token,
    body: { name: 'Barn' },
  });
  const { id } = site.body;
  const told = await untilTold(admin);
  const notice = {
    id: expect.any(String),
    organisation: { id: org.id, name: 'Hill Farm', logo_url: null },
    kind: 'site.create',
    actor: { id: org.owner.id, name: 'Asha' },
    subject: { id, name: 'Barn' },
    product_id: null,
    created_at: expect.any(String),
    read_at: null,
  };
  expect(told).toEqual({ items: [notice], total: 1, page: 1, page_size: 20, unread: 1 });

  await rename(org.owner, 'Asha Verma');
  await api.database.superuser.query("update site set name = 'Shed' where id = $1", [id]);
  expect((await list(admin)).items).toMatchObject([
    { actor: { name: 'Asha Verma' }, subject: { name: 'Shed' } },
  ]);
  await api.ask(deleteSite, { params: { org: org.id, id }, token: org.owner.token });
  await untilTold(admin, 2);
  expect((await list(admin)).items.map(({ kind, subject }) => [kind, subject?.name])).toEqual([
    ['site.delete', null],
    ['site.create', null],
  ]);
});

test('who did it is not told, nor who may not, nor who is suspended', async () => {
  const org = await newOrganisation(api);
  const [admin, member] = [await org.newMember('admin'), await org.newMember('member')];
  const suspended = await org.newMember('admin', 'suspended');
  await api.ask(createSite, { params: { org: org.id }, token: org.owner.token, body: { name: 'Barn' } });
  await untilTold(admin);
  for (const person of [org.owner, member, suspended]) expect((await list(person)).total).toBe(0);
});

test('a role is named to who holds or held it, a request to join by who asks', async () => {
  const org = await newOrganisation(api);
  const member = await org.newMember('member');
  await act(org, { people: [member.id], kind: 'member.assign', subjectId: org.roleIds.supervisor });
  const asker = await peopleOf(api).person({ name: 'Ravi' });
  const { rows } = await api.database.superuser.query<{ id: string }>(
    'insert into join_request (org_id, user_id, role_id, supervisor_id) values ($1, $2, $3, $4) returning id',
    [org.id, asker.id, org.roleIds.member, member.id],
  );
  await act(org, { people: [member.id, asker.id], kind: 'join.asked', subjectId: rows[0]!.id });
  expect((await list(member)).items.map(({ subject }) => subject?.name)).toEqual(['Ravi', 'Supervisor']);
  // Their own request, though they belong nowhere.
  expect((await list(asker)).items.map(({ subject }) => subject?.name)).toEqual(['Ravi']);
});

test('to who does not belong there any more nothing new is named, but the organisation and who did it', async () => {
  const org = await newOrganisation(api, 'Hill Farm');
  const member = await org.newMember('member');
  const subjectId = org.roleIds.supervisor;
  await act(org, { people: [member.id], kind: 'member.remove', subjectId });
  expect((await list(member)).items).toMatchObject([{ subject: { id: subjectId, name: 'Supervisor' } }]);
  await api.database.superuser.query("update membership set status = 'suspended' where user_id = $1", [
    member.id,
  ]);
  expect((await list(member)).items).toMatchObject([
    {
      organisation: { name: 'Hill Farm' },
      actor: { id: org.owner.id },
      subject: { id: subjectId, name: null },
    },
  ]);
});

test('notices come newest first, in pages; those of other people are nowhere', async () => {
  const [farm, mill] = [await newOrganisation(api, 'Farm'), await newOrganisation(api, 'Mill')];
  const person = await farm.newMember('member');
  await peopleOf(api).join(mill.id, person, 'member');
  for (const [at, org] of [farm, mill, farm].entries())
    await act(org, { people: [person.id, farm.owner.id], kind: `test.${at}` });
  const kinds = async (query?: z.input<typeof listNotifications.query>) =>
    (await list(person, query)).items.map(({ kind }) => kind);
  expect(await kinds()).toEqual(['test.2', 'test.1', 'test.0']);
  expect(await kinds({ sort_order: 'asc' })).toEqual(['test.0', 'test.1', 'test.2']);
  expect(await kinds({ page_size: '2', page: '2' })).toEqual(['test.0']);
  expect((await list(person)).items.map(({ organisation }) => organisation.name)).toEqual([
    'Farm',
    'Mill',
    'Farm',
  ]);
  expect((await list(mill.owner)).total).toBe(0);
});

test('notices are marked as read: those named, then all; no one else’s', async () => {
  const org = await newOrganisation(api);
  const [one, other] = [await org.newMember('member'), await org.newMember('member')];
  for (const kind of ['test.a', 'test.b', 'test.c']) await act(org, { people: [one.id, other.id], kind });
  const [newest, middle] = (await list(one)).items;
  const foreign = (await list(other)).items.map(({ id }) => id);

  const first = await read(one, [newest!.id, ...foreign, crypto.randomUUID()]);
  expect([first.status, first.body]).toEqual([200, { unread: 2 }]);
  const at = (await list(one)).items[0]!.read_at;
  expect(at).not.toBeNull();
  expect((await list(one)).items[1]).toMatchObject({ id: middle!.id, read_at: null });
  expect((await list(other)).unread).toBe(3);

  expect((await read(one, [])).body).toEqual({ unread: 2 });
  expect((await read(one)).body).toEqual({ unread: 0 });
  expect((await list(one)).unread).toBe(0);
  // What was read before keeps its time.
  expect((await list(one)).items[0]!.read_at).toBe(at);
  expect((await list(other)).unread).toBe(3);
});

test('a call that fails has told no one', async () => {
  const org = await newOrganisation(api);
  const member = await org.newMember('member');
  const failing = withOrg(api.database.app, { orgId: org.id, userId: org.owner.id }, async (db) => {
    const ctx = { db, orgId: org.id, userId: org.owner.id, sessionId: org.owner.sessionId } as OrgCtx;
    const auditEntryId = await audit(ctx, 'join.asked', member.id);
    const about = { kind: 'join.asked', subjectId: member.id, auditEntryId };
    await notify(ctx, { people: [member.id], ...about });
    await notify(ctx, { people: { may: 'org.view' }, ...about });
    throw new Error('planted');
  });
  await expect(failing).rejects.toThrow('planted');
  expect((await list(member)).total).toBe(0);
  expect(await mailRoom.mailsTo(member.email)).toEqual([]);
});

test('a person is told once about an entry, and mailed once', async () => {
  const org = await newOrganisation(api);
  const member = await org.newMember('member');
  await withOrg(api.database.app, { orgId: org.id, userId: org.owner.id }, async (db) => {
    const ctx = { db, orgId: org.id, userId: org.owner.id, sessionId: org.owner.sessionId } as OrgCtx;
    const auditEntryId = await audit(ctx, 'join.asked', member.id);
    const about = { kind: 'join.asked', subjectId: member.id, auditEntryId };
    await notify(ctx, { people: [member.id, member.id], ...about });
    await notify(ctx, { people: [member.id], ...about });
  });
  expect((await list(member)).total).toBe(1);
  expect(await mailRoom.mailsTo(member.email)).toHaveLength(1);
});

test('however many mails strangers have caused in an hour, a recall is mailed', async () => {
  const org = await newOrganisation(api);
  const member = await org.newMember('member');
  await api.database.superuser.query(
    "insert into mail (kind, address, state) select 'notifications.notice', $1, 'sent' from generate_series(1, 20)",
    [member.email],
  );
  await act(org, { people: [member.id], kind: 'join.asked', subjectId: member.id });
  await act(org, { people: [member.id], kind: 'recall.open', subjectId: member.id });
  expect((await mailRoom.mailsTo(member.email)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/recall/i),
  ]);
});

test('however many recalls one organisation opens in an hour, that of another is mailed', async () => {
  const [loud, quiet] = [await newOrganisation(api), await newOrganisation(api, 'Quiet Farm')];
  const member = await loud.newMember('member');
  await peopleOf(api).join(quiet.id, member, 'member');
  await api.database.superuser.query(
    `insert into mail (kind, address, state, facts)
     select 'notifications.recall', $1, 'sent', jsonb_build_object('orgId', $2::text) from generate_series(1, 20)`,
    [member.email, loud.id],
  );
  await act(loud, { people: [member.id], kind: 'recall.open', subjectId: member.id });
  await act(quiet, { people: [member.id], kind: 'recall.open', subjectId: member.id });
  const texts = (await mailRoom.mailsTo(member.email)).map(({ text }) => text);
  expect(texts).toEqual([expect.stringContaining('Organisation: Quiet Farm')]);
});

test('what is worth a mail is mailed, with a link that only leads to the notices', async () => {
  const org = await newOrganisation(api, 'Hill <b>Farm</b>');
  const member = await org.newMember('member');
  await rename(org.owner, 'Asha');
  await act(org, { people: [member.id], kind: 'join.asked' });
  await act(org, { people: [member.id], kind: 'member.assign' });
  const mails = await mailRoom.mailsTo(member.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Someone wants to join your organisation']);
  const { text, html } = mails[0]!;
  expect(text).toContain('Organisation: Hill <b>Farm</b>\nName: Asha\n');
  expect(html).not.toContain('<b>Farm</b>');
  const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
  expect(new Set(addresses)).toEqual(
    new Set(['https://app.example.com/', 'https://app.example.com/dashboard/notifications']),
  );
});

test('who said no to a kind of mail gets the notice and no mail; other kinds still come', async () => {
  const org = await newOrganisation(api);
  const [quiet, other] = [await org.newMember('member'), await org.newMember('member')];
  const { token } = quiet;
  const settings = () => api.ask(findNotificationSettings, { token });
  expect((await settings()).body).toEqual({ mailed: MAILED_KINDS.toSorted() });
  const saved = await api.ask(saveNotificationSettings, {
    token,
    body: { mailed: ['recall.open', 'join.decided'] },
  });
  expect([saved.status, saved.body]).toEqual([200, { mailed: ['join.decided', 'recall.open'] }]);
  expect((await settings()).body).toEqual(saved.body);

  await act(org, { people: [quiet.id, other.id], kind: 'join.asked' });
  await act(org, { people: [quiet.id, other.id], kind: 'join.decided' });
  expect((await list(quiet)).total).toBe(2);
  expect((await mailRoom.mailsTo(quiet.email)).map(({ subject }) => subject)).toEqual([
    'Your request to join an organisation',
  ]);
  expect(await mailRoom.mailsTo(other.email)).toHaveLength(2);
});

test('a kind that is never mailed cannot be chosen', async () => {
  const { token } = await peopleOf(api).person();
  for (const body of [{ mailed: ['site.create'] }, { mailed: 'all' }, {}, { mailed: [], x: 1 }])
    expect((await api.askRaw(saveNotificationSettings, { token, body })).status).toBe(400);
});

test('a mail is dropped when the organisation was closed before it went out; deleted people are not told', async () => {
  const org = await newOrganisation(api);
  const [member, gone] = [await org.newMember('member'), await org.newMember('member')];
  const { superuser } = api.database;
  await superuser.query('update app_user set deleted_at = now() where id = $1', [gone.id]);
  await superuser.query('update organisation set closed_at = now() where id = $1', [org.id]);
  await act(org, { people: [member.id, gone.id], kind: 'join.asked' });
  expect(await mailRoom.mailsTo(member.email)).toEqual([]);
  const { rows } = await superuser.query('select user_id from notification where org_id = $1', [org.id]);
  expect(rows).toEqual([{ user_id: member.id }]);
});

test('an opened recall is told and mailed to all who may see recalls, an exercise and a lifted one only told', async () => {
  const goods = await newGoods(api, 'Hill Farm');
  const { org } = goods;
  const operator = await org.newMember('qr_operator');
  const product = await goods.product({ name: 'Forest honey' });
  const batch = await goods.batch(product);
  const packaging = await goods.packaging(product);
  const { run_id } = await goods.issue(packaging, 1);
  const open = (scope: ScopeFields & { mock?: boolean }) =>
    goods.call(createRecall, { body: { reason: 'Glass', ...scope } });
  const recalls = [
    await open({ scope: 'batch', batch_id: batch }),
    await open({ scope: 'run', run_id }),
    await open({ scope: 'product', product_id: product, mock: true }),
  ];
  await goods.call(liftRecall, { params: { id: recalls[0]!.id }, body: { reason: 'All of it came back' } });
  await goods.call(liftRecall, { params: { id: recalls[0]!.id }, body: { reason: 'All of it came back' } });
  const { items } = await untilTold(operator, 4);
  const told = (kind: string, at: number) => ({
    kind,
    product_id: product,
    subject: { id: recalls[at]!.id, name: 'Forest honey' },
    actor: { id: org.owner.id },
  });
  expect(items).toMatchObject(
    expect.arrayContaining(
      [
        told('recall.lift', 0),
        told('recall.exercise', 2),
        told('recall.open', 1),
        told('recall.open', 0),
      ].map((notice) => expect.objectContaining({ ...notice, actor: expect.objectContaining(notice.actor) })),
    ),
  );
  const mails = await mailRoom.mailsTo(operator.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'A recall was opened in your organisation',
    'A recall was opened in your organisation',
  ]);
  expect(await mailRoom.mailsTo(org.owner.email)).toEqual([]);
});

test('whoever was told sees who did it and what it is called outside the organisation, and nothing beside it', async () => {
  const org = await newOrganisation(api);
  const member = await org.newMember('member');
  const other = await org.newMember('member');
  await act(org, { people: [member.id], kind: 'member.assign', subjectId: org.roleIds.admin });
  const seenBy = (person: Person) =>
    withUser(api.database.app, person.id, async (db) => ({
      roles: (await db.selectFrom('role').select('name').orderBy('name').execute()).map(({ name }) => name),
      entries: (await db.selectFrom('audit_entry').select('action').execute()).map(({ action }) => action),
      requests: await db.selectFrom('join_request').select('id').execute(),
      sites: await db.selectFrom('site').select('id').execute(),
    }));
  expect(await seenBy(member)).toEqual({
    roles: ['Admin', 'Member'],
    entries: ['member.assign'],
    requests: [],
    sites: [],
  });
  expect(await seenBy(other)).toEqual({ roles: ['Member'], entries: [], requests: [], sites: [] });
});
