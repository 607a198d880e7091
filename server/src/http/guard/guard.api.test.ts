import {
  type ApiRequest,
  bearer,
  type Endpoint,
  endpoint,
  Id,
  type RawInput,
  rawRequestOf,
} from '@qrigin/domain/http';
import { createOrganisation, listMyOrganisations, ORGANISATIONS, whoami } from '@qrigin/domain/organisations';
import { createRole } from '@qrigin/domain/roles';
import { changeSite, createSite, deleteSite, listSites } from '@qrigin/domain/sites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Answer, askAddress } from '../../testing/client.ts';
import { newOrganisation } from '../../testing/people/organisation.ts';
import { type Person, peopleOf } from '../../testing/people/people.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const guarded = (name: string, stepUp: 'everybody' | 'all_but_owner') =>
  endpoint({
    name,
    summary: 'Only after signing in anew',
    method: 'POST',
    path: `/:org/${name}`,
    policy: { who: 'member', permission: ORGANISATIONS.view, rate: 'write', stepUp },
    params: z.object({ org: Id }),
    body: z.strictObject({ sure: z.literal(true) }),
    reply: z.object({ done: z.literal(true) }),
  });
const forEverybody = guarded('stepUpOfEverybody', 'everybody');
const forAllButOwners = guarded('stepUpOfAllButOwners', 'all_but_owner');

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    extraRoutes(serve) {
      serve(forEverybody, async () => ({ done: true as const }));
      serve(forAllButOwners, async () => ({ done: true as const }));
    },
  });
});
afterAll(() => api.stop());

/** Where the id of an organisation goes. */
const PLACE = 'place';

const BAD_SITE = { name: '', latitude: 'north' };

async function codeOf(answer: Promise<Answer>): Promise<string> {
  const { status, code } = await answer;
  return status === 200 ? '200' : `${status} ${code}`;
}
const change = (statement: string, id: string) => api.database.superuser.query(statement, [id]);

test('a stranger is told nothing about their input, not even that it is wrong', async () => {
  const { id } = await newOrganisation(api);
  const { token } = await peopleOf(api).person();
  const ask = (endpoint: Endpoint, asked: RawInput) =>
    codeOf(api.askRaw(endpoint, { ...asked, params: { org: id, ...asked.params }, token }));
  expect(await ask(createSite, { body: BAD_SITE })).toBe('404 not_found');
  expect(await ask(changeSite, { params: { id: 'x' }, body: BAD_SITE })).toBe('404 not_found');
  expect(await ask(listSites, { query: { page: '0' } })).toBe('404 not_found');
  expect(await ask(createRole, { body: { parent_role_id: 1 } })).toBe('404 not_found');
});

test('a member without the permission is told so before their input is looked at', async () => {
  const org = await newOrganisation(api);
  const { token } = await org.newMember('member');
  expect(await codeOf(org.askRaw(createSite, { token, body: BAD_SITE }))).toBe('403 forbidden');
  expect(await codeOf(org.askRaw(createRole, { token, body: {} }))).toBe('403 forbidden');
  expect(await codeOf(api.ask(deleteSite, { params: { org: org.id, id: 'x' }, token }))).toBe(
    '403 forbidden',
  );
});

test('whoever sends a book full of mistakes gets no book back', async () => {
  const org = await newOrganisation(api);
  const body = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`unknown_${at}`, at]));
  const answer = await org.askRaw(createSite, { token: org.owner.token, body });
  expect([answer.status, answer.text.length < 10_000]).toEqual([400, true]);
});

test('who may call is told what is wrong before any id is looked up', async () => {
  const org = await newOrganisation(api);
  const asOwner = { token: org.owner.token, body: BAD_SITE };
  expect(
    await codeOf(api.askRaw(changeSite, { params: { org: org.id, id: crypto.randomUUID() }, ...asOwner })),
  ).toBe('400 invalid_input');
});

test.each([
  'x',
  '0',
  'null',
  '%20',
  '%zz',
  '00000000-0000-0000-0000-000000000000',
  'a'.repeat(36),
  'a'.repeat(201),
])('an organisation id of a wrong shape is not found: %s', async (org) => {
  const { owner } = await newOrganisation(api);
  // As it is: some of these are no parameters that a client would write.
  const at = ({ method, path, body }: ApiRequest) =>
    codeOf(
      askAddress(api.url, path.replace(PLACE, org), {
        method,
        headers: { ...bearer(owner.token), 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body }),
      }),
    );
  expect(await at(rawRequestOf(whoami, { params: { org: PLACE } }))).toBe('404 not_found');
  expect(await at(rawRequestOf(createSite, { params: { org: PLACE }, body: BAD_SITE }))).toBe(
    '404 not_found',
  );
});

test.each<[Endpoint, RawInput]>([
  [whoami, { params: { org: 'x' } }],
  [listSites, { params: { org: crypto.randomUUID() }, query: 'page=0&x' }],
  [createOrganisation, { body: {} }],
  [createOrganisation, { body: '{"name":' }],
  [createOrganisation, { body: '{"__proto__":{}}' }],
  [changeSite, { params: { org: 'x', id: 'y' }, body: BAD_SITE }],
  [deleteSite, { params: { org: ' ', id: '\u0000' } }],
])('no one is told anything but to sign in: $0.name %j', async (endpoint, asked) => {
  expect(await codeOf(api.askRaw(endpoint, asked))).toBe('401 signed_out');
});

test.each([
  ['owner', forEverybody, '403 step_up'],
  ['admin', forEverybody, '403 step_up'],
  ['owner', forAllButOwners, '200'],
  ['admin', forAllButOwners, '403 step_up'],
] as const)(
  'an $0 who signed in more than five minutes ago gets from $1.name: $2',
  async (role, endpoint, late) => {
    const org = await newOrganisation(api);
    const { token, sessionId } = role === 'owner' ? org.owner : await org.newMember(role);
    const call = (body: unknown = { sure: true }) => codeOf(org.askRaw(endpoint, { token, body }));
    expect(await call()).toBe('200');
    await change(
      "update session set authenticated_at = now() - interval '4 minutes 50 seconds' where id = $1",
      sessionId,
    );
    expect(await call()).toBe('200');
    await change(
      "update session set authenticated_at = now() - interval '5 minutes 1 second' where id = $1",
      sessionId,
    );
    expect(await call()).toBe(late);
    // Asked before the input is looked at: no one should correct a form only to be stopped then.
    expect(await call({})).toBe(late === '200' ? '400 invalid_input' : late);
  },
);

test.each<[string, string, (person: Person, orgId: string) => [statement: string, id: string]]>([
  [
    'the session is ended',
    '401 signed_out',
    ({ sessionId }) => ['update session set revoked_at = now() where id = $1', sessionId],
  ],
  [
    'the session runs out',
    '401 signed_out',
    ({ sessionId }) => ['update session set expires_at = now() where id = $1', sessionId],
  ],
  [
    'the session is gone',
    '401 signed_out',
    ({ sessionId }) => ['delete from session where id = $1', sessionId],
  ],
  [
    'the person is deleted',
    '401 signed_out',
    ({ id }) => ['update app_user set deleted_at = now() where id = $1', id],
  ],
  [
    'the address is no longer verified',
    '403 unverified',
    ({ id }) => ['update app_user set verified_at = null where id = $1', id],
  ],
  [
    'the membership is suspended',
    '404 not_found',
    ({ id }) => ["update membership set status = 'suspended' where user_id = $1", id],
  ],
  [
    'the last role is taken away',
    '404 not_found',
    ({ id }) => ['delete from role_assignment where user_id = $1', id],
  ],
  [
    'the role changes',
    '403 forbidden',
    ({ id }) => [
      "update role_assignment a set role_id = r.id from role r where r.org_id = a.org_id and r.built_in = 'member' and a.user_id = $1",
      id,
    ],
  ],
  [
    'the role may less',
    '403 forbidden',
    (_, orgId) => [
      "update role set permissions = '{org.view}' where built_in = 'admin' and org_id = $1",
      orgId,
    ],
  ],
  [
    'the organisation is suspended',
    '403 organisation_suspended',
    (_, orgId) => ['update organisation set suspended_at = now() where id = $1', orgId],
  ],
])('when %s, the very next call gets %s', async (_, wanted, event) => {
  const org = await newOrganisation(api);
  const admin = await org.newMember('admin');
  const call = (name: string) =>
    codeOf(api.ask(createSite, { params: { org: org.id }, token: admin.token, body: { name } }));
  expect(await call('before')).toBe('200');
  await change(...event(admin, org.id));
  expect(await call('after')).toBe(wanted);
});

test('a permission of one role is enough, and the highest role counts', async () => {
  const org = await newOrganisation(api);
  const person = await org.newMember('qr_operator');
  await change(
    `insert into role_assignment (org_id, user_id, role_id)
     select a.org_id, a.user_id, r.id from role_assignment a join role r on r.org_id = a.org_id and r.built_in = 'owner'
     where a.user_id = $1`,
    person.id,
  );
  await change(
    "update session set authenticated_at = now() - interval '1 day' where id = $1",
    person.sessionId,
  );
  expect(await codeOf(org.ask(forAllButOwners, { token: person.token, body: { sure: true } }))).toBe('200');
});

test('[ERR-04] fixed first words win and are no organisations', async () => {
  const org = await newOrganisation(api);
  const { token } = org.owner;
  expect(await codeOf(api.ask(listMyOrganisations, { token }))).toBe('200');
  const words = api.endpoints
    .flatMap(({ path }) => path.split('/')[1] ?? [])
    .filter((word) => !word.startsWith(':'));
  expect(words).toContain('organization');
  for (const word of [
    ...words,
    'scan',
    'users',
    '2fa',
    'mfa',
    'sessions',
    'upload',
    'certificate-providers',
  ]) {
    expect(await codeOf(api.ask(whoami, { params: { org: word }, token }))).toBe('404 not_found');
    expect(await codeOf(api.ask(createSite, { params: { org: word }, token, body: { name: 'A' } }))).toBe(
      '404 not_found',
    );
  }
});

test('[ERR-04] no one can choose the id of an organisation', async () => {
  const { token } = await peopleOf(api).person();
  const body = { name: 'Scan', id: 'scan' };
  expect(await codeOf(api.ask(createOrganisation, { token, body }))).toBe('400 invalid_input');
  expect((await newOrganisation(api, 'scan')).id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});
