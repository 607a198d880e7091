import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { type Postgres, startPostgres } from './postgres.ts';

const dir = mkdtempSync(join(tmpdir(), 'qrigin-pg-'));
let postgres: Postgres | undefined;

afterEach(async () => {
  await postgres?.stop();
  rmSync(dir, { recursive: true, force: true });
});

async function query(sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: postgres!.url('postgres', 'postgres') });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('a committed row survives kill -9, and stop leaves no process', { timeout: 60_000 }, async () => {
  postgres = await startPostgres({ dir, durable: true });
  expect(await query('select 1 as one')).toEqual([{ one: 1 }]);
  expect(await query('show fsync')).toEqual([{ fsync: 'on' }]);
  await query('create table kept (word text)');
  await query(`insert into kept values ('still here')`);

  const crashed = postgres.pid;
  postgres.kill();
  await expect(query('select 1')).rejects.toThrow(/ECONNRE(FUSED|SET)/);
  await postgres.start();
  expect(postgres.pid).not.toBe(crashed);
  expect(await query('select word from kept')).toEqual([{ word: 'still here' }]);

  await postgres.stop();
  expect(existsSync(`/proc/${postgres.pid}`)).toBe(false);
  await expect(query('select 1')).rejects.toThrow(/ECONNRE(FUSED|SET)/);

  postgres = await startPostgres({ dir, durable: true });
  expect(await query('select word from kept')).toEqual([{ word: 'still here' }]);
});

/** Holds this thread still, so that a process that has ended is not reaped. */
function holdStill(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

test('it starts again after kill -9 however late the killed server is reaped', {
  timeout: 60_000,
}, async () => {
  postgres = await startPostgres({ dir, durable: true });
  postgres.kill();
  holdStill(300); // all are dead by now, and the postmaster is a zombie
  const started = postgres.start();
  holdStill(1000); // a server that was launched too early finds the zombie in the pid file and gives up
  await started;
  expect(await query('select 1 as one')).toEqual([{ one: 1 }]);
});
