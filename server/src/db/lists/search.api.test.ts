import { SEARCH_MAX } from '@qrigin/domain/http';
import { beforeAll, expect, test } from 'vitest';
import { newGoods } from '../../testing/goods/goods.ts';
import { joiningOf } from '../../testing/people/joining.ts';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { peopleOf } from '../../testing/people/people.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

type Found = { items: Record<string, unknown>[]; total: number };

async function search({ id, owner }: TestOrganisation, list: string, words: string): Promise<Found> {
  const answer = await api.ask('GET', `/${id}/${list}?search=${encodeURIComponent(words)}`, {
    token: owner.token,
  });
  expect(answer.status).toBe(200);
  return answer.body as Found;
}

async function namesFound(org: TestOrganisation, list: string, words: string) {
  const { items, total } = await search(org, list, words);
  expect(total).toBe(items.length);
  return items.map(({ name }) => name);
}

async function newPerson(org: TestOrganisation, name: string, role: 'admin' | 'member' | 'qr_operator') {
  const person = await peopleOf(api).person({ name });
  await peopleOf(api).join(org.id, person, role);
  return person;
}

test('sites are found by every word of a search, in the name or the address, in capitals or not', async () => {
  const org = await newOrganisation(api);
  const { token } = org.owner;
  for (const [name, address] of [
    ['Hill Barn', 'Road 1\nPune'],
    ['Valley Barn', 'Road 2\nनासिक'],
    ['100% Organic_Mill', 'C:\\grain'],
  ])
    await api.ask('POST', `/${org.id}/sites`, { token, body: { name, address } });
  expect(await namesFound(org, 'sites', 'BARN')).toEqual(['Hill Barn', 'Valley Barn']);
  expect(await namesFound(org, 'sites', 'barn  pune')).toEqual(['Hill Barn']);
  expect(await namesFound(org, 'sites', 'नासिक')).toEqual(['Valley Barn']);
  expect(await namesFound(org, 'sites', 'barn mill')).toEqual([]);
  expect(await namesFound(org, 'sites', ' ')).toEqual(['100% Organic_Mill', 'Hill Barn', 'Valley Barn']);
});

test.each([
  ['%', ['100% Organic_Mill']],
  ['_', ['100% Organic_Mill']],
  ['\\', ['100% Organic_Mill']],
  ["' or true --", []],
  ['barn%pune', []],
])('no sign of a search stands for others: %s', async (words, expected) => {
  const org = await newOrganisation(api);
  for (const [name, address] of [
    ['Hill Barn', 'Pune'],
    ['100% Organic_Mill', 'C:\\grain'],
  ])
    await api.ask('POST', `/${org.id}/sites`, { token: org.owner.token, body: { name, address } });
  expect(await namesFound(org, 'sites', words)).toEqual(expected);
});

test('people are found by name, email address and role, also among those who hold one role', async () => {
  const org = await newOrganisation(api);
  const asha = await newPerson(org, 'Asha Rao', 'admin');
  await newPerson(org, 'Ravi Rao', 'member');
  await newPerson(org, 'Ravi Iyer', 'qr_operator');
  expect(await namesFound(org, 'members', 'rao')).toEqual(['Asha Rao', 'Ravi Rao']);
  expect(await namesFound(org, 'members', 'ravi operator')).toEqual(['Ravi Iyer']);
  expect(await namesFound(org, 'members', asha.email.slice(0, 10).toUpperCase())).toEqual(['Asha Rao']);
  const holders = `access-subroles/${org.roleIds.member}/users`;
  expect(await namesFound(org, holders, 'ravi')).toEqual(['Ravi Rao']);
});

test('requests to join, batches and recalls are found by what people know them by', async () => {
  const goods = await newGoods(api);
  const { org } = goods;
  const { asker } = await joiningOf(api).request(org, await org.newMember('supervisor'));
  const askers = async (words: string) => (await search(org, 'join', words)).items.map(({ user }) => user);
  expect(await askers(asker.email)).toEqual([expect.objectContaining({ id: asker.id })]);
  expect(await askers('nobody')).toEqual([]);

  const product = await goods.product();
  for (const lot_code of ['KA-1', 'KA-2', 'MH-1'])
    await goods.call('POST', `/products/${product}/batches`, { lot_code });
  const lots = (await search(org, `products/${product}/batches`, 'ka')).items.map(({ lot_code }) => lot_code);
  expect(lots).toEqual(['KA-2', 'KA-1']);

  for (const reason of ['Glass splinters', 'Salmonella'])
    await goods.call('POST', '/recalls', { scope: 'product', product_id: product, reason });
  const reasons = (await search(org, 'recalls', 'glass')).items.map(({ reason }) => reason);
  expect(reasons).toEqual(['Glass splinters']);
});

test('a search is bounded, and only lists that can be searched take one', async () => {
  const org = await newOrganisation(api);
  const ask = (path: string) => api.ask('GET', `/${org.id}/${path}`, { token: org.owner.token });
  expect((await ask(`sites?search=${'x'.repeat(SEARCH_MAX)}`)).status).toBe(200);
  expect((await ask(`sites?search=${'x'.repeat(SEARCH_MAX + 1)}`)).status).toBe(400);
  expect((await ask('sites?search=%00')).status).toBe(400);
  expect((await ask('audit?search=x')).status).toBe(400);
});

test('one of ten thousand people is found at once', async () => {
  const org = await newOrganisation(api);
  await api.database.superuser.query(
    `with made as (
       insert into app_user (name, email, verified_at)
       select 'Person ' || n, $1 || '-' || n || '@people.example', now() from generate_series(1, 10000) n returning id
     ), joined as (
       insert into membership (org_id, user_id, status) select $1::uuid, id, 'active' from made
     )
     insert into role_assignment (org_id, user_id, role_id)
     select $1::uuid, made.id, role.id from made, role where role.org_id = $1::uuid and built_in in ('member', 'qr_operator')`,
    [org.id],
  );
  const start = performance.now();
  expect(await namesFound(org, 'members', 'person 9876 operator')).toEqual(['Person 9876']);
  // Far more than it takes, for machines that run other programs meanwhile; a slow plan takes longer still.
  expect(performance.now() - start).toBeLessThan(3000);
});
