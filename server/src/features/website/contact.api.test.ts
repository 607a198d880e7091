import { sendContactMessage } from '@qrigin/domain/website';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BEHIND_PROXY, network, newEmail } from '../../testing/people/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { contactMail } from './mail-kinds.ts';

let api: TestApi;
let withOperator: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: BEHIND_PROXY });
  withOperator = await startTestApi({ env: { ...BEHIND_PROXY, CONTACT_ADDRESS: 'hello@operator.example' } });
});
afterAll(async () => {
  await api.stop();
  await withOperator.stop();
});

const MESSAGE = { name: 'Asha Verma', message: 'Namaste,\n\nhow many codes fit on a roll?' };

function send(changes: Record<string, unknown> = {}, headers = network(), at = api) {
  return at.ask(sendContactMessage, { body: { ...MESSAGE, email: newEmail(), ...changes }, headers });
}

async function storedFrom(email: string, at = api) {
  const { rows } = await at.database.superuser.query(
    'select id, name, email, message, answered_at from contact_message where email = $1',
    [email],
  );
  return rows;
}

test('[PUB-28][PUB-29] anyone sends a message, which is stored as it was written', async () => {
  const email = newEmail();
  const answer = await send({ email });
  expect([answer.status, answer.body]).toEqual([200, { received: true }]);
  expect(await storedFrom(email)).toEqual([{ id: expect.any(String), ...MESSAGE, email, answered_at: null }]);
  const { rows } = await api.database.superuser.query('select 1 from mail');
  expect(rows).toEqual([]);
});

test('where the operator has an address, the message is mailed there, by its id', async () => {
  const email = newEmail();
  await send({ email }, network(), withOperator);
  const [stored] = await storedFrom(email, withOperator);
  const { rows } = await withOperator.database.superuser.query('select kind, address, facts from mail');
  expect(rows).toEqual([
    { kind: contactMail.name, address: 'hello@operator.example', facts: { messageId: stored.id } },
  ]);
});

test.each([
  ['name', { name: undefined }],
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(121) }],
  ['name', { name: 'Asha\nBcc: all@people.example' }],
  ['email', { email: undefined }],
  ['email', { email: 'asha' }],
  ['email', { email: 'asha@people.example, ravi@people.example' }],
  ['email', { email: 'asha@people.example\r\nBcc: all@people.example' }],
  ['message', { message: undefined }],
  ['message', { message: ' \n ' }],
  ['message', { message: 'x'.repeat(5001) }],
  ['message', { message: 'null\u0000' }],
  ['message', { message: 'half a letter \ud83d' }],
  ['body', { telephone: '1' }],
])('[PUB-29] a wrong %s is named and nothing is stored: %j', async (field, changes) => {
  const count = () =>
    api.database.superuser.query('select count(*) from contact_message').then(({ rows }) => rows[0].count);
  const before = await count();
  const answer = await send(changes);
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { code: 'invalid_input', fields: { [field]: expect.any(String) } },
  ]);
  expect(await count()).toBe(before);
});

test('[PUB-29] a message has at most 5000 characters', async () => {
  const email = newEmail();
  expect((await send({ email, message: 'ह'.repeat(5000) })).status).toBe(200);
  expect((await storedFrom(email))[0].message).toHaveLength(5000);
});

test('a program that fills in the hidden field is thanked and forgotten', async () => {
  const email = newEmail();
  const honest = await send();
  const answer = await send({ email, website: 'https://spam.example' });
  expect([answer.status, answer.text]).toEqual([honest.status, honest.text]);
  expect(await storedFrom(email)).toEqual([]);
  // An empty field is what people send.
  expect((await send({ email, website: '' })).status).toBe(200);
  expect(await storedFrom(email)).toHaveLength(1);
});

test('a network sends five messages an hour, others are not held up by it', async () => {
  const here = network();
  const emails = Array.from({ length: 8 }, newEmail);
  const answers = [];
  for (const email of emails) answers.push(await send({ email }, here));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect(answers[5]?.body).toMatchObject({ code: 'too_often' });
  expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await storedFrom(emails[5]!)).toEqual([]);
  expect((await send()).status).toBe(200);
});

test('of fifty messages at once from one network five are stored', async () => {
  const [here, email] = [network(), newEmail()];
  await Promise.all(Array.from({ length: 50 }, () => send({ email }, here)));
  expect(await storedFrom(email)).toHaveLength(5);
});
