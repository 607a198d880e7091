import { changePackingRules } from '@qrigin/domain/packing';
import { assignCodes } from '@qrigin/domain/qr';
import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import {
  packerOf,
  packingStation,
  scanOf,
  statesOf,
  undoOf,
} from '../../../testing/goods/packing-station.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { whileItWaits } from '../../../testing/while-it-waits.ts';

const byText = (one = '', other = '') => one.localeCompare(other);

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

async function eventsIn(...runs: number[]): Promise<number> {
  const { rows } = await api.database.superuser.query<{ count: number }>(
    'select count(*)::int as count from trace_event where run_id = any ($1)',
    [runs],
  );
  return rows[0]!.count;
}

test('a call that is sent again answers what it did, and does nothing', async () => {
  const { packer, run, roll, cartons, blanks, inPack } = await packingStation(api);
  const [carton, other] = [cartons[0]!, cartons[1]!];
  const [jar, mine] = [inPack(other)[0]!, inPack(carton)[0]!];
  await packer.reads('unpack', undefined, mine);
  const moved = [scanOf(jar), scanOf(blanks[0]!, { anyway: true })];
  const calls = [
    [
      'check',
      carton,
      inPack(carton)
        .slice(1)
        .map((code) => scanOf(code)),
    ],
    ['move', carton, moved],
    ['move', carton, [undoOf(moved[1]!.id)]],
    ['unpack', carton, [scanOf(jar)]],
    ['fill', carton, [scanOf(mine)]],
  ] as const;
  for (const [job, pack, reads] of calls) {
    const first = await packer.reads(job, pack, ...reads);
    expect(first.map(({ outcome }) => outcome)).toEqual(reads.map(() => 'done'));
    const [events, rows] = [await eventsIn(run, roll), await statesOf(api, run)];
    const again = await packer.reads(job, pack, ...reads);
    expect(again).toEqual(first);
    expect([await eventsIn(run, roll), await statesOf(api, run)]).toEqual([events, rows]);
  }
});

test('a read that did nothing the first time does nothing the second time either', async () => {
  const { packer, cartons, blanks, inPack } = await packingStation(api);
  const carton = cartons[0]!;
  await packer.reads('unpack', carton, inPack(carton)[0]!);
  const first = scanOf(blanks[0]!);
  // It was in before, and then it is out: the second read must not put it in again. The one that was too many must not go in.
  const reads = [first, scanOf(blanks[0]!), scanOf(blanks[1]!), undoOf(first.id)];
  const told = ['done', 'already', 'full', 'done'];
  expect(await packer.told('fill', carton, ...reads)).toEqual(told);
  expect(await packer.told('fill', carton, ...reads)).toEqual(told);
  // Also where a call that was long under way brings only the first of them, or what was remembered is gone.
  expect(await packer.told('fill', carton, ...reads.slice(0, 3))).toEqual(told.slice(0, 3));
  await api.database.superuser.query("delete from idempotency_key where operation = 'sendReads'");
  expect(await packer.told('fill', carton, ...reads)).toEqual([
    'done',
    'changed_since',
    'changed_since',
    'done',
  ]);
  expect(await packer.look(carton)).toMatchObject({ inside: 3 });
});

test('the id of another’s read, or of one of another code or job, does nothing and tells nothing', async () => {
  const { goods, packer, cartons, inPack } = await packingStation(api);
  const person = packerOf(api, goods, (await goods.org.newMember('qr_operator')).token);
  const carton = cartons[0]!;
  const [jar, other] = inPack(carton);
  const read = scanOf(jar!);
  await packer.reads('check', carton, read);
  expect(await person.told('check', carton, read)).toEqual(['changed_since']);
  expect(await packer.told('check', carton, { ...scanOf(other!), id: read.id })).toEqual(['changed_since']);
  expect(await packer.told('unpack', carton, read)).toEqual(['changed_since']);
  const stranger = await packingStation(api);
  expect(await stranger.packer.told('check', stranger.cartons[0], read)).toEqual(['not_yours']);
  expect(await packer.look(carton)).toMatchObject({ inside: 4, checked: 1 });
});

test('two calls with the same reads at the same moment are one', async () => {
  const { packer, run, cartons, jars } = await packingStation(api);
  const reads = jars.slice(0, 8).map((code) => scanOf(code));
  const both = await Promise.all([
    packer.told('unpack', undefined, ...reads),
    packer.told('unpack', undefined, ...reads),
  ]);
  expect(both).toEqual([reads.map(() => 'done'), reads.map(() => 'done')]);
  expect(await eventsIn(run)).toBe(8);
  expect(await packer.look(cartons[0]!)).toMatchObject({ inside: 0 });
});

test('of two people who pack the same code at once one does it, and the other is told where it is', async () => {
  const { goods, packer, cartons, blanks, inPack } = await packingStation(api);
  const person = packerOf(api, goods, (await goods.org.newMember('qr_operator')).token);
  const [first, second] = [cartons[0]!, cartons[1]!];
  const loose = inPack(cartons[2]!);
  await packer.reads('unpack', undefined, ...loose, ...inPack(first), ...inPack(second));
  const all = [...loose, ...blanks.slice(0, 4)].map((code) => scanOf(code, { anyway: true }));
  const turned = all.toReversed().map((read) => ({ ...read, id: crypto.randomUUID() }));
  const [mine, theirs] = await Promise.all([
    packer.told('fill', first, ...all),
    person.told('fill', second, ...turned),
  ]);
  const by = mine.map((told, at) => [told, theirs.toReversed()[at]]);
  for (const pair of by) expect(pair.toSorted(byText)).toEqual(['done', 'packed_elsewhere']);
  const inside = [(await packer.look(first)).inside, (await packer.look(second)).inside];
  expect(inside[0]! + inside[1]!).toBe(8);
});

test('two people at one pack never put in more than the owner allows, and count every check once', async () => {
  const { goods, packer, cartons, blanks, inPack } = await packingStation(api);
  const person = packerOf(api, goods, (await goods.org.newMember('qr_operator')).token);
  const carton = cartons[0]!;
  await goods.call(changePackingRules, { body: { when_full: 'refuse' } });
  await packer.reads('unpack', undefined, ...inPack(carton).slice(0, 2));
  const tells = await Promise.all(
    blanks.slice(0, 8).map((code, at) => (at % 2 ? person : packer).told('fill', carton, code)),
  );
  expect(tells.flat().toSorted(byText)).toEqual([...Array(2).fill('done'), ...Array(6).fill('full')]);
  const [jar] = inPack(carton).slice(3);
  const checks = await Promise.all([packer, person].map((one) => one.told('check', carton, jar!)));
  expect(checks.flat().toSorted(byText)).toEqual(['already', 'done']);
  expect(await packer.look(carton)).toMatchObject({ inside: 4, checked: 1 });
});

test('a code that someone packs by another way meanwhile is judged anew, not put into two packs', async () => {
  const { goods, packer, product, packaging, run, cartons, jars, inPack } = await packingStation(api);
  const [first, second] = [cartons[0]!, cartons[1]!];
  const jar = inPack(cartons[2]!)[0]!;
  await packer.reads('unpack', undefined, jar, inPack(first)[0]!, inPack(second)[0]!);
  const params = { p: product, k: packaging };
  const body = { qrIds: [jar], packagingInfoName: 'jar', parentID: second };
  const told = await whileItWaits(api, () => packer.told('fill', first, jar), {
    lock: `select from code_state where run_id = ${run} and idx = (select max(idx) from code_state where run_id = ${run}
      and moved_at is not null) for update`,
    change: `update code_state set parent_run_id = ${run}, parent_idx = 6, parent_places = array[${run}::bigint * 16777216 + 6]
      where run_id = ${run} and idx = (select max(idx) from code_state where run_id = ${run} and moved_at is not null)`,
  });
  expect(told).toEqual(['packed_elsewhere']);
  expect((await goods.ask(assignCodes, { params, body })).status).toBe(200);
  expect(jars).toContain(jar);
});

test('ids that a device writes in capitals are the same: sent again they do nothing, and they can be taken back', async () => {
  const { packer, run, cartons, inPack } = await packingStation(api);
  const carton = cartons[0]!;
  const [jar, other] = inPack(carton);
  const read = { ...scanOf(jar!), id: crypto.randomUUID().toUpperCase() };
  const first = await packer.reads('unpack', undefined, read);
  expect(first).toMatchObject([{ id: read.id, outcome: 'done', pack: { code: carton } }]);
  await packer.reads('fill', carton, jar!);
  // It is in the pack again, and is not taken out a second time.
  expect(await packer.reads('unpack', undefined, read)).toMatchObject([{ id: read.id, outcome: 'done' }]);
  expect(await packer.look(carton)).toMatchObject({ inside: 4 });
  const small = scanOf(other!);
  expect(await packer.told('check', carton, small, { ...small, id: small.id.toUpperCase() })).toEqual([
    'done',
    'done',
  ]);
  expect(await packer.told('check', carton, undoOf(small.id.toUpperCase()))).toEqual(['done']);
  expect(await eventsIn(run)).toBe(4);
});

test('nothing happened to a code before there was one, whatever the clock of a device says', async () => {
  const { packer, run, cartons, inPack } = await packingStation(api);
  await packer.reads('unpack', cartons[0], scanOf(inPack(cartons[0]!)[0]!, { at: '0001-01-01T00:00:00Z' }));
  const { rows } = await api.database.superuser.query(
    `select e.happened_at = date_trunc('milliseconds', r.created_at) as is_then
     from trace_event e join code_run r on r.org_id = e.org_id and r.id = e.run_id where e.run_id = $1`,
    [run],
  );
  expect(rows).toEqual([{ is_then: true }]);
});

/** Whoever holds a lock of the database until it is called; `turn` is what is locked. */
async function whoHolds(turn: string, how = ''): Promise<() => Promise<void>> {
  const other = new Client({ connectionString: api.database.url('postgres') });
  await other.connect();
  await other.query('begin');
  await other.query(`select pg_advisory_xact_lock${how}(hashtextextended($1, 0))`, [turn]);
  return () => other.end();
}

test('what happened to a code is in the order in which it was stored, not in that in which calls began', async () => {
  const { goods, packer, run, cartons, inPack } = await packingStation(api);
  const person = packerOf(api, goods, (await goods.org.newMember('qr_operator')).token);
  const jar = inPack(cartons[2]!)[0]!;
  const letGo = await whoHolds(`packing ${goods.org.id} ${run} 1`);
  const late = packer.told('move', cartons[0], scanOf(jar, { anyway: true }));
  await expect.poll(waitingForLocks).toBe(1);
  const earlier = scanOf(jar, { anyway: true });
  expect(await person.told('move', cartons[1], earlier)).toEqual(['done']);
  await letGo();
  expect(await late).toEqual(['done']);
  const { rows } = await api.database.superuser.query<{ pack_idx: number }>(
    'select pack_idx from trace_event where run_id = $1 order by received_at',
    [run],
  );
  expect(rows.map(({ pack_idx }) => pack_idx)).toEqual([6, 1]);
  expect(await person.told('move', cartons[1], undoOf(earlier.id))).toEqual(['changed_since']);
});

/** How many wait for a lock that is asked for by name. */
async function waitingForLocks(): Promise<number | undefined> {
  const { rows } = await api.database.superuser.query<{ count: number }>(
    `select count(*)::int as count from pg_locks l join pg_database d on d.oid = l.database
     where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`,
  );
  return rows[0]?.count;
}

const PACKERS = 10;

test('a hall full of phones at one pack leaves the others their connections, and nobody in it starves', async () => {
  const { goods, packer, run, cartons, inPack } = await packingStation(api);
  const colleagues: (typeof packer)[] = [];
  while (colleagues.length < PACKERS)
    colleagues.push(packerOf(api, goods, (await goods.org.newMember('qr_operator')).token));
  const stranger = await packingStation(api);
  const [jar] = inPack(cartons[0]!);
  const letGo = await whoHolds(`packing ${goods.org.id} ${run} 1`);
  // A device comes again where it is asked to.
  const checks = async (one: typeof packer): Promise<number> => {
    const { status } = await one.send('check', cartons[0], [jar!]);
    return status === 503 ? checks(one) : status;
  };
  const calls = colleagues.map(checks);
  await expect.poll(waitingForLocks).toBe(3);
  expect((await stranger.packer.send('check', stranger.cartons[0], [stranger.jars[0]!])).status).toBe(200);
  expect(await waitingForLocks()).toBeLessThanOrEqual(3);
  await letGo();
  expect(await Promise.all(calls)).toEqual(Array<number>(PACKERS).fill(200));
  expect(await packer.look(cartons[0]!)).toMatchObject({ checked: 1 });
});

test('of one person a few calls go on or wait; the others are told to come again', async () => {
  const { goods, packer, run, cartons, inPack } = await packingStation(api);
  const [jar] = inPack(cartons[0]!);
  const letGo = await whoHolds(`packing ${goods.org.id} ${run} 1`);
  const calls = Array.from({ length: 12 }, () => packer.send('check', cartons[0], [jar!]));
  let refused = 0;
  for (const call of calls) void call.then(({ status }) => (refused += status === 503 ? 1 : 0));
  // Sooner than any call has waited too long.
  await expect.poll(() => refused, { timeout: 1800 }).toBeGreaterThanOrEqual(7);
  await letGo();
  const answers = await Promise.all(calls);
  // On a busy machine those that waited may have waited too long.
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(5);
  expect((await packer.send('check', cartons[0], [jar!])).status).toBe(200);
});

test('nobody who packs waits for a recall that is being opened', async () => {
  const { goods, packer, cartons, inPack } = await packingStation(api);
  const [jar] = inPack(cartons[0]!);
  const letGo = await whoHolds(goods.org.id);
  const { status, code, headers } = await packer.send('check', cartons[0], [jar!]);
  expect([status, code, headers.get('retry-after')]).toEqual([503, 'busy', '1']);
  await letGo();
  expect(await packer.told('check', cartons[0], jar!)).toEqual(['done']);
});
