import { changePackaging, createPackaging } from '@qrigin/domain/packaging';
import { findPack } from '@qrigin/domain/packing';
import { getDefaultQr, withdrawCodes } from '@qrigin/domain/qr';
import { recallCode } from '@qrigin/domain/recalls';
import { beforeAll, expect, test } from 'vitest';
import { recallSample } from '../../../../../domain/src/recalls/samples.ts';
import { packerOf, packingStation, scanOf, undoOf } from '../../../testing/goods/packing-station.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

test('a pack says what goes into it, how many of it there are, and what it is in itself', async () => {
  const { packer, pallets, cartons, product } = await packingStation(api);
  const [pallet, carton] = [pallets[0]!, cartons[0]!];
  expect(await packer.look(carton)).toEqual({
    code: carton,
    level: 'carton',
    product: { id: product, name: 'Forest honey' },
    lot_code: 'NH-0326-B',
    holds: 'jar',
    room: 4,
    inside: 4,
    checked: 0,
    round_began_at: null,
    pack: { code: pallet, level: 'pallet' },
    is_withdrawn: false,
    is_recalled: false,
    is_unassigned: false,
    when_full: 'ask',
    others: [],
  });
  expect(await packer.look(pallet)).toMatchObject({ holds: 'carton', room: 3, inside: 3, pack: null });
});

test('nothing goes into the innermost level, the code of a product or a blank that is nothing', async () => {
  const { packer, goods, jars, blanks, product } = await packingStation(api);
  const { id } = await goods.call(getDefaultQr, { params: { id: product } });
  const nothing = { holds: null, room: 0, inside: 0 };
  expect(await packer.look(jars[0]!)).toMatchObject({ ...nothing, is_unassigned: false });
  expect(await packer.look(id)).toMatchObject({ ...nothing, product: { name: 'Forest honey' } });
  expect(await packer.look(blanks[0]!)).toMatchObject({ ...nothing, product: null, is_unassigned: true });
});

test('what was taken out does not count as inside, nor what is only deeper in it; what was put in does', async () => {
  const { packer, pallets, cartons, inPack } = await packingStation(api);
  const [first, second] = [cartons[0]!, cartons[1]!];
  const [jar, other] = inPack(first);
  await packer.reads('unpack', first, jar!, other!);
  expect(await packer.look(first)).toMatchObject({ room: 4, inside: 2 });
  expect(await packer.look(pallets[0]!)).toMatchObject({ inside: 3 });
  await packer.reads('fill', second, scanOf(jar!, { anyway: true }));
  expect(await packer.look(second)).toMatchObject({ inside: 5 });
  await packer.reads('fill', first, other!);
  expect(await packer.look(first)).toMatchObject({ inside: 3 });
});

test('a blank has room by the structure that it was assigned to, as that is now', async () => {
  const { packer, goods, blanks, product, packaging, jars } = await packingStation(api);
  const carton = blanks[0]!;
  await goods.assign(product, packaging, { qrIds: [carton], packagingInfoName: 'carton' });
  expect(await packer.look(carton)).toMatchObject({ holds: 'jar', room: 4, inside: 0, is_unassigned: false });
  await packer.reads('move', carton, jars[0]!);
  expect(await packer.look(carton)).toMatchObject({ inside: 1 });
  const fields = { name: 'Pallets', type: 'structure', printFormat: 'label', product_id: product } as const;
  const child = { name: 'carton', count: 2, child: { name: 'jar', count: 9 } };
  await goods.call(changePackaging, {
    params: { id: packaging },
    body: { ...fields, packaging: { name: 'pallet', count: 1, child } },
  });
  expect(await packer.look(carton)).toMatchObject({ holds: 'jar', room: 9 });
  // With another level below it, nobody knows what a carton of before holds.
  const box = { name: 'box', count: 3, child: { name: 'jar', count: 3 } };
  await goods.call(changePackaging, {
    params: { id: packaging },
    body: { ...fields, packaging: { name: 'carton', count: 1, child: box } },
  });
  expect(await packer.look(carton)).toMatchObject({ holds: null, inside: 1 });
  expect(await packer.told('fill', carton, blanks[1]!, jars[1]!)).toEqual(['wrong_level', 'wrong_level']);
});

test('a pack says that it is withdrawn or recalled', async () => {
  const { packer, goods, pallets, cartons } = await packingStation(api);
  await goods.call(withdrawCodes, { body: { qrIds: [cartons[3]!] } });
  await goods.call(recallCode, { params: { id: pallets[0]! }, body: recallSample() });
  expect(await packer.look(cartons[3]!)).toMatchObject({ is_withdrawn: true, is_recalled: false });
  expect(await packer.look(cartons[0]!)).toMatchObject({ is_withdrawn: false, is_recalled: true });
});

test('a pack of another organisation is not there, nor is one that no one issued', async () => {
  const [mine, theirs] = [await packingStation(api), await packingStation(api)];
  for (const code of [theirs.cartons[0]!, '00000000000000000000'])
    expect((await mine.packer.ask(findPack, { params: { code } })).status).toBe(404);
});

test('checked are codes that are in the pack, each once; taken out or taken back they do not count', async () => {
  const { packer, cartons, inPack } = await packingStation(api);
  const carton = cartons[0]!;
  const [one, two, three] = inPack(carton).map((code) => scanOf(code));
  await packer.reads('check', carton, one!, two!, three!, { ...one!, id: crypto.randomUUID() });
  expect(await packer.look(carton)).toMatchObject({ inside: 4, checked: 3 });
  await packer.reads('check', carton, undoOf(one!.id));
  expect(await packer.look(carton)).toMatchObject({ inside: 4, checked: 2 });
  await packer.reads('unpack', carton, inPack(carton)[1]!);
  expect(await packer.look(carton)).toMatchObject({ inside: 3, checked: 1 });
});

/** What happened in a pack, so many minutes ago. The table can only be added to. */
async function check(pack: string, packer: ReturnType<typeof packerOf>, code: string, minutesAgo: number) {
  const { superuser } = api.database;
  const read = scanOf(code);
  await packer.reads('check', pack, read);
  await superuser.query('begin');
  await superuser.query("set local session_replication_role = 'replica'");
  await superuser.query(
    'update trace_event set received_at = now() - make_interval(mins => $2) where id = $1',
    [read.id, minutesAgo],
  );
  await superuser.query('commit');
}

test('a round ends half an hour after its last check, however long it went on', async () => {
  const { packer, cartons, inPack } = await packingStation(api);
  const carton = cartons[0]!;
  const [one, two, three, four] = inPack(carton);
  await check(carton, packer, one!, 100);
  expect(await packer.look(carton)).toMatchObject({ checked: 0, round_began_at: null });
  await check(carton, packer, two!, 55);
  await check(carton, packer, three!, 29);
  // The first is of an earlier round: 45 minutes lie between it and the second.
  expect(await packer.look(carton)).toMatchObject({ checked: 2 });
  const [again, fresh] = await packer.told('check', carton, one!, three!);
  expect([again, fresh]).toEqual(['done', 'already']);
  await packer.reads('check', carton, four!);
  expect(await packer.look(carton)).toMatchObject({ checked: 4 });
});

test('a round that someone starts counts from zero for everyone, and once however often it is sent', async () => {
  const { goods, packer, cartons, inPack } = await packingStation(api);
  const carton = cartons[0]!;
  const jars = inPack(carton);
  await packer.reads('check', carton, ...jars);
  const operator = packerOf(api, goods, (await goods.org.newMember('qr_operator')).token);
  const id = crypto.randomUUID();
  const began = await operator.startRound(carton, id);
  expect(began).toMatchObject({ checked: 0, round_began_at: expect.any(String) });
  expect(await packer.told('check', carton, jars[0]!)).toEqual(['done']);
  expect(await operator.startRound(carton, id)).toMatchObject({
    checked: 1,
    round_began_at: began.round_began_at,
  });
});

test('a pack names the others who did something in it, and not whoever asks', async () => {
  const { goods, packer, cartons, inPack } = await packingStation(api);
  const carton = cartons[0]!;
  const person = await goods.org.newMember('qr_operator');
  const operator = packerOf(api, goods, person.token);
  await operator.reads('check', carton, inPack(carton)[0]!);
  expect(await packer.look(carton)).toMatchObject({ others: [{ id: person.id, name: 'Test Person' }] });
  expect(await operator.look(carton)).toMatchObject({ others: [] });
  await packer.reads('unpack', carton, inPack(carton)[0]!);
  expect(await operator.look(carton)).toMatchObject({ others: [{ id: goods.org.owner.id }] });
});

test('a pack of a run of nearly ten million codes is counted without a row for each', async () => {
  const large = {
    name: 'pallet',
    count: 1,
    child: { name: 'carton', count: 999, child: { name: 'jar', count: 10 } },
  };
  const { goods, packer, product } = await packingStation(api);
  const packaging = (
    await goods.call(createPackaging, {
      body: { name: 'Large', type: 'structure', packaging: large, printFormat: 'label', product_id: product },
    })
  ).id;
  await goods.issue(packaging, 900);
  const [pallet, carton] = await goods.codes(packaging, { page_size: '2' });
  expect(await packer.look(pallet!.id)).toMatchObject({ room: 999, inside: 999 });
  await packer.reads('unpack', undefined, carton!.id);
  expect(await packer.look(pallet!.id)).toMatchObject({ room: 999, inside: 998 });
});
