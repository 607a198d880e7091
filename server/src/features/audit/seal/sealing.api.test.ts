import { createSite } from '@qrigin/domain/sites';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PATIENTLY } from '../../../testing/patiently.ts';
import { newOrganisation } from '../../../testing/people/organisation.ts';
import { createSealer, type Sealer } from '../../../testing/programs/sealer.ts';
import { startWorkerProgram } from '../../../testing/programs/worker-program.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let sealer: Sealer;
beforeAll(async () => {
  api = await startTestApi();
  sealer = createSealer(api.database);
});
afterAll(async () => {
  await sealer.close();
  await api.stop();
});

async function rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await api.database.superuser.query<Row>(text, values)).rows;
}

/** An organisation with nothing in its audit log. */
async function newOrg(): Promise<string> {
  const [made] = await rows<{ id: string }>(
    "insert into organisation (name) values ('Hill Farm') returning id",
  );
  return made!.id;
}
const write = (orgId: string, count = 1) =>
  rows(
    "insert into audit_entry (org_id, action, subject_id) select $1, 'test', gen_random_uuid() from generate_series(1, $2)",
    [orgId, count],
  );

type Seal = { position: string; entry_id: string; sealed_at: Date; hash: string };
const sealsOf = (orgId: string) =>
  rows<Seal>(
    `select position, entry_id, sealed_at, encode(hash, 'hex') as hash from audit_seal where org_id = $1 order by position`,
    [orgId],
  );
const places = (seals: readonly Seal[]) => seals.map(({ position }) => Number(position));
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test('the worker seals what a call has written within 10 seconds, and logs the newest seal of before', async () => {
  const org = await newOrganisation(api);
  await sealer.seal();
  const [newest] = (await sealsOf(org.id)).slice(-1);
  const worker = await startWorkerProgram(api.database);
  try {
    const { token } = org.owner;
    for (const name of ['Barn', 'Shed', 'Mill'])
      await api.ask(createSite, { params: { org: org.id }, token, body: { name } });
    const sites = () =>
      rows<{ seconds: number }>(
        `select extract(epoch from sealed_at - at)::float as seconds from audit_entry e
         join audit_seal s on s.org_id = e.org_id and s.entry_id = e.id where e.org_id = $1 and action = 'site.create'`,
        [org.id],
      );
    await vi.waitFor(async () => expect(await sites()).toHaveLength(3), PATIENTLY);
    for (const { seconds } of await sites()) expect(seconds).toBeLessThan(10);
    const line = { orgId: org.id, position: newest?.position, hash: newest?.hash, msg: 'audit seal' };
    await vi.waitFor(() => expect(worker.said()).toContain(JSON.stringify(line).slice(1)), PATIENTLY);
  } finally {
    expect(await worker.stop()).toBe(0);
  }
});

test('nothing is sealed in the transaction of the caller, and what it takes back leaves nothing', async () => {
  const org = await newOrg();
  const { superuser } = api.database;
  await superuser.query('begin');
  await write(org);
  expect(await rows('select from audit_unsealed where org_id = $1', [org])).toHaveLength(1);
  expect(await sealsOf(org)).toEqual([]);
  await superuser.query('rollback');
  expect(await rows('select from audit_unsealed where org_id = $1', [org])).toEqual([]);
});

test('an entry that is committed late comes after those that were sealed before it', async () => {
  const org = await newOrg();
  const { superuser, app } = api.database;
  await superuser.query('begin');
  const [late] = await rows<{ id: string }>(
    "insert into audit_entry (org_id, action) values ($1, 'late') returning id",
    [org],
  );
  const client = await app.pool.connect();
  await client.query("select set_config('app.org_id', $1, false)", [org]);
  const { rows: early } = await client.query<{ id: string }>(
    "insert into audit_entry (org_id, action) values ($1, 'early') returning id",
    [org],
  );
  client.release(true);
  await sealer.seal();
  await superuser.query('commit');
  await sealer.seal();
  expect((await sealsOf(org)).map(({ entry_id }) => entry_id)).toEqual([early[0]?.id, late?.id]);
  expect(Number(late?.id)).toBeLessThan(Number(early[0]?.id));
});

test('who has much to seal does not keep the others waiting', async () => {
  const [much, little] = [await newOrg(), await newOrg()];
  await write(much, 1600);
  await write(little);
  await sealer.seal();
  const seals = await sealsOf(much);
  expect(places(seals)).toEqual(upTo(1600));
  const [other] = await sealsOf(little);
  // After the first part of the other's at the latest.
  expect(other!.sealed_at.getTime()).toBeLessThanOrEqual(seals[500]!.sealed_at.getTime());
});

test('who comes while another has much to seal does not wait until that is done', async () => {
  const [much, late] = [await newOrg(), await newOrg()];
  await write(much, 6000);
  const sealing = sealer.seal();
  await vi.waitFor(async () => expect(await sealsOf(much)).not.toEqual([]), { interval: 5 });
  await write(late);
  await sealing;
  const [other] = await sealsOf(late);
  expect(other!.sealed_at.getTime()).toBeLessThan((await sealsOf(much)).at(-1)!.sealed_at.getTime());
});

test('several workers at once make one chain, with each entry in it once', async () => {
  const orgs = [await newOrg(), await newOrg()];
  for (const org of orgs) await write(org, 1100);
  const others = [createSealer(api.database), createSealer(api.database)];
  await Promise.all([sealer, ...others].map((one) => one.seal()));
  await sealer.seal();
  for (const other of others) await other.close();
  for (const org of orgs) {
    const seals = await sealsOf(org);
    expect(places(seals)).toEqual(upTo(1100));
    expect(new Set(seals.map(({ entry_id }) => entry_id)).size).toBe(1100);
  }
  expect(await rows('select from audit_unsealed')).toEqual([]);
});

test('an organisation that cannot be sealed does not keep the others from it, and is logged', async () => {
  const [broken, whole] = [await newOrg(), await newOrg()];
  await write(broken);
  await sealer.seal();
  await rows(
    'insert into audit_unsealed select org_id, entry_id, written_at from audit_seal where org_id = $1',
    [broken],
  );
  await write(whole);
  await sealer.seal();
  expect(await sealsOf(whole)).toHaveLength(1);
  expect(sealer.logged).toContainEqual(
    expect.objectContaining({ orgId: broken, msg: 'could not seal audit entries' }),
  );
  await rows('delete from audit_unsealed where org_id = $1', [broken]);
});

test('the newest seal is logged of every organisation that has a new one, and of no other', async () => {
  const [a, b, idle] = [await newOrg(), await newOrg(), await newOrg()];
  const age = (org: string, by: string) =>
    rows(
      `set session_replication_role = replica; update audit_seal set sealed_at = sealed_at - interval '${by}'
       where org_id = '${org}'; set session_replication_role = default`,
    );
  const own = createSealer(api.database);
  const loggedOf = async () => {
    own.logged.length = 0;
    await own.logNewest();
    return own.logged.filter((line) => [a, b, idle].includes((line as { orgId: string }).orgId));
  };
  const lineOf = async (orgId: string) => {
    const { position, hash } = (await sealsOf(orgId)).at(-1)!;
    return { level: 30, orgId, position, hash, msg: 'audit seal' };
  };
  await write(idle);
  await sealer.seal();
  await age(idle, '2 hours');
  await write(a, 3);
  await write(b);
  await sealer.seal();
  const first = await loggedOf();
  expect(first).toHaveLength(2);
  expect(first).toEqual(expect.arrayContaining([await lineOf(a), await lineOf(b)]));
  await age(a, '2 minutes');
  await age(b, '2 minutes');
  expect(await loggedOf()).toEqual([]);
  await write(b);
  await sealer.seal();
  expect(await loggedOf()).toEqual([await lineOf(b)]);
  await own.close();
});

test.each(['app_rw', 'app_worker'] as const)(
  '%s can neither forge a seal nor keep an entry from one',
  async (role) => {
    const org = await newOrg();
    await write(org, 2);
    const client = new Client(api.database.url(role));
    await client.connect();
    try {
      await client.query("select set_config('app.org_id', $1, false)", [org]);
      for (const statement of [
        `insert into audit_seal select org_id, 1, id, now(), now(), sha256('') from audit_entry`,
        'delete from audit_unsealed',
        'update audit_seal set position = position',
        `insert into audit_unsealed values ('${org}', 1, now())`,
        ...(role === 'app_rw' ? [`select seal_audit_entries('${org}', 1)`] : []),
      ])
        await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
    } finally {
      await client.end();
    }
  },
);
