import { afterAll, beforeAll, expect, test } from 'vitest';
import { peopleOf } from '../../testing/people.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

async function createOrganisation(token: string, name: string) {
  const answer = await api.ask('POST', '/organization', { token, body: { name } });
  return answer.body as { id: string; name: string };
}

test('[ORG-88][ORG-99] creating an organisation answers its id and name, and the creator is its Owner', async () => {
  const { token, id } = await peopleOf(api).person({ name: 'Asha' });
  const created = await api.ask('POST', '/organization', { token, body: { name: '  Hill Farm  ' } });
  expect(created.status).toBe(200);
  expect(created.body).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'Hill Farm' });

  const org = (created.body as { id: string }).id;
  const who = await api.ask('GET', `/${org}/whoami`, { token });
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
  const answer = await api.ask('POST', '/organization', { token, body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid_input', error: 'Please check the highlighted fields.' });
});

test('[ORG-91][ROLE-18] the list holds the organisations of the caller with their roles in each, by name, and no others', async () => {
  const people = peopleOf(api);
  const asha = await people.person();
  const ravi = await people.person();
  const b = await createOrganisation(asha.token, 'beta');
  const a = await createOrganisation(asha.token, 'Alpha');
  const other = await createOrganisation(ravi.token, 'Gamma');
  await people.join(other.id, asha, 'qr_operator');
  await createOrganisation(ravi.token, 'Not hers');

  const answer = await api.ask('GET', '/fetch-Organizations', { token: asha.token });
  expect(answer.body).toEqual([
    { ...a, logo_url: null, roles: [{ id: expect.any(String), name: 'Owner' }] },
    { ...b, logo_url: null, roles: [{ id: expect.any(String), name: 'Owner' }] },
    { ...other, logo_url: null, roles: [{ id: expect.any(String), name: 'QR Operator' }] },
  ]);
});
