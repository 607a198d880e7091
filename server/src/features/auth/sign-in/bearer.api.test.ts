import { changePassword, endMySession } from '@qrigin/domain/auth';
import type { Endpoint } from '@qrigin/domain/http';
import { takesBody } from '@qrigin/domain/http';
import { beforeAll, expect, test } from 'vitest';
import { rowNameOf } from '../../../testing/matrix/rows.ts';
import { buildWorld, type World } from '../../../testing/matrix/world.ts';
import { accountsOf, claimsOf, PASSWORD } from '../../../testing/people/accounts.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let world: World;
beforeAll(async () => {
  api = await sharedApi();
  world = await buildWorld(api);
});

/** A call of the endpoint in the organisation, with rows that exist; its body is empty, so little is done. */
async function call(endpoint: Endpoint, token: string | undefined) {
  // What else an organisation's call names is a code.
  const named = endpoint.policy.who === 'member' ? world.home.code : crypto.randomUUID();
  const params = Object.fromEntries(Object.keys(endpoint.params.shape).map((name) => [name, named]));
  for (const [name, thing] of Object.entries(endpoint.ids))
    params[name] = await world.fresh(world.home, rowNameOf(thing));
  if ('org' in params) params['org'] = world.home.id;
  return api.askRaw(endpoint, { params, token, ...(takesBody(endpoint) ? { body: {} } : {}) });
}

const titleOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const guarded = () => api.endpoints.filter(({ policy }) => policy.who !== 'public');
const ofMembers = () => api.endpoints.filter(({ policy }) => policy.who === 'member');

/** The statuses of one round over the endpoints, by their titles. */
async function round(endpoints: Endpoint[], token: string | undefined): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const endpoint of endpoints) statuses[titleOf(endpoint)] = (await call(endpoint, token)).status;
  return statuses;
}
const all = (endpoints: Endpoint[], status: number) =>
  Object.fromEntries(endpoints.map((endpoint) => [titleOf(endpoint), status]));

/** Someone who owns the organisation of this world, signed in anew. */
async function newOwner() {
  const { newAccount, tokenOf } = accountsOf(api);
  const account = await newAccount();
  await api.database.superuser.query('insert into membership (org_id, user_id) values ($1, $2)', [
    world.home.id,
    account.id,
  ]);
  await api.database.superuser.query(
    "insert into role_assignment (org_id, user_id, role_id) select org_id, $2, id from role where org_id = $1 and built_in = 'owner'",
    [world.home.id, account.id],
  );
  return { ...account, token: await tokenOf(account.email) };
}

test('[AUTH-53] every call that needs a token is refused without one', async () => {
  const endpoints = guarded();
  expect(endpoints.length).toBeGreaterThanOrEqual(20);
  expect(await round(endpoints, undefined)).toEqual(all(endpoints, 401));
  expect(await round(endpoints, 'x')).toEqual(all(endpoints, 401));
});

test('with a token the same calls get past that', async () => {
  const { token } = await newOwner();
  const statuses = await round(guarded(), token);
  expect(Object.entries(statuses).filter(([, status]) => status === 401 || status >= 500)).toEqual([]);
});

test('a session that was ended is refused by every endpoint, from the next call on', async () => {
  const { token, email } = await newOwner();
  const other = await accountsOf(api).tokenOf(email);
  await api.ask(endMySession, { params: { id: String(claimsOf(token)['sid']) }, token: other });
  expect(await round(guarded(), token)).toEqual(all(guarded(), 401));
});

test('after a change of the password every endpoint refuses the sessions of before, from the next call on', async () => {
  const { token, email } = await newOwner();
  const other = await accountsOf(api).tokenOf(email);
  const body = { password: 'a longer walk to the sea' };
  expect((await api.ask(changePassword, { token: other, body })).status).toBe(200);
  expect(await round(guarded(), token)).toEqual(all(guarded(), 401));
  expect((await accountsOf(api).signIn(email, { password: PASSWORD })).status).toBe(401);
});

test('who is suspended finds every endpoint of the organisation gone, from the next call on', async () => {
  const { token, id } = await newOwner();
  // Leaving ends the membership by itself, there is no offer to take back, and no one of the made-up id works there.
  const others = ['leaveOrganisation', 'withdrawOffer', 'assignRole', 'removeRole', 'changeStatus'];
  // And one that takes a run, which a code is not.
  others.push('listRunCodes');
  // Nothing of the product is described yet, and it has no batch.
  others.push('findProductDetails', 'deleteDraftSection', 'findVersion', 'restoreVersion', 'deleteBatch');
  // Nothing was imported.
  others.push('listRejectedProducts', 'listRejectedBatches', 'listRejectedVendors');
  const lasting = ofMembers().filter(({ name }) => !others.includes(name));
  const before = await round(lasting, token);
  expect(Object.entries(before).filter(([, status]) => status === 404)).toEqual([]);
  await api.database.superuser.query("update membership set status = 'suspended' where user_id = $1", [id]);
  expect(await round(ofMembers(), token)).toEqual(all(ofMembers(), 404));
});

test('who loses the last role is refused by every endpoint of the organisation, from the next call on', async () => {
  const { token, id } = await newOwner();
  await api.database.superuser.query('delete from role_assignment where user_id = $1', [id]);
  const statuses = await round(ofMembers(), token);
  expect(Object.entries(statuses).filter(([, status]) => status !== 403 && status !== 404)).toEqual([]);
});
