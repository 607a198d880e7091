import { randomBytes } from 'node:crypto';
import { forgotPassword, readMe, signIn as signInCall, signUp } from '@qrigin/domain/auth';
import { saveNotificationSettings } from '@qrigin/domain/notifications';
import { createOrganisation, deleteMe, previewDeletion, whoami } from '@qrigin/domain/organisations';
import { createSite } from '@qrigin/domain/sites';
import { beforeAll, expect, test } from 'vitest';
import { accountsOf, claimsOf, network, PASSWORD } from '../../testing/people/accounts.ts';
import { newBrowser } from '../../testing/people/browser.ts';
import { joiningOf } from '../../testing/people/joining.ts';
import { newOrganisation } from '../../testing/people/organisation.ts';
import { peopleOf } from '../../testing/people/people.ts';
import { rowsWith } from '../../testing/rows-with.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

async function signedIn() {
  const person = await accountsOf(api).signedIn();
  return { ...person, sessionId: String(claimsOf(person.token)['sid']) };
}

async function newOrg(token: string, name: string): Promise<string> {
  return (await api.ask(createOrganisation, { token, body: { name } })).body.id;
}
const preview = (token: string) => api.ask(previewDeletion, { token });
const remove = (token: string, closing: string[] = []) =>
  api.ask(deleteMe, { token, body: { close_organisations: closing } });

test('before deleting, a person sees which organisations they own alone, with how many others work there', async () => {
  const asha = await signedIn();
  const [farm, mill] = [await newOrg(asha.token, 'Farm'), await newOrg(asha.token, 'Mill')];
  const shared = await newOrg(asha.token, 'Shared');
  await peopleOf(api).join(shared, await signedIn(), 'owner');
  await peopleOf(api).join(mill, await signedIn(), 'admin');
  await peopleOf(api).join(mill, await signedIn(), 'member');
  const ravi = await signedIn();
  await peopleOf(api).join(await newOrg(ravi.token, 'Not hers'), asha, 'admin');
  expect((await preview(asha.token)).body).toEqual({
    organisations_owned_alone: [
      { id: farm, name: 'Farm', other_members: 0 },
      { id: mill, name: 'Mill', other_members: 2 },
    ],
  });
});

test('an owner who is alone is asked first, and nothing happens until every organisation is named', async () => {
  const asha = await signedIn();
  const [farm, mill] = [await newOrg(asha.token, 'Farm'), await newOrg(asha.token, 'Mill')];
  const answer = await remove(asha.token);
  expect([answer.status, answer.body]).toEqual([
    409,
    {
      code: 'owns_organisations',
      error: 'Some of your organisations have no other Owner and would be closed.',
      organisations: [
        { id: farm, name: 'Farm', other_members: 0 },
        { id: mill, name: 'Mill', other_members: 0 },
      ],
    },
  ]);
  const one = await remove(asha.token, [farm]);
  expect([one.status, one.body]).toMatchObject([409, { organisations: [{ id: mill }] }]);
  expect((await api.ask(whoami, { params: { org: farm }, token: asha.token })).status).toBe(200);
  expect((await remove(asha.token, [farm, mill])).status).toBe(200);
});

test('the organisations that were named are closed for everyone, others go on without the person', async () => {
  const [asha, worker] = [await signedIn(), await signedIn()];
  const farm = await newOrg(asha.token, 'Farm');
  const shared = await newOrg(asha.token, 'Shared');
  await peopleOf(api).join(farm, worker, 'admin');
  await peopleOf(api).join(shared, worker, 'owner');
  expect((await remove(asha.token, [farm])).status).toBe(200);
  expect((await api.ask(whoami, { params: { org: farm }, token: worker.token })).status).toBe(404);
  expect((await api.ask(whoami, { params: { org: shared }, token: worker.token })).status).toBe(200);

  const { rows } = await api.database.superuser.query(
    'select closed_at is not null as closed from organisation where id = any($1) order by name',
    [[farm, shared]],
  );
  expect(rows).toEqual([{ closed: true }, { closed: false }]);
  const left = await api.database.superuser.query('select 1 from membership where user_id = $1', [asha.id]);
  expect(left.rows).toEqual([]);
});

test('no one closes an organisation of others by naming it', async () => {
  const [asha, ravi] = [await signedIn(), await signedIn()];
  const his = await newOrg(ravi.token, 'His');
  const shared = await newOrg(ravi.token, 'Shared');
  await peopleOf(api).join(shared, asha, 'owner');
  expect((await remove(asha.token, [his, shared, crypto.randomUUID()])).status).toBe(200);
  for (const org of [his, shared])
    expect((await api.ask(whoami, { params: { org }, token: ravi.token })).status).toBe(200);
});

/** Everything a person can leave behind, with one word in all of it. */
async function lifeWith(word: string) {
  const { signIn, codeFor, guess, turnOnTwoFactor } = accountsOf(api);
  const email = `${word}@people.example`;
  const headers = { ...network(), 'user-agent': word, 'accept-language': 'hi' };
  const body = {
    name: `Name ${word}`,
    email,
    country: word,
    address: `Road ${word}`,
    password_hash: PASSWORD,
  };
  const { headers: signedUp } = await api.ask(signUp, { body, headers });
  const cookie = signedUp.getSetCookie()[0]!.split(';')[0]!;
  await api.ask(forgotPassword, { query: { email }, headers: network() });
  const { rows } = await api.database.superuser.query('select id from app_user where email = $1', [email]);
  const id: string = rows[0].id;
  const { token } = (await guess(email, await codeFor(id, 'verify'), { ...headers, cookie })).body;
  await codeFor(id, 'reset');
  const org = await newOrg(token, 'Farm');
  await api.ask(createSite, {
    params: { org },
    token,
    body: { name: 'Field' },
    headers: { 'idempotency-key': word },
  });
  await api.database.superuser.query(
    "insert into notification (org_id, user_id, kind) values ($1, $2, 'hello')",
    [org, id],
  );
  // As one that asked to join and was refused has it.
  const elsewhere = await newOrganisation(api);
  await api.database.superuser.query(
    "insert into notification (org_id, user_id, kind) values ($1, $2, 'join.decided')",
    [elsewhere.id, id],
  );
  // They asked there, and in their own organisation someone asked them.
  await joiningOf(api).ask(elsewhere, { token }, elsewhere.roleIds.member, elsewhere.owner.id);
  const { rows: roles } = await api.database.superuser.query(
    "select id from role where org_id = $1 and built_in = 'member'",
    [org],
  );
  await joiningOf(api).ask({ id: org }, await peopleOf(api).person(), roles[0].id, id);
  await api.ask(saveNotificationSettings, { token, body: { mailed: [] } });
  await turnOnTwoFactor(token);
  await signIn(email, { headers }); // leaves a ticket
  await newBrowser(api).ask(signInCall, { body: { email, password: PASSWORD } });
  return { id, email, token, org };
}

test('after a deletion no row of any table holds anything of the person but the id', async () => {
  const word = `canary${randomBytes(6).toString('hex')}`;
  const { id, token, org } = await lifeWith(word);
  const before = await rowsWith(api.database, [word]);
  const named = (await rowsWith(api.database, [id])).filter((row) => row.startsWith('public.join_request '));
  expect(named).toHaveLength(2);
  expect(new Set(before.map((row) => row.split(' ')[0]))).toEqual(
    new Set([
      'public.app_user',
      'public.idempotency_key',
      'public.listed_member',
      'public.mail',
      'public.session',
    ]),
  );
  expect((await remove(token, [org])).body).toEqual({ id });
  expect(await rowsWith(api.database, [word])).toEqual([]);

  // What was done, and the security log for 12 months, stay under an id that leads to no one; so does an
  // email to the person they asked, for 30 days.
  const tables = (await rowsWith(api.database, [id])).map((row) => row.split(' ')[0]);
  expect([...new Set(tables)]).toEqual([
    'public.app_user',
    'public.audit_entry',
    'public.mail',
    'public.security_event',
  ]);
  const { rows } = await api.database.superuser.query(
    'select name, email, country, address, password_hash, unmailed_kinds from app_user where id = $1',
    [id],
  );
  expect(rows).toEqual([
    {
      name: 'Deleted person',
      email: `deleted-${id}@invalid`,
      country: '',
      address: '',
      password_hash: null,
      unmailed_kinds: [],
    },
  ]);
});

test('who is deleted is signed out everywhere, cannot come back in, and can sign up anew', async () => {
  const { newAccount, tokenOf, signIn, codeFor, guess } = accountsOf(api);
  const { id, email } = await newAccount();
  const [here, there] = [await tokenOf(email), await tokenOf(email)];
  const code = await codeFor(id, 'reset');
  expect((await remove(here)).status).toBe(200);
  for (const token of [here, there]) expect((await api.ask(readMe, { token })).status).toBe(401);
  expect((await signIn(email)).body).toMatchObject({ error: 'invalid credentials' });
  expect((await signIn(`deleted-${id}@invalid`)).status).toBe(400);
  expect((await guess(email, code)).status).toBe(400);

  const body = {
    name: 'Asha',
    email,
    country: 'India',
    address: '',
    password_hash: 'a longer walk to the sea',
  };
  expect((await api.ask(signUp, { body, headers: network() })).status).toBe(200);
  const again = await signIn(email, { password: 'a longer walk to the sea' });
  expect(claimsOf((again.body as { token: string }).token)['sub']).not.toBe(id);
});

test('deleting needs a fresh sign-in and a list', async () => {
  const { token } = await signedIn();
  for (const body of [
    {},
    { close_organisations: 'all' },
    { close_organisations: ['x'] },
    { close_organisations: [], more: 1 },
  ])
    expect((await api.askRaw(deleteMe, { token, body })).status).toBe(400);
  await accountsOf(api).age(token, 5);
  expect((await remove(token)).body).toMatchObject({ code: 'step_up' });
  expect((await preview(token)).status).toBe(200);
  expect((await api.ask(deleteMe, { body: { close_organisations: [] } })).status).toBe(401);
});
