import { listMembers } from '@qrigin/domain/members';
import {
  changeOrganisation,
  closeOrganisation,
  createOrganisation as createOrganisationCall,
  findOrganisations,
  findSettings,
  listMyOrganisations,
  whoami,
} from '@qrigin/domain/organisations';
import { createProduct, deleteProduct } from '@qrigin/domain/products';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { peopleOf } from '../../testing/people/people.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

async function createOrganisation(token: string, name: string) {
  const answer = await api.ask(createOrganisationCall, { token, body: { name } });
  return answer.body;
}

test('[ORG-88][ORG-99] creating an organisation answers its id and name, and the creator is its Owner', async () => {
  const { token, id } = await peopleOf(api).person({ name: 'Asha' });
  const created = await api.ask(createOrganisationCall, { token, body: { name: '  Hill Farm  ' } });
  expect(created.status).toBe(200);
  expect(created.body).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'Hill Farm' });

  const org = created.body.id;
  const who = await api.ask(whoami, { params: { org }, token });
  expect(who.body).toMatchObject({
    id,
    name: 'Asha',
    roles: [{ name: 'Owner' }],
    rank: 0,
    organisation: { id: org, name: 'Hill Farm', logo_url: null },
  });
});

test.each([
  {},
  { name: '' },
  { name: '   ' },
  { name: 'x'.repeat(121) },
  { name: 'a\u0000b' },
  { name: 1 },
  { name: 'a', x: 1 },
])('[ORG-99] a name that cannot be is refused: %j', async (body) => {
  const { token } = await peopleOf(api).person();
  const answer = await api.askRaw(createOrganisationCall, { token, body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid_input', error: 'Check the highlighted fields.' });
});

/** So many products, of which the last is deleted again. */
async function addProducts(token: string, org: string, count: number): Promise<void> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const answer = await api.ask(createProduct, {
      params: { org },
      token,
      body: { name: `Honey ${at}`, nature: 'dynamic' },
    });
    ids.push(answer.body.id);
  }
  const deleted = await api.ask(deleteProduct, { params: { org, id: ids.at(-1)! }, token });
  expect(deleted.status).toBe(200);
}

test('[ORG-91][ROLE-18] the list holds the organisations of the caller with their roles in each, by name, and no others', async () => {
  const people = peopleOf(api);
  const asha = await people.person();
  const ravi = await people.person();
  const b = await createOrganisation(asha.token, 'beta');
  const a = await createOrganisation(asha.token, 'Alpha');
  const other = await createOrganisation(ravi.token, 'Gamma');
  await people.join(other.id, asha, 'qr_operator');
  const foreign = await createOrganisation(ravi.token, 'Not hers');
  await addProducts(asha.token, a.id, 3);
  await addProducts(ravi.token, other.id, 2);
  await addProducts(ravi.token, foreign.id, 5);

  const answer = await api.ask(listMyOrganisations, { token: asha.token });
  expect(answer.body).toEqual([
    { ...a, logo_url: null, product_count: 2, roles: [{ id: expect.any(String), name: 'Owner' }] },
    { ...b, logo_url: null, product_count: 0, roles: [{ id: expect.any(String), name: 'Owner' }] },
    { ...other, logo_url: null, product_count: 1, roles: [{ id: expect.any(String), name: 'QR Operator' }] },
  ]);
});

const search = async (token: string, name: string, page: number | string = 1) =>
  api.ask(findOrganisations, { params: { name, page: String(page) }, token });
const namesOf = ({ body }: { body: unknown }) => (body as { name: string }[]).map(({ name }) => name);

test('[ORG-92][ORG-100] part of a name finds organisations in any case, by name, 20 a page', async () => {
  const names = Array.from({ length: 23 }, (_, at) => `Saffron Row ${String(at + 1).padStart(2, '0')}`);
  for (const name of [...names.toReversed(), 'Sapphire Row'])
    await createOrganisation((await peopleOf(api).person()).token, name);

  const stranger = await peopleOf(api).person();
  const first = await search(stranger.token, 'FRON row');
  expect(namesOf(first)).toEqual(names.slice(0, 20));
  expect(first.body[0]).toEqual({ id: expect.any(String), name: names[0], logo_url: null });
  expect(namesOf(await search(stranger.token, 'fron row', 2))).toEqual(names.slice(20));
  expect(namesOf(await search(stranger.token, 'fron row', 3))).toEqual([]);
  for (const page of ['0', '-1', '1.5', 'x', '01', '100000'])
    expect((await search(stranger.token, 'row', page)).status).toBe(404);
  expect((await api.ask(findOrganisations, { params: { name: 'row', page: '1' } })).status).toBe(401);
});

test('[ORG-100] signs that a pattern would read are text', async () => {
  const { token } = await peopleOf(api).person();
  for (const name of ['Fifty% Farm', 'Under_score Farm', String.raw`Back\slash Farm`])
    await createOrganisation(token, name);
  expect(namesOf(await search(token, '%'))).toEqual(['Fifty% Farm']);
  expect(namesOf(await search(token, 'r_s'))).toEqual(['Under_score Farm']);
  expect(namesOf(await search(token, '\\'))).toEqual([String.raw`Back\slash Farm`]);
  expect(namesOf(await search(token, 'f__ty'))).toEqual([]);
});

test('[ORG-100] a name is found in any writing, also by a long part of it', async () => {
  const { token } = await peopleOf(api).person();
  const name = 'मलाबार मसाले और जंगल का शहद '.repeat(4).trim();
  await createOrganisation(token, name);
  for (const part of [name, 'जंगल का', 'मसाले']) expect(namesOf(await search(token, part))).toEqual([name]);
  expect(namesOf(await search(token, 'Malabar'))).toEqual([]);
});

test('a person owns at most ten organisations, also when they make many at once; one that is closed makes room after 30 days', async () => {
  const { token } = await peopleOf(api).person();
  const make = () => api.ask(createOrganisationCall, { token, body: { name: 'Hill Farm' } });
  const first = (await make()).body;
  for (let made = 1; made < 7; made += 1) expect((await make()).status).toBe(200);
  // They wait for each other in the database, and none of them for so long that it is turned away as busy.
  const answers = await Promise.all(Array.from({ length: 8 }, make));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 409,
    body: { code: 'too_many_organisations' },
  });
  await api.ask(closeOrganisation, { params: { org: first.id }, token, body: { name: 'Hill Farm' } });
  // What it holds stays, names and files, so a loop of making and closing would hold ever more.
  expect((await make()).status).toBe(409);
  const closedFor = (days: number) =>
    api.database.superuser.query(
      'update organisation set closed_at = now() - make_interval(days => $2) where id = $1',
      [first.id, days],
    );
  await closedFor(29);
  expect((await make()).status).toBe(409);
  await closedFor(31);
  expect((await make()).status).toBe(200);
  expect((await make()).status).toBe(409);
});

test('[ORG-100] who does not want to be found, was suspended or closed is not', async () => {
  const { token } = await peopleOf(api).person();
  const [hidden, suspended, closed, open] = [
    await createOrganisation(token, 'Vetiver hidden'),
    await createOrganisation(token, 'Vetiver suspended'),
    await createOrganisation(token, 'Vetiver closed'),
    await createOrganisation(token, 'Vetiver open'),
  ];
  const body = { name: hidden.name, is_findable: false };
  expect((await api.ask(changeOrganisation, { params: { org: hidden.id }, token, body })).body).toEqual({
    id: hidden.id,
    ...body,
    is_verified: false,
  });
  await api.database.superuser.query('update organisation set suspended_at = now() where id = $1', [
    suspended.id,
  ]);
  await api.ask(closeOrganisation, { params: { org: closed.id }, token, body: { name: closed.name } });
  const found = await search(token, 'vetiver');
  expect(found.body).toEqual([{ ...open, logo_url: null }]);
});

test('an organisation is renamed, which its members, its settings and the record show', async () => {
  const { token } = await peopleOf(api).person();
  const { id } = await createOrganisation(token, 'Hill Farm');
  expect((await api.ask(findSettings, { params: { org: id }, token })).body).toEqual({
    id,
    name: 'Hill Farm',
    is_findable: true,
    is_verified: false,
  });
  const body = { name: '  Hill & Valley Farm ', is_findable: true };
  expect((await api.ask(changeOrganisation, { params: { org: id }, token, body })).status).toBe(200);
  expect((await api.ask(findSettings, { params: { org: id }, token })).body).toEqual({
    id,
    name: 'Hill & Valley Farm',
    is_findable: true,
    is_verified: false,
  });
  expect((await api.ask(whoami, { params: { org: id }, token })).body).toMatchObject({
    organisation: { name: 'Hill & Valley Farm' },
  });
  const { rows } = await api.database.superuser.query(
    "select 1 from audit_entry where org_id = $1 and action = 'org.change'",
    [id],
  );
  expect(rows).toHaveLength(1);
  for (const wrong of [{ name: '', is_findable: true }, { name: 'x' }, { name: 'x', is_findable: 'yes' }])
    expect((await api.askRaw(changeOrganisation, { params: { org: id }, token, body: wrong })).status).toBe(
      400,
    );
});

test('the people of an organisation are listed by page, with their roles', async () => {
  const people = peopleOf(api);
  const owner = await people.person({ name: 'Zoya' });
  const { id } = await createOrganisation(owner.token, 'Hill Farm');
  const asha = await people.person({ name: 'Asha' });
  const meera = await people.person({ name: 'Meera' });
  await people.join(id, asha, 'admin');
  await people.join(id, meera, 'member', 'suspended');
  const list = async (query: z.input<typeof listMembers.query> = {}) =>
    (await api.ask(listMembers, { params: { org: id }, query, token: owner.token })).body;
  const of = (name: string) => [{ id: expect.any(String), name }];
  const row = ({ id: userId, email }: { id: string; email: string }, name: string) => ({
    id: userId,
    name,
    email,
    status: 'active',
    has_second_factor: false,
    joined_at: expect.stringMatching(/Z$/),
  });
  const rows = [
    { ...row(asha, 'Asha'), roles: of('Admin'), rank: 1 },
    { ...row(meera, 'Meera'), roles: of('Member'), rank: 3, status: 'suspended' },
    { ...row(owner, 'Zoya'), roles: of('Owner'), rank: 0 },
  ];
  expect(await list()).toEqual({ items: rows, total: 3, page: 1, page_size: 20 });
  expect(await list({ page: '2', page_size: '2' })).toMatchObject({ items: [{ name: 'Zoya' }], total: 3 });
  expect(await list({ sort_by: 'joined_at' })).toMatchObject({ items: [{ name: 'Zoya' }, {}, {}] });
});
