import { readdir, readFile } from 'node:fs/promises';
import { createSite } from '@qrigin/domain/sites';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '../db/connect/connection.ts';
import { checkAudit } from '../features/audit/seal/check-audit.ts';
import { jobContext } from '../queue/run-worker.ts';
import { newOrganisation } from '../testing/people/organisation.ts';
import { createEmptyDatabase } from '../testing/programs/database.ts';
import { operatorOf } from '../testing/programs/run-operator.ts';
import { createSealer, type Sealer } from '../testing/programs/sealer.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let sealer: Sealer;
let worker: Database;
beforeAll(async () => {
  api = await startTestApi();
  sealer = createSealer(api.database);
  worker = connect(api.database.url('app_worker'), 2);
});
afterAll(async () => {
  await sealer.close();
  await worker.close();
  await api.stop();
});

/** What the command prints, and why it fails. */
async function checkIn(own: Database, args: string[]): Promise<{ lines: string[]; failed?: string }> {
  const lines: string[] = [];
  try {
    for await (const line of checkAudit(jobContext(own), args)) lines.push(line);
    return { lines };
  } catch (error) {
    return { lines, failed: (error as Error).message };
  }
}
const check = (...args: string[]) => checkIn(worker, args);

type Entry = { position: string; id: string; hash: string };

/** In the order of sealing. */
async function entriesOf(orgId: string): Promise<Entry[]> {
  const { rows } = await api.database.superuser.query<Entry>(
    `select position, entry_id as id, encode(hash, 'hex') as hash from audit_seal where org_id = $1 order by position`,
    [orgId],
  );
  return rows;
}

/** An organisation with six entries in its audit log, each with its seal. */
async function sealedOrganisation() {
  const org = await newOrganisation(api);
  const { token } = org.owner;
  for (const name of ['Barn', 'Shed', 'Mill', 'Dépôt', 'Farm'])
    await api.ask(createSite, { params: { org: org.id }, token, body: { name } });
  await sealer.seal();
  const entries = await entriesOf(org.id);
  expect(entries).toHaveLength(6);
  return { orgId: org.id, entries, at: (position: number) => entries[position - 1]!.id };
}

/** As someone does it who owns the whole database: nothing refuses, and no trigger notices. */
async function plant(statements: string): Promise<void> {
  await api.database.superuser.query(
    `set session_replication_role = replica; ${statements}; set session_replication_role = default`,
  );
}

const clean = (entries = 6) => ({ lines: [`no faults (organisations: 1, entries: ${entries})`] });
const faults = (orgId: string, ...said: string[]) => ({
  lines: said.map((fault) => `${orgId}  ${fault}`),
  failed: `faults in the audit log: ${said.length}`,
});

test('all that was written by calls is as it was sealed', async () => {
  const { orgId } = await sealedOrganisation();
  expect(await check(orgId)).toEqual(clean());
});

test.each([
  ['its action', "action = 'site.delete'"],
  ['who did it', 'actor_id = null'],
  ['what it was done to', 'subject_id = gen_random_uuid()'],
  ['the session', 'session_id = gen_random_uuid()'],
  ['a role', 'role_id = gen_random_uuid()'],
  ['the request', "request_id = 'another'"],
  ['its date, by a microsecond', "at = at + interval '1 microsecond'"],
  ['its date, by a month', "at = at - interval '1 month'"],
])('an entry that was changed is found: %s', async (_, change) => {
  const { orgId, at } = await sealedOrganisation();
  await plant(`update audit_entry set ${change} where id = ${at(3)}`);
  expect(await check(orgId)).toEqual(faults(orgId, `entry ${at(3)}  was changed or dated otherwise`));
});

test('an entry that was removed is found', async () => {
  const { orgId, at } = await sealedOrganisation();
  await plant(`delete from audit_entry where id = ${at(2)}`);
  expect(await check(orgId)).toEqual(faults(orgId, `entry ${at(2)}  was removed`));
});

test('an entry that was removed together with its seal is found, the first one too', async () => {
  const { orgId, at } = await sealedOrganisation();
  for (const id of [at(1), at(3), at(4)])
    await plant(`delete from audit_entry where id = ${id}; delete from audit_seal where entry_id = ${id}`);
  expect(await check(orgId)).toEqual(
    faults(
      orgId,
      'positions 1 to 1  were removed with their entries',
      'positions 3 to 4  were removed with their entries',
    ),
  );
});

test('an entry whose seal was moved up to close the gap is found', async () => {
  const { orgId, at } = await sealedOrganisation();
  await plant(`delete from audit_entry where id = ${at(5)}; delete from audit_seal where entry_id = ${at(5)};
    update audit_seal set position = 5 where entry_id = ${at(6)}`);
  expect(await check(orgId)).toEqual(faults(orgId, `entry ${at(6)}  was changed or dated otherwise`));
});

test('an entry that was removed before it had a seal is found', async () => {
  const { orgId } = await sealedOrganisation();
  const { superuser } = api.database;
  const { rows } = await superuser.query<{ id: string }>(
    "insert into audit_entry (org_id, action) values ($1, 'test') returning id",
    [orgId],
  );
  await plant(`delete from audit_entry where id = ${rows[0]?.id}`);
  await sealer.seal();
  expect(await check(orgId)).toEqual(faults(orgId, `entry ${rows[0]?.id}  was removed before it was sealed`));
});

/** Answers with its number. */
async function insertEntry(orgId: string, at: string, id = 'default'): Promise<string> {
  const { rows } = await api.database.superuser.query<{ id: string }>(
    `insert into audit_entry (org_id, action, at, id) overriding system value
     values ($1, 'site.create', ${at}, ${id}) returning id`,
    [orgId],
  );
  return rows[0]!.id;
}

test.each([
  ['now()', 'default'],
  ["now() - interval '1 day'", 'default'],
  ["now() + interval '1 day'", 'default'],
  ["'infinity'", 'default'],
  ['now()', '0'],
  ['now()', '-9223372036854775808'],
])(
  'an entry that was inserted past the trigger is found at once, dated %s with the number %s',
  async (at, number) => {
    const { orgId } = await sealedOrganisation();
    await api.database.superuser.query('set session_replication_role = replica');
    const id = await insertEntry(orgId, at, number);
    await api.database.superuser.query('set session_replication_role = default');
    await sealer.seal();
    expect(await check(orgId)).toEqual(faults(orgId, `entry ${id}  was inserted`));
  },
);

test.each(["now() - interval '2 minutes'", "now() + interval '2 minutes'", "'infinity'", "'-infinity'"])(
  'an entry that was inserted with a date of its own is found although it has a seal: %s',
  async (at) => {
    const { orgId } = await sealedOrganisation();
    const id = await insertEntry(orgId, at);
    await sealer.seal();
    const { lines, failed } = await check(orgId);
    expect(lines).toEqual([
      expect.stringMatching(`^${orgId}  entry ${id}  was inserted with a date of its own: written at 20`),
    ]);
    expect(failed).toBe('faults in the audit log: 1');
  },
);

test('an entry that was inserted with all that goes with it is found behind later ones', async () => {
  const { orgId } = await sealedOrganisation();
  const before = "now() - interval '11 minutes'";
  const id = await insertEntry(orgId, before);
  await plant(`update audit_unsealed set written_at = ${before} where entry_id = ${id}`);
  await sealer.seal();
  expect(await check(orgId)).toEqual(faults(orgId, `entry ${id}  was inserted behind later ones`));
});

test('an entry that was inserted with all that goes with it is found when it is later than its seal', async () => {
  const { orgId } = await sealedOrganisation();
  const later = "now() + interval '1 day'";
  const id = await insertEntry(orgId, later);
  await plant(`update audit_unsealed set written_at = ${later} where entry_id = ${id}`);
  await sealer.seal();
  await insertEntry(orgId, 'clock_timestamp()');
  await sealer.seal();
  expect((await check(orgId)).lines).toEqual([
    expect.stringMatching(`^${orgId}  entry ${id}  was inserted with a date of its own: `),
  ]);
});

test('seals that were dated otherwise are found', async () => {
  const { orgId, at } = await sealedOrganisation();
  await plant(`update audit_seal set written_at = written_at - interval '1 hour' where entry_id = ${at(2)}`);
  await plant(`update audit_seal set sealed_at = sealed_at + interval '1 hour' where entry_id = ${at(6)}`);
  expect(await check(orgId)).toEqual(
    faults(
      orgId,
      `entry ${at(2)}  was changed or dated otherwise`,
      `entry ${at(6)}  was changed or dated otherwise`,
    ),
  );
});

test('an entry that waits for its seal is no fault for a minute, and however long the worker was away it is none later', async () => {
  const { orgId } = await sealedOrganisation();
  const id = await insertEntry(orgId, "now() - interval '50 seconds'");
  await plant(`update audit_unsealed set written_at = now() - interval '50 seconds' where entry_id = ${id}`);
  expect(await check(orgId)).toEqual(clean(7));
  await plant(`update audit_unsealed set written_at = now() - interval '61 seconds' where entry_id = ${id}`);
  expect(await check(orgId)).toEqual(
    faults(orgId, `entry ${id}  has waited for its seal for more than a minute`),
  );
  await sealer.seal();
  expect(await check(orgId)).toEqual(clean(7));
});

test('a log of many pages is read to its end, and a fault in it is told once', async () => {
  const { orgId } = await sealedOrganisation();
  await api.database.superuser.query(
    "insert into audit_entry (org_id, action) select $1, 'test' from generate_series(1, 4100)",
    [orgId],
  );
  await sealer.seal();
  expect(await check(orgId)).toEqual(clean(4106));
  const entries = await entriesOf(orgId);
  const [first, last] = [entries[2000]!.id, entries.at(-1)!.id];
  await plant(`update audit_entry set action = 'other' where id in (${first}, ${last})`);
  expect(await check(orgId)).toEqual(
    faults(
      orgId,
      `entry ${first}  was changed or dated otherwise`,
      `entry ${last}  was changed or dated otherwise`,
    ),
  );
});

test('a chain that was rewritten whole fits by itself, but not with what the worker has logged', async () => {
  const { orgId, entries, at } = await sealedOrganisation();
  const { position, hash } = entries[4]!;
  expect(await check(orgId, position, hash)).toEqual(clean());

  await plant(`update audit_entry set action = 'site.delete' where id = ${at(4)};
    with gone as (delete from audit_seal where org_id = '${orgId}' returning *)
    insert into audit_unsealed select org_id, entry_id, written_at from gone`);
  await sealer.seal();
  expect(await check(orgId)).toEqual(clean());
  expect(await check(orgId, position, hash)).toEqual({
    lines: [`${orgId}  position 5  has another hash: it was rewritten or removed, or something before it`],
    failed: 'faults in the audit log: 1',
  });
});

test('a chain that was cut off is not what the worker has logged', async () => {
  const { orgId, entries, at } = await sealedOrganisation();
  await plant(
    `delete from audit_entry where id = ${at(6)}; delete from audit_seal where entry_id = ${at(6)}`,
  );
  expect(await check(orgId)).toEqual(clean(5));
  const { position, hash } = entries[5]!;
  expect(await check(orgId, position, hash)).toMatchObject({ failed: 'faults in the audit log: 1' });
});

test.each([[['all']], [[crypto.randomUUID(), '1']], [[crypto.randomUUID(), '0', 'a'.repeat(64)]]])(
  'what cannot be checked is refused: %j',
  async (args) => {
    expect(await check(...args)).toEqual({
      lines: [],
      failed: 'give nothing, the id of an organisation, or its id and the position and hash of a seal',
    });
  },
);

test('an organisation that does not exist is no clean one', async () => {
  const id = crypto.randomUUID();
  expect(await check(id)).toEqual({ lines: [], failed: `there is no organisation ${id}` });
});

test('operators run it on all organisations, and it fails when there are faults', async () => {
  const { orgId, at } = await sealedOrganisation();
  const operator = operatorOf(api);
  expect(await operator('check-audit', orgId)).toMatchObject({
    code: 0,
    stdout: 'no faults (organisations: 1, entries: 6)\n',
  });
  await plant(`delete from audit_entry where id = ${at(2)}`);
  const { code, stdout, stderr } = await operator('check-audit');
  expect(code).toBe(1);
  expect(stdout).toContain(`${orgId}  entry ${at(2)}  was removed\n`);
  expect(stderr).toMatch(/^Error: faults in the audit log: \d+\n$/);
});

const MIGRATIONS = new URL('../db/migrations/', import.meta.url);

test('entries from before there were seals wait for theirs, of every organisation', async () => {
  const old = await createEmptyDatabase();
  const migrator = new Client(old.url('migrator'));
  await migrator.connect();
  try {
    const names = (await readdir(MIGRATIONS)).toSorted();
    const first = names.indexOf('0017_sealed_audit.sql');
    const run = async (name: string) => migrator.query(await readFile(new URL(name, MIGRATIONS), 'utf8'));
    for (const name of names.slice(0, first)) await run(name);
    await old.superuser.query(`with org as (insert into organisation (name) values ('A'), ('B') returning id)
      insert into audit_entry (org_id, action, at) select id, 'old', '2026-01-01' from org, generate_series(1, 3)`);
    await run(names[first] ?? '');
    const { rows: sealed } = await old.superuser.query(
      'select seal_audit_entries(id, 10) as sealed from organisation',
    );
    expect(sealed).toEqual([{ sealed: 3 }, { sealed: 3 }]);
    const own = connect(old.url('app_worker'), 1);
    expect(await checkIn(own, [])).toEqual({ lines: ['no faults (organisations: 2, entries: 6)'] });
    await own.close();
  } finally {
    await migrator.end();
    await old.drop();
  }
});
