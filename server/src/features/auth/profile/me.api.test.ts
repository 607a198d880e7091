import { changeMe, downloadMyData, listMySessions, readMe } from '@qrigin/domain/auth';
import { MAILED_KINDS, type MailedKind } from '@qrigin/domain/features';
import { saveNotificationSettings } from '@qrigin/domain/notifications';
import { createOrganisation } from '@qrigin/domain/organisations';
import { createSite } from '@qrigin/domain/sites';
import { beforeAll, expect, test } from 'vitest';
import { accountsOf, claimsOf } from '../../../testing/people/accounts.ts';
import { joiningOf } from '../../../testing/people/joining.ts';
import { newOrganisation } from '../../../testing/people/organisation.ts';
import { peopleOf } from '../../../testing/people/people.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const PROFILE = { name: 'Asha', country: 'India', address: '' };

const signedIn = () => accountsOf(api).signedIn();

test('I change my name, country and address, and nothing else of anyone', async () => {
  const [asha, ravi] = [await signedIn(), await signedIn()];
  const body = { name: ' Asha Verma ', country: 'India', address: '1 Hill Road\nMunnar' };
  const changed = await api.ask(changeMe, { token: asha.token, body });
  expect(changed.status).toBe(200);
  expect(changed.body).toMatchObject({ id: asha.id, email: asha.email, ...body, name: 'Asha Verma' });
  expect((await api.ask(readMe, { token: asha.token })).body).toEqual(changed.body);
  expect((await api.ask(readMe, { token: ravi.token })).body).toMatchObject({
    name: 'Asha',
    country: '',
  });
});

test.each([
  ['name', { name: '' }],
  ['name', { name: 'x'.repeat(121) }],
  ['name', { name: 'a\u0000b' }],
  ['country', { country: 'x'.repeat(61) }],
  ['address', { address: 'x'.repeat(501) }],
])('a wrong %s is named: %j', async (field, changes) => {
  const { token } = await signedIn();
  const body = { ...PROFILE, ...changes };
  const answer = await api.ask(changeMe, { token, body });
  expect([answer.status, answer.body]).toMatchObject([400, { fields: { [field]: expect.any(String) } }]);
});

test.each([
  { email: 'mallory@people.example' },
  { is_verified: true },
  { password_hash: 'another good password' },
  { id: crypto.randomUUID() },
  { verified_at: '2026-01-01' },
])('what is not mine to change is refused: %j', async (extra) => {
  const { token } = await signedIn();
  const body = { ...PROFILE, ...extra };
  expect((await api.ask(changeMe, { token, body: PROFILE })).status).toBe(200);
  expect((await api.ask(changeMe, { token, body })).status).toBe(400);
});

test('the copy of my data holds what is stored about me and nothing of anyone else', async () => {
  const { token, id, email } = await signedIn();
  const asha = { id, email, token, sessionId: String(claimsOf(token)['sid']) };
  const mine = { name: 'Asha canary1', country: 'canary2', address: 'canary3' };
  await api.ask(changeMe, { token, body: mine });
  const farm = (await api.ask(createOrganisation, { token, body: { name: 'Hill Farm' } })).body;
  const mill = await newOrganisation(api, 'River Mill');
  await peopleOf(api).join(mill.id, asha, 'member');
  const stranger = await peopleOf(api).person({ name: 'stranger canary' });
  await peopleOf(api).join(farm.id, stranger, 'admin');
  await api.ask(createSite, { params: { org: farm.id }, token: stranger.token, body: { name: 'Field' } });
  await newOrganisation(api, 'Not hers');
  for (const person of [asha.id, stranger.id])
    await api.database.superuser.query(
      'insert into notification (org_id, user_id, kind) values ($1, $2, $3)',
      [farm.id, person, person === asha.id ? 'for-asha' : 'for-a-stranger'],
    );

  const dairy = await newOrganisation(api, 'Dairy');
  for (const who of [asha, await peopleOf(api).person({ name: 'other stranger' })])
    await joiningOf(api).ask(dairy, who, dairy.roleIds.qr_operator, dairy.owner.id);

  const mailed: MailedKind[] = ['join.decided', 'ownership.offered', 'recall.open'];
  await api.ask(saveNotificationSettings, { token, body: { mailed } });

  const answer = await api.ask(downloadMyData, { token });
  expect(answer.status).toBe(200);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(answer.body).toEqual({
    profile: (await api.ask(readMe, { token })).body,
    sessions: (await api.ask(listMySessions, { token })).body,
    memberships: expect.arrayContaining([
      { organisation: 'Hill Farm', status: 'active', roles: ['Owner'] },
      { organisation: 'River Mill', status: 'active', roles: ['Member'] },
    ]),
    join_requests: [{ organisation: 'Dairy', role: 'QR Operator', state: 'pending', created_at: time }],
    notifications: [{ kind: 'for-asha', created_at: time, read_at: null }],
    not_mailed: MAILED_KINDS.filter((kind) => !mailed.includes(kind)).toSorted(),
    actions: [
      { organisation: 'Hill Farm', action: 'org.create', at: time },
      { organisation: 'Dairy', action: 'join.ask', at: time },
    ],
    activity: [
      expect.objectContaining({ kind: 'sign-in.done', organisation: null, is_this_session: true }),
      expect.objectContaining({ kind: 'role.given', organisation: { id: farm.id, name: 'Hill Farm' } }),
    ],
  });
  const { memberships } = answer.body;
  expect(memberships).toHaveLength(2);
  for (const word of Object.values(mine)) expect(answer.text).toContain(word);
  expect(answer.text).not.toMatch(/stranger|Not hers|argon2/);
});

test('every table that names a person is in the copy of their data, or there is a reason', async () => {
  const { rows } = await api.database.superuser.query<{ name: string }>(
    `select conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confrelid in ('app_user'::regclass, 'membership'::regclass)
     union select table_name::text from information_schema.columns
       where table_schema = 'public' and data_type = 'uuid' and column_name ~ '(^user_id|_by)$' order by 1`,
  );
  // A table that is new here belongs into the copy and into what a deletion erases.
  expect(rows.map(({ name }) => name)).toEqual([
    'audit_entry', // actions
    'authenticator', // a secret; the profile says whether there is one
    'code_run', // actions: who issued codes
    'code_state', // actions: who assigned, packed or withdrew a code
    'details_part', // actions: who published what they wrote
    'details_version', // actions: who published or restored it
    'export', // actions: who asked for it
    'file', // actions: who sent it
    'idempotency_key', // answers that the person got, for seven days
    'import', // actions: who sent the file
    'join_request', // join_requests
    'known_device', // hashes of cookies
    'listed_member', // memberships, with the person's own name
    'login_ticket', // a secret, for five minutes
    'membership', // memberships
    'notification', // notifications
    'one_time_code', // a secret, for ten minutes
    'ownership_offer', // actions: who offered, took back or answered
    'packaging', // actions: who described it
    'payment', // actions: who activated a product
    'product', // actions: who added it
    'product_details', // actions: who published what they wrote
    'recall', // actions: who opened or lifted it
    'recall_words', // actions: who changed what a recall says
    'recovery_code', // a secret
    'role_assignment', // memberships, with their roles
    'security_event', // activity
    'session', // sessions
    'sign_up', // what was typed before the address was confirmed, for two days
    'trace_event', // the life of goods, which stays with them; an account that is gone has no name in it
    'work', // actions: who asked for it
  ]);
});
