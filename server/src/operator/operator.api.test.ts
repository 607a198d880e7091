import { closeOrganisation, whoami } from '@qrigin/domain/organisations';
import { sendContactMessage } from '@qrigin/domain/website';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOrganisation } from '../testing/people/organisation.ts';
import { operatorOf, REASON, runOperator } from '../testing/programs/run-operator.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const operator = (...args: string[]) => operatorOf(api)(...args);

test('without a command, or with an unknown one, it says what there is', async () => {
  const help = await operator();
  expect(help.code).toBe(0);
  for (const name of [
    'organisations',
    'suspend',
    'block',
    'acts',
    'failed-jobs',
    'check-database',
    'check-audit',
  ])
    expect(help.stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
  const unknown = await operator('destroy');
  expect(unknown).toMatchObject({ code: 2, stdout: help.stdout });
});

test('it lists organisations by a part of their name, newest first, with their state', async () => {
  const older = await newOrganisation(api, 'Older 100% Mango');
  const newer = await newOrganisation(api, 'Newer mango');
  await newOrganisation(api, 'Rice');
  const closed = await newOrganisation(api, 'Closed mango');
  const { token } = closed.owner;
  await api.ask(closeOrganisation, { params: { org: closed.id }, token, body: { name: 'Closed mango' } });
  const { code, stdout } = await operator('organisations', 'MANGO');
  expect(code).toBe(0);
  const day = new Date().toISOString().slice(0, 10);
  expect(stdout.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    [closed.id, day, `closed ${day}`, 'Closed mango'],
    [newer.id, day, 'active', 'Newer mango'],
    [older.id, day, 'active', 'Older 100% Mango'],
    [''],
  ]);
  expect((await operator('organisations', '%')).stdout).toContain(older.id);
  expect((await operator('organisations', '%')).stdout).not.toContain(newer.id);
  expect((await operator('organisations', 'nobody')).stdout).toBe('no organisations\n');
});

test('an organisation that is suspended is refused on the next call, until it is resumed', async () => {
  const org = await newOrganisation(api, 'Hill Farm');
  const other = await newOrganisation(api);
  const call = async ({ id, owner } = org) => {
    const { status, code } = await api.ask(whoami, { params: { org: id }, token: owner.token });
    return status === 200 ? '200' : `${status} ${code}`;
  };
  expect(await operator('suspend', org.id, ...REASON)).toMatchObject({
    code: 0,
    stdout: 'Hill Farm is suspended\n',
  });
  expect(await call()).toBe('403 organisation_suspended');
  expect(await call(other)).toBe('200');
  expect((await operator('organisations', 'hill farm')).stdout).toMatch(/ {2}suspended \d{4}-\d\d-\d\d /);

  expect(await operator('resume', org.id, ...REASON)).toMatchObject({
    code: 0,
    stdout: 'Hill Farm is active\n',
  });
  expect(await call()).toBe('200');
});

test('an act needs a reason and a name, and is recorded with both', async () => {
  const org = await newOrganisation(api, 'Named Farm');
  const { stderr } = await operator('verify', org.id);
  expect(stderr).toContain('say why: --reason WHY');
  const nameless = operatorOf(api, { OPERATOR_NAME: '' });
  expect((await nameless('verify', org.id, ...REASON)).code).toBe(1);
  const { stdout } = await operator('verify', org.id, ...REASON, '--by', 'Kofi Asare');
  expect(stdout).toBe('Named Farm is verified\n');
  expect((await operator('acts', '1')).stdout).toContain(`Kofi Asare  verify  ${org.id}  As a test asks`);
  expect((await operator('organisations', 'named farm')).stdout).toContain('active, verified');
});

test('suspending twice keeps the first date', async () => {
  const org = await newOrganisation(api);
  const { superuser } = api.database;
  const since = async () =>
    (await superuser.query('select suspended_at from organisation where id = $1', [org.id])).rows[0];
  await operator('suspend', org.id, ...REASON);
  const first = await since();
  await operator('suspend', org.id, ...REASON);
  expect(await since()).toEqual(first);
});

test.each([
  ['an id of nobody', crypto.randomUUID(), 'there is no organisation'],
  ['a word', 'all', 'give the id of an organisation'],
  ['nothing', '', 'give the id of an organisation'],
])('suspending %s is refused', async (_, id, words) => {
  const { code, stderr } = await operator('suspend', id, ...REASON);
  expect(code).toBe(1);
  expect(stderr).toContain(words);
});

test('nothing that others wrote draws over the terminal', async () => {
  const org = await newOrganisation(api);
  await operator('verify', org.id, '--reason', 'Seen\r\u001b[2Jby\nme');
  expect((await operator('acts', '1')).stdout).toMatch(/Seen {2}\[2Jby me\n$/);

  const message = 'Hello there\rone  2026-11-16T00:00:00.000Z  A colleague <ops@example.com>\r\ntwo\nthree';
  await api.ask(sendContactMessage, { body: { name: 'Ann', email: 'ann@example.com', message } });
  const { stdout } = await operator('contacts');
  expect(stdout.split('\n').slice(-5)).toEqual([
    '    Hello there',
    '    one  2026-11-16T00:00:00.000Z  A colleague <ops@example.com>',
    '    two',
    '    three',
    '',
  ]);
});

test('it lists the jobs that failed for good, and only those', async () => {
  expect(await operator('failed-jobs')).toMatchObject({ code: 0, stdout: 'no failed jobs\n' });
  await api.database.superuser.query(`
    select graphile_worker.add_job('test.lost', '{}', max_attempts => 3);
    select graphile_worker.add_job('test.waiting', '{}', max_attempts => 3);
    update graphile_worker._private_jobs j set attempts = 3, last_error = E'it broke\\n  at a place'
    from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'test.lost'`);
  const { code, stdout } = await operator('failed-jobs');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^\d+ {2}\d{4}-\S+Z {2}test\.lost {2}3 tries {2}it broke\n$/);
});

test('it looks for faults of the database and fails when there are some', async () => {
  expect(await operator('check-database')).toMatchObject({ code: 0, stdout: 'no faults\n' });
  await api.database.superuser.query('alter table site no force row level security');
  const { code, stderr } = await operator('check-database');
  expect(code).toBe(1);
  expect(stderr).toContain('site has no forced row security');
  await api.database.superuser.query('alter table site force row level security');
});

test('without its settings it names all that are missing', async () => {
  const { code, stderr } = await runOperator({}, ['check-database']);
  expect(code).toBe(1);
  expect(stderr).toContain('  DATABASE_URL: ');
  expect(stderr).toContain('  WORKER_DATABASE_URL: ');
  expect(stderr).toContain('  CODE_KEYS: ');
});
