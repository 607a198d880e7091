import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/programs/database.ts';
import { isOutage } from '../violation.ts';
import { connect, refusePowerfulUrl } from './connection.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test.each(['kysely', 'pool'] as const)(
  'closing ends every connection that was used through the %s, and may be done twice',
  async (way) => {
    const opened = connect(database.url('app_rw'), 2);
    if (way === 'pool') await opened.pool.query('select 1');
    else await sql`select 1`.execute(opened.kysely);
    expect(opened.pool.totalCount).toBe(1);
    await opened.close();
    await opened.close();
    expect(opened.pool.totalCount).toBe(0);
  },
);

test.each(['app_rw', 'app_worker', 'app_scan', 'app_ingest'] as const)(
  '%s may serve as far as row security is concerned',
  async (role) => {
    await expect(refusePowerfulUrl('DATABASE_URL', database.url(role))).resolves.toBeUndefined();
  },
);

test.each([
  ['a superuser', 'postgres'],
  ['the owner of the tables', 'migrator'],
] as const)('%s may not serve, and the setting is named', async (_, role) => {
  await expect(refusePowerfulUrl('SCAN_DATABASE_URL', database.url(role))).rejects.toThrow(
    `SCAN_DATABASE_URL: the database role ${role} bypasses row security`,
  );
});

test('a superuser that puts a lower role on may not serve either', async () => {
  const url = `${database.url('postgres')}?options=${encodeURIComponent('-c role=app_rw')}`;
  await expect(refusePowerfulUrl('DATABASE_URL', url)).rejects.toThrow(
    'DATABASE_URL: the database role postgres bypasses row security',
  );
});

test('a member of a role above row security may not serve either', async () => {
  const { superuser } = database;
  const member = `member_${crypto.randomUUID().replaceAll('-', '')}`;
  await superuser.query(`create role ${member} login; grant migrator to ${member}`);
  try {
    const url = database.url('app_rw').replace('app_rw@', `${member}@`);
    await superuser.query(`grant connect on database ${new URL(url).pathname.slice(1)} to ${member}`);
    await expect(refusePowerfulUrl('INGEST_DATABASE_URL', url)).rejects.toThrow('bypasses row security');
  } finally {
    await superuser.query(`drop owned by ${member}; drop role ${member}`);
  }
});

test('no statement, lock or idle transaction can hold others up for ever', async () => {
  const { rows } = await database.app.pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
     where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
  );
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '10000' },
    { name: 'lock_timeout', setting: '2000' },
    { name: 'statement_timeout', setting: '5000' },
  ]);
});

test('a connection that breaks while no one uses it is replaced', async () => {
  const opened = connect(database.url('app_rw'), 1);
  const pid = async () =>
    (await opened.pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  const before = await pid();
  const gone = new Promise((resolve) => opened.pool.once('remove', resolve));
  await database.superuser.query('select pg_terminate_backend($1)', [before]);
  await gone;
  expect(await pid()).not.toBe(before);
  await opened.close();
});

test('a connection that has fallen silent fails once as an outage, and the next call has another', async () => {
  const opened = connect(database.url('app_rw'), 2);
  const pid = async (through: 'kysely' | 'pool') =>
    through === 'pool'
      ? opened.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
      : opened.kysely
          .transaction()
          .execute((db) => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db));
  const askBoth = () => Promise.allSettled([pid('kysely'), pid('pool')]);
  const pidsOf = (asked: Awaited<ReturnType<typeof askBoth>>) =>
    asked.map((one) => (one.status === 'fulfilled' ? one.value.rows[0]?.pid : isOutage(one.reason)));

  const before = pidsOf(await askBoth()).map(Number);
  for (const one of before) process.kill(one, 'SIGSTOP');
  try {
    expect(pidsOf(await askBoth())).toEqual([true, true]);
    expect(pidsOf(await askBoth()).every((one) => Number(one) > 1 && !before.includes(Number(one)))).toBe(
      true,
    );
  } finally {
    for (const one of before) process.kill(one, 'SIGCONT');
    await opened.close();
  }
});
