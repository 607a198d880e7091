import { listAudit } from '@qrigin/domain/audit';
import { type Endpoint, SEARCH_MAX } from '@qrigin/domain/http';
import { listJoinRequests, listMembers, listPeopleOfRole } from '@qrigin/domain/members';
import { createBatch, listBatches } from '@qrigin/domain/products';
import { createRecall, listRecalls } from '@qrigin/domain/recalls';
import { createSite, listSites } from '@qrigin/domain/sites';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
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

/** A list of an organisation that can be searched. */
type Searched = Endpoint & { reply: z.ZodType<{ items: Record<string, unknown>[]; total: number }> };

async function search(org: TestOrganisation, list: Searched, words: string, params = {}) {
  const answer = await api.askRaw(list, {
    params: { org: org.id, ...params },
    query: { search: words },
    token: org.owner.token,
  });
  expect(answer.status).toBe(200);
  return answer.body;
}

async function namesFound(...asked: Parameters<typeof search>) {
  const { items, total } = await search(...asked);
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
  ] as const)
    await api.ask(createSite, { params: { org: org.id }, token, body: { name, address } });
  expect(await namesFound(org, listSites, 'BARN')).toEqual(['Hill Barn', 'Valley Barn']);
  expect(await namesFound(org, listSites, 'barn  pune')).toEqual(['Hill Barn']);
  expect(await namesFound(org, listSites, 'नासिक')).toEqual(['Valley Barn']);
  expect(await namesFound(org, listSites, 'barn mill')).toEqual([]);
  expect(await namesFound(org, listSites, ' ')).toEqual(['100% Organic_Mill', 'Hill Barn', 'Valley Barn']);
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
  ] as const)
    await api.ask(createSite, {
      params: { org: org.id },
      token: org.owner.token,
      body: { name, address },
    });
  expect(await namesFound(org, listSites, words)).toEqual(expected);
});

test('people are found by name, email address and role, also among those who hold one role', async () => {
  const org = await newOrganisation(api);
  const asha = await newPerson(org, 'Asha Rao', 'admin');
  await newPerson(org, 'Ravi Rao', 'member');
  await newPerson(org, 'Ravi Iyer', 'qr_operator');
  expect(await namesFound(org, listMembers, 'rao')).toEqual(['Asha Rao', 'Ravi Rao']);
  expect(await namesFound(org, listMembers, 'ravi operator')).toEqual(['Ravi Iyer']);
  expect(await namesFound(org, listMembers, asha.email.slice(0, 10).toUpperCase())).toEqual(['Asha Rao']);
  expect(await namesFound(org, listPeopleOfRole, 'ravi', { id: org.roleIds.member })).toEqual(['Ravi Rao']);
});

test('requests to join, batches and recalls are found by what people know them by', async () => {
  const goods = await newGoods(api);
  const { org } = goods;
  const { asker } = await joiningOf(api).request(org, await org.newMember('supervisor'));
  const askers = async (words: string) =>
    (await search(org, listJoinRequests, words)).items.map(({ user }) => user);
  expect(await askers(asker.email)).toEqual([expect.objectContaining({ id: asker.id })]);
  expect(await askers('nobody')).toEqual([]);

  const product = await goods.product();
  for (const lot_code of ['KA-1', 'KA-2', 'MH-1'])
    await goods.call(createBatch, { params: { id: product }, body: { lot_code } });
  const lots = (await search(org, listBatches, 'ka', { id: product })).items.map(({ lot_code }) => lot_code);
  expect(lots).toEqual(['KA-2', 'KA-1']);

  for (const reason of ['Glass splinters', 'Salmonella'])
    await goods.call(createRecall, { body: { scope: 'product', product_id: product, reason } });
  const reasons = (await search(org, listRecalls, 'glass')).items.map(({ reason }) => reason);
  expect(reasons).toEqual(['Glass splinters']);
});

test('a search is bounded, and only lists that can be searched take one', async () => {
  const org = await newOrganisation(api);
  const statusOf = async (list: Endpoint, words: string) => {
    const asked = { params: { org: org.id }, query: { search: words }, token: org.owner.token };
    return (await api.askRaw(list, asked)).status;
  };
  expect(await statusOf(listSites, 'x'.repeat(SEARCH_MAX))).toBe(200);
  expect(await statusOf(listSites, 'x'.repeat(SEARCH_MAX + 1))).toBe(400);
  expect(await statusOf(listSites, '\0')).toBe(400);
  expect(await statusOf(listAudit, 'x')).toBe(400);
});

test('one of ten thousand people is found at once, also while the planner takes them for few', async () => {
  const org = await newOrganisation(api);
  await api.database.superuser.query('analyze app_user, membership, role, role_assignment');
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
  expect(await namesFound(org, listMembers, 'person 9876 operator')).toEqual(['Person 9876']);
  // Far more than it takes, for machines that run other programs meanwhile; a slow plan takes longer still.
  expect(performance.now() - start).toBeLessThan(3000);
});

test('sixty words cost little more than one', async () => {
  const org = await newOrganisation(api);
  await newPerson(org, 'Asha Rao', 'admin');
  const letters = Array.from({ length: SEARCH_MAX / 2 }, (_, n) => String.fromCodePoint(0x4e00 + n));
  const timeOf = async (words: string) => {
    const start = performance.now();
    expect(await namesFound(org, listMembers, words)).toEqual([]);
    return performance.now() - start;
  };
  const [one, sixty] = [[], []] as [number[], number[]];
  for (let round = 0; round < 5; round += 1) {
    one.push(await timeOf('丟'));
    sixty.push(await timeOf(letters.join(' ')));
  }
  // The quickest of each: the machine may have been busy with something else in the others.
  expect(Math.min(...sixty)).toBeLessThan(Math.min(...one) + 100);
});
