import { listAudit, listSecurityEvents } from '@qrigin/domain/audit';
import { assignRole, changeStatus, removeRole } from '@qrigin/domain/members';
import { answerOffer, listMyOffers, offerOwnership } from '@qrigin/domain/organisations';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { withOrg } from '../../db/tenancy/with-org.ts';
import { accountsOf } from '../../testing/people/accounts.ts';
import { joiningOf } from '../../testing/people/joining.ts';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { type Person, peopleOf } from '../../testing/people/people.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

type Query = z.input<typeof listSecurityEvents.query>;

const ask = (org: TestOrganisation, who: { token: string }, query: Query = {}) =>
  org.ask(listSecurityEvents, { query, token: who.token });
async function list(org: TestOrganisation, query: Query = {}) {
  const { status, body } = await ask(org, org.owner, query);
  expect(status).toBe(200);
  return body;
}
/** Oldest first, without what happens the same in every test: the Owner's own role. */
const told = async (org: TestOrganisation, query: Query = {}) =>
  (await list(org, { sort_order: 'asc', ...query })).items
    .filter(({ person, detail }) => !(person?.id === org.owner.id && detail === 'Owner'))
    .map(({ kind, person, detail }) => [kind, person?.id, detail]);

const give = (org: TestOrganisation, { id: user }: Person, role: string) =>
  org.ask(assignRole, { params: { user, role } });
const take = (org: TestOrganisation, { id: user }: Person, role: string) =>
  org.ask(removeRole, { params: { user, role } });
const status = (org: TestOrganisation, who: Person, to: 'active' | 'suspended') =>
  org.ask(changeStatus, { params: { user: who.id }, body: { status: to } });

test('[security log] roles given and removed and people suspended are told to Owners, with the name of the role and who did it', async () => {
  const org = await newOrganisation(api);
  const kiran = await org.newMember('member');
  await give(org, kiran, org.roleIds.supervisor);
  await give(org, kiran, org.roleIds.supervisor);
  await status(org, kiran, 'suspended');
  await status(org, kiran, 'active');
  await take(org, kiran, org.roleIds.supervisor);
  await take(org, kiran, org.roleIds.member);
  expect(await told(org)).toEqual([
    ['role.given', kiran.id, 'Supervisor'],
    ['member.suspended', kiran.id, null],
    ['member.reinstated', kiran.id, null],
    ['role.removed', kiran.id, 'Supervisor'],
    ['role.removed', kiran.id, 'Member'],
    ['member.suspended', kiran.id, null],
  ]);
  const { items } = await list(org, { person: kiran.id });
  expect(items.map(({ by }) => by?.id)).toEqual(items.map(() => org.owner.id));
});

test('[security log] joining and a new Owner are roles given too; who gave them is not located', async () => {
  const org = await newOrganisation(api);
  const joining = joiningOf(api);
  const { asker, id } = await joining.request(org);
  await joining.act(org, org.owner, id, 'approve');
  await api.ask(offerOwnership, {
    params: { org: org.id },
    token: org.owner.token,
    body: { user_id: asker.id },
  });
  const offers = await api.ask(listMyOffers, { token: asker.token });
  const params = { id: offers.body[0]!.id };
  const accepted = await api.ask(answerOffer, { params, token: asker.token, body: { action: 'accept' } });
  expect(accepted.status).toBe(200);

  const { items } = (await ask(org, asker, { sort_order: 'asc' })).body;
  const [owner, newcomer] = [org.owner.id, asker.id];
  expect(items.map(({ kind, person, detail, by }) => [kind, person?.id, detail, by?.id])).toEqual([
    ['role.given', owner, 'Owner', owner],
    ['role.given', newcomer, 'Member', owner],
    ['role.given', newcomer, 'Owner', owner],
    ['role.given', owner, 'Admin', owner],
    ['role.removed', owner, 'Owner', owner],
  ]);
  const { rows } = await api.database.superuser.query(
    "select 1 from security_event where kind like 'role.%' and (network is not null or device is not null)",
  );
  expect(rows).toEqual([]);
});

test('[security log] Owners see what concerns their people since they joined, and no network', async () => {
  const [org, other] = [await newOrganisation(api), await newOrganisation(api)];
  const { newAccount, signIn } = accountsOf(api);
  const kiran = await newAccount();
  await signIn(kiran.email);
  const member = await peopleOf(api).signIn(kiran);
  await peopleOf(api).join(org.id, member, 'member');
  await peopleOf(api).join(other.id, member, 'qr_operator');
  await signIn(kiran.email, { password: 'not the password' });
  await api.ask(listAudit, { params: { org: other.id }, token: member.token });
  const { items } = await list(org, { person: kiran.id });
  expect(items).toEqual([
    {
      id: expect.any(String),
      at: expect.any(String),
      kind: 'sign-in.failed',
      person: { id: kiran.id, name: 'Asha' },
      by: null,
      device: 'Unknown device',
      detail: null,
    },
  ]);
  expect(await told(other)).toEqual([
    ['sign-in.failed', kiran.id, null],
    ['call.refused', kiran.id, `${listAudit.method} ${listAudit.path}`],
  ]);
  expect(await told(await newOrganisation(api))).toEqual([]);
});

test('[security log] the account of a suspended person is not watched any more; what happened in the organisation stays', async () => {
  const org = await newOrganisation(api);
  const kiran = await org.newMember('member');
  const signInBadly = () => accountsOf(api).signIn(kiran.email, { password: 'not the password' });
  await signInBadly();
  expect(await told(org)).toEqual([['sign-in.failed', kiran.id, null]]);
  await status(org, kiran, 'suspended');
  await signInBadly();
  expect(await told(org, { person: kiran.id })).toEqual([['member.suspended', kiran.id, null]]);
  const who = { orgId: org.id, userId: org.owner.id };
  const seen = await withOrg(api.database.app, who, (db) =>
    db.selectFrom('security_event').select('kind').where('user_id', '=', kiran.id).execute(),
  );
  expect(seen).toEqual([{ kind: 'member.suspended' }]);
});

test('[security log] it is for Owners: an Admin, who may read the audit log, is refused', async () => {
  const org = await newOrganisation(api);
  const admin = await org.newMember('admin');
  expect((await api.ask(listAudit, { params: { org: org.id }, token: admin.token })).status).toBe(200);
  expect((await ask(org, admin)).status).toBe(403);
  expect((await ask(org, (await newOrganisation(api)).owner)).status).toBe(404);
});

test('[security log] days are those of the caller', async () => {
  const org = await newOrganisation(api);
  for (const at of ['2026-03-01T18:29:59Z', '2026-03-01T18:30:00Z', '2026-03-02T18:30:00Z'])
    await api.database.superuser.query(
      "insert into security_event (kind, organisation_id, detail, at) values ('role.given', $1, $2, $3)",
      [org.id, at, at],
    );
  const { body } = await org.ask(listSecurityEvents, {
    query: { from: '2026-03-02', to: '2026-03-02' },
    headers: { 'x-timezone': 'Asia/Kolkata' },
  });
  expect(body.items.map(({ detail }) => detail)).toEqual(['2026-03-01T18:30:00Z']);
});

test('[security log] an Owner’s page of a long log is read by its indexes', async () => {
  const org = await newOrganisation(api);
  const { superuser } = api.database;
  await superuser.query(
    `insert into security_event (kind, user_id) select 'sign-in.done', gen_random_uuid() from generate_series(1, 20000)`,
  );
  await superuser.query('analyze security_event');
  expect((await list(org)).total).toBe(1);
  const who = { orgId: org.id, userId: org.owner.id };
  const plan = await withOrg(api.database.app, who, async (db) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select * from security_event where organisation_id = ${org.id}
        or (organisation_id is null and user_id = any(${[org.owner.id]}::uuid[])) order by at desc limit 20`.execute(
      db,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('security_event_of_user');
  expect(plan).toContain('security_event_in_organisation');
});
