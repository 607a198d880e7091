import { changePackingRules, sendReads } from '@qrigin/domain/packing';
import { getDefaultQr, withdrawCodes } from '@qrigin/domain/qr';
import { createRecall, recallCode } from '@qrigin/domain/recalls';
import { beforeAll, expect, test } from 'vitest';
import { recallSample } from '../../../../../domain/src/recalls/samples.ts';
import { packerOf, packingStation, scanOf, undoOf } from '../../../testing/goods/packing-station.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const NOTHING = '00000000000000000000';
const DAY_MS = 86_400_000;

test('a check confirms what is in the pack, once a round, and moves nothing', async () => {
  const { packer, product, cartons, inPack } = await packingStation(api);
  const [carton, other] = [cartons[0]!, cartons[1]!];
  const [jar, loose] = inPack(carton);
  await packer.reads('unpack', undefined, loose!);
  const read = scanOf(jar!);
  const [outcome] = await packer.reads('check', carton, read);
  expect(outcome).toEqual({
    id: read.id,
    outcome: 'done',
    reason: null,
    code: jar,
    level: 'jar',
    product: { id: product, name: 'Forest honey' },
    pack: null,
  });
  const foreign = inPack(other)[0]!;
  expect(await packer.reads('check', carton, jar!, foreign, loose!, cartons[0]!)).toMatchObject([
    { outcome: 'already', reason: null },
    { outcome: 'refused', reason: 'packed_elsewhere', pack: { code: other, level: 'carton' } },
    { outcome: 'refused', reason: 'not_in_here', pack: null },
    { outcome: 'refused', reason: 'packed_elsewhere' },
  ]);
  expect(await packer.look(carton)).toMatchObject({ inside: 3, checked: 1 });
});

test('what is recalled or withdrawn is never confirmed, wherever it is', async () => {
  const { goods, packer, product, cartons, inPack } = await packingStation(api);
  const carton = cartons[0]!;
  const [recalled, withdrawn, both, fine] = inPack(carton);
  const loose = inPack(cartons[1]!)[0]!;
  const before = scanOf(recalled!);
  expect(await packer.told('check', carton, before)).toEqual(['done']);
  await packer.reads('unpack', undefined, loose);
  for (const id of [recalled!, both!, loose])
    await goods.call(recallCode, { params: { id }, body: recallSample() });
  await goods.call(withdrawCodes, { body: { qrIds: [withdrawn!, both!] } });
  const reads = [recalled!, withdrawn!, both!, loose, inPack(cartons[2]!)[0]!, fine!];
  const told = ['recalled', 'withdrawn', 'recalled', 'recalled', 'packed_elsewhere', 'done'];
  expect(await packer.told('check', carton, ...reads)).toEqual(told);
  // What was answered stays so, and what was confirmed before can be taken back.
  expect(await packer.told('check', carton, before, undoOf(before.id))).toEqual(['done', 'done']);
  await goods.call(createRecall, { body: { scope: 'product', product_id: product, ...recallSample() } });
  expect(await packer.told('check', carton, fine!)).toEqual(['recalled']);
});

test('a code is read in an address and as people type it; what is none is said to be none', async () => {
  const { packer, cartons, inPack } = await packingStation(api);
  const [one, two] = inPack(cartons[0]!);
  const typed = two!.toLowerCase().replace(/(.{4})(?=.)/g, '$1 ');
  const outcomes = await packer.reads(
    'check',
    cartons[0],
    `HTTPS://Q.EXAMPLE/SCAN/${one!}`,
    typed,
    '8901030865278',
    '',
  );
  expect(outcomes.map(({ code, reason }) => [code, reason])).toEqual([
    [one, null],
    [two, null],
    [null, 'not_a_code'],
    [null, 'not_a_code'],
  ]);
});

test('loose codes and blanks go in; a blank becomes what the pack holds, of its product and batch', async () => {
  const { goods, packer, product, packaging, batch, cartons, blanks, inPack } = await packingStation(api);
  const carton = cartons[0]!;
  const [one, two] = inPack(carton);
  await packer.reads('unpack', carton, one!, two!);
  expect(await packer.reads('fill', carton, blanks[0]!, one!, blanks[0]!)).toMatchObject([
    { outcome: 'done', code: blanks[0], level: 'jar', product: { id: product }, pack: null },
    { outcome: 'done', code: one },
    { outcome: 'already', code: blanks[0] },
  ]);
  expect(await packer.look(carton)).toMatchObject({ room: 4, inside: 4 });
  const { rows } = await api.database.superuser.query(
    'select packaging_id, batch_id, height from code_state where product_id = $1 and level_name is not null',
    [product],
  );
  expect(rows).toEqual([{ packaging_id: packaging, batch_id: batch, height: 0 }]);
  expect(await goods.overview(blanks[0]!)).toMatchObject({ state: 'active', pack: { level: 'jar' } });
});

test('what is in another pack is not put in, and the pack is named; a move takes it from there in one step', async () => {
  const { packer, cartons, inPack } = await packingStation(api);
  const [first, second] = [cartons[0]!, cartons[1]!];
  const jar = inPack(first)[0]!;
  await packer.reads('unpack', second, inPack(second)[0]!);
  const from = { code: first, level: 'carton' };
  expect(await packer.reads('fill', second, jar)).toMatchObject([{ reason: 'packed_elsewhere', pack: from }]);
  const read = scanOf(jar);
  expect(await packer.reads('move', second, read)).toMatchObject([{ outcome: 'done', pack: from }]);
  expect(await packer.told('move', second, jar)).toEqual(['already']);
  expect([(await packer.look(first)).inside, (await packer.look(second)).inside]).toEqual([3, 4]);
  const { rows } = await api.database.superuser.query(
    'select step, pack_idx, left_idx, user_id, received_at is not null as is_received from trace_event where id = $1',
    [read.id],
  );
  expect(rows).toMatchObject([{ step: 'packed', left_idx: 1, pack_idx: 6, is_received: true }]);
});

test('taking out needs no pack; with one the code must be directly in it, and a loose one is left as it is', async () => {
  const { packer, pallets, cartons, inPack } = await packingStation(api);
  const [carton, other] = [cartons[0]!, cartons[1]!];
  const [one, two] = inPack(carton);
  const from = { code: carton, level: 'carton' };
  expect(await packer.reads('unpack', other, one!)).toMatchObject([{ reason: 'not_in_here', pack: from }]);
  expect(await packer.reads('unpack', pallets[0], one!)).toMatchObject([
    { reason: 'not_in_here', pack: from },
  ]);
  expect(await packer.reads('unpack', undefined, one!, one!, pallets[1]!)).toMatchObject([
    { outcome: 'done', pack: from },
    { outcome: 'already', pack: null },
    { outcome: 'already' },
  ]);
  expect(await packer.told('unpack', carton, two!, one!)).toEqual(['done', 'already']);
});

test('each read that cannot be done is refused with its reason, and the others are done', async () => {
  const { goods, packer, product, cartons, jars, blanks, inPack } = await packingStation(api);
  const stranger = await packingStation(api);
  const carton = cartons[0]!;
  const [one, two, three] = inPack(carton);
  await packer.reads('unpack', undefined, one!, two!, three!, cartons[1]!, jars[4]!);
  await goods.call(withdrawCodes, { body: { qrIds: [two!, blanks[1]!] } });
  await goods.call(recallCode, { params: { id: three! }, body: recallSample() });
  const { id: own } = await goods.call(getDefaultQr, { params: { id: product } });
  const pepper = await goods.product({ name: 'Black pepper' });
  const other = await goods.packaging(pepper);
  await goods.issue(other);
  const peppers = await goods.codes(other);
  const told = await packer.told(
    'fill',
    carton,
    'honey',
    NOTHING,
    stranger.jars[0]!,
    own,
    peppers.find(({ level }) => level === 'jar')!.id,
    cartons[1]!,
    carton,
    jars[5]!,
    three!,
    two!,
    blanks[1]!,
    one!,
  );
  expect(told).toEqual([
    'not_a_code',
    'not_yours',
    'not_yours',
    'not_a_pack',
    'wrong_product',
    'wrong_level',
    'wrong_level',
    'packed_elsewhere',
    'recalled',
    'withdrawn',
    'withdrawn',
    'done',
  ]);
  expect(await packer.look(carton)).toMatchObject({ inside: 2 });
});

test('nothing is told of a code that is not the organisation’s', async () => {
  const [mine, theirs] = [await packingStation(api), await packingStation(api)];
  const foreign = theirs.jars[0]!;
  for (const job of ['check', 'fill', 'move', 'unpack'] as const) {
    const [of, nothing] = await mine.packer.reads(job, mine.cartons[0], foreign, NOTHING);
    const said = { outcome: 'refused', reason: 'not_yours', level: null, product: null, pack: null };
    expect([of, nothing]).toMatchObject([
      { ...said, code: foreign },
      { ...said, code: NOTHING },
    ]);
  }
  expect((await mine.packer.send('check', theirs.cartons[0], [mine.jars[0]!])).status).toBe(404);
});

test.each([
  ['the code of a product', 'not_a_pack'],
  ['a blank that is nothing', 'blank_unassigned'],
  ['a jar', 'wrong_level'],
  ['a withdrawn pack', 'withdrawn'],
  ['a pack in a recalled pallet', 'recalled'],
])('nothing goes into %s', async (which, reason) => {
  const { goods, packer, product, pallets, cartons, jars, blanks } = await packingStation(api);
  await packer.reads('unpack', undefined, jars[8]!);
  await goods.call(withdrawCodes, { body: { qrIds: [cartons[5]!] } });
  await goods.call(recallCode, { params: { id: pallets[0]! }, body: recallSample() });
  const { id: own } = await goods.call(getDefaultQr, { params: { id: product } });
  const loose = jars[16]!;
  await packer.reads('unpack', undefined, loose);
  const into = {
    'the code of a product': own,
    'a blank that is nothing': blanks[0]!,
    'a jar': jars[20]!,
    'a withdrawn pack': cartons[5]!,
    'a pack in a recalled pallet': cartons[0]!,
  }[which]!;
  for (const job of ['fill', 'move'] as const) expect(await packer.told(job, into, loose)).toEqual([reason]);
});

test('a recalled code is neither put in nor moved; taken out of a recalled pack it stays recalled', async () => {
  const { goods, packer, pallets, cartons, inPack, blanks } = await packingStation(api);
  await goods.call(recallCode, { params: { id: pallets[0]! }, body: recallSample() });
  const [jar, target] = [inPack(cartons[0]!)[0]!, cartons[5]!];
  await packer.reads('unpack', target, inPack(target)[0]!);
  expect(await packer.told('move', target, jar)).toEqual(['recalled']);
  expect(await packer.told('unpack', cartons[0], jar)).toEqual(['done']);
  expect(await goods.overview(jar)).toMatchObject({ state: 'recalled' });
  expect(await packer.told('fill', target, jar, blanks[0]!)).toEqual(['recalled', 'done']);
});

test('what is recalled or withdrawn and is in the pack already is told to whoever fills it', async () => {
  const { goods, packer, cartons, inPack } = await packingStation(api);
  const [recalled, withdrawn, fine] = inPack(cartons[0]!);
  await goods.call(recallCode, { params: { id: recalled! }, body: recallSample() });
  await goods.call(withdrawCodes, { body: { qrIds: [withdrawn!] } });
  for (const job of ['fill', 'move'] as const)
    expect(await packer.told(job, cartons[0], recalled!, withdrawn!, fine!)).toEqual([
      'recalled',
      'withdrawn',
      'already',
    ]);
});

test('over what its structure says a full pack takes more when someone has said yes, and never if the owner forbids it', async () => {
  const { goods, packer, cartons, blanks } = await packingStation(api);
  const carton = cartons[0]!;
  const anyway = (code: string) => scanOf(code, { anyway: true });
  expect(await packer.told('fill', carton, blanks[0]!, anyway(blanks[1]!), blanks[2]!)).toEqual([
    'full',
    'done',
    'full',
  ]);
  await goods.call(changePackingRules, { body: { when_full: 'refuse' } });
  expect(await packer.look(carton)).toMatchObject({ inside: 5, room: 4, when_full: 'refuse' });
  expect(await packer.told('fill', carton, anyway(blanks[2]!))).toEqual(['full']);
  expect(await packer.told('move', carton, anyway(blanks[2]!))).toEqual(['full']);
});

test('reads of a call are judged by what those before them did', async () => {
  const { packer, cartons, inPack, blanks } = await packingStation(api);
  const carton = cartons[0]!;
  await packer.reads('unpack', carton, inPack(carton)[0]!);
  expect(await packer.told('fill', carton, blanks[0]!, blanks[0]!, blanks[1]!)).toEqual([
    'done',
    'already',
    'full',
  ]);
});

test('the time of the device is kept beside ours; a clock that is far ahead is set to a day ahead', async () => {
  const { packer, cartons, inPack } = await packingStation(api);
  const [one, two] = inPack(cartons[0]!);
  const issued = new Date().toISOString();
  const old = scanOf(one!, { at: issued });
  const ahead = scanOf(two!, { at: '2099-01-01T00:00:00Z' });
  await packer.reads('check', cartons[0], old, ahead);
  const { rows } = await api.database.superuser.query<{ id: string; happened_at: Date; received_at: Date }>(
    'select id, happened_at, received_at from trace_event where id = any ($1)',
    [[old.id, ahead.id]],
  );
  const [kept, set] = [old, ahead].map(({ id }) => rows.find((row) => row.id === id)!);
  expect(kept?.happened_at.toISOString()).toBe(issued);
  expect(set!.happened_at.getTime() - Date.now()).toBeLessThanOrEqual(DAY_MS);
  expect(Math.abs(kept!.received_at.getTime() - Date.now())).toBeLessThan(60_000);
});

test('a call has from 1 to 100 reads, and names the pack unless it takes out', async () => {
  const { packer, jars, cartons } = await packingStation(api);
  const some = (count: number) => Array.from({ length: count }, () => jars[0]!);
  expect((await packer.send('check', cartons[0], some(100))).status).toBe(200);
  expect((await packer.send('check', cartons[0], some(101))).status).toBe(400);
  expect((await packer.send('check', cartons[0], [])).status).toBe(400);
  for (const job of ['check', 'fill', 'move'] as const)
    expect(await packer.send(job, undefined, some(1))).toMatchObject({ status: 400, code: 'invalid_input' });
});

test('those who assign codes may pack, and no one else', async () => {
  const { goods, cartons, jars } = await packingStation(api);
  const asks = async (token: string) =>
    (await packerOf(api, goods, token).send('check', cartons[0], [jars[0]!])).status;
  expect(await asks((await goods.org.newMember('qr_operator')).token)).toBe(200);
  expect(await asks((await packingStation(api)).goods.org.owner.token)).toBe(404);
  expect((await api.askRaw(sendReads, { params: { org: goods.org.id }, body: {} })).status).toBe(401);
});

test('a blank that becomes recalled goods by going in is not put in', async () => {
  const { goods, packer, product, cartons, blanks, roll, inPack } = await packingStation(api);
  const [carton] = cartons;
  await packer.reads('unpack', carton, inPack(carton!)[0]!);
  const { rows } = await api.database.superuser.query<{ created_at: Date }>(
    'select created_at from code_run where id = $1',
    [roll],
  );
  const at = rows[0]!.created_at.getTime();
  // The blanks were issued in this time, the pack before it.
  const [from, to] = [at, at + 1].map((moment) => new Date(moment).toISOString());
  const scope = { scope: 'window' as const, product_id: product, from: from!, to: to! };
  await goods.call(createRecall, { body: { ...scope, ...recallSample() } });
  expect(await goods.overview(carton!)).toMatchObject({ state: 'active' });
  expect(await packer.told('fill', carton, blanks[0]!)).toEqual(['recalled']);
  expect(await packer.look(blanks[0]!)).toMatchObject({ is_unassigned: true });
});
