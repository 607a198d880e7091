import { changePackingRules } from '@qrigin/domain/packing';
import { withdrawCodes } from '@qrigin/domain/qr';
import { createRecall, liftRecall, recallCode } from '@qrigin/domain/recalls';
import { beforeAll, expect, test } from 'vitest';
import { recallSample } from '../../../../../domain/src/recalls/samples.ts';
import {
  packerOf,
  packingStation,
  scanOf,
  statesOf,
  undoOf,
} from '../../../testing/goods/packing-station.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

/** What is stored of a run apart from rows that say nothing. */
async function said(run: number): Promise<unknown[]> {
  const rows = (await statesOf(api, run)) as { is_moved: boolean; is_assigned: boolean; carried: unknown }[];
  return rows.filter(
    ({ is_moved, is_assigned, carried }) => is_moved || is_assigned || String(carried) !== '',
  );
}

test('a move that is taken back leaves everything as it was, where the run computes it too', async () => {
  const { packer, run, cartons, inPack } = await packingStation(api);
  const [first, second] = [cartons[0]!, cartons[1]!];
  const [jar, loose] = inPack(first);
  await packer.reads('unpack', undefined, inPack(second)[0]!, loose!);
  const before = await said(run);
  const moved = scanOf(jar!);
  const filled = scanOf(loose!);
  await packer.reads('move', second, moved);
  await packer.reads('fill', first, filled);
  expect(await said(run)).not.toEqual(before);
  const [outcome] = await packer.reads('move', second, undoOf(moved.id));
  expect(outcome).toMatchObject({ outcome: 'done', code: jar, level: 'jar', pack: null });
  await packer.reads('fill', first, undoOf(filled.id));
  expect(await said(run)).toEqual(before);
  expect(await packer.look(first)).toMatchObject({ inside: 3 });
});

test('a blank is one again when what made it something is taken back, unless something is in it', async () => {
  const { packer, run, roll, pallets, cartons, blanks, inPack } = await packingStation(api);
  await packer.reads('unpack', undefined, cartons[0]!);
  const before = await said(run);
  const [carton, other] = [scanOf(blanks[0]!), scanOf(blanks[1]!, { anyway: true })];
  await packer.reads('fill', pallets[0], carton, other);
  const jar = inPack(cartons[0]!)[0]!;
  const into = scanOf(jar);
  await packer.reads('move', blanks[0], into);
  expect(await packer.told('fill', pallets[0], undoOf(carton.id), undoOf(other.id))).toEqual([
    'changed_since',
    'done',
  ]);
  expect(await packer.told('move', blanks[0], undoOf(into.id), undoOf(carton.id))).toEqual(['done', 'done']);
  expect([await said(run), await said(roll)]).toEqual([before, []]);
  expect(await packer.look(blanks[0]!)).toMatchObject({ is_unassigned: true, product: null });
});

test('what was taken out goes back where it was, and what was checked is not checked', async () => {
  const { packer, run, cartons, inPack } = await packingStation(api);
  const carton = cartons[0]!;
  const [one, two] = inPack(carton).map((code) => scanOf(code));
  await packer.reads('unpack', carton, one!);
  await packer.reads('check', carton, two!);
  expect(await packer.told('unpack', carton, undoOf(one!.id), undoOf(two!.id))).toEqual(['done', 'done']);
  expect(await said(run)).toEqual([]);
  expect(await packer.look(carton)).toMatchObject({ inside: 4, checked: 0 });
  const { rows } = await api.database.superuser.query(
    "select corrects_id from trace_event where run_id = $1 and step = 'undone' order by code_index",
    [run],
  );
  expect(rows).toEqual([{ corrects_id: one!.id }, { corrects_id: two!.id }]);
});

test('only what one did last oneself is taken back, and once', async () => {
  const { goods, packer, cartons, inPack } = await packingStation(api);
  const operator = packerOf(api, goods, (await goods.org.newMember('qr_operator')).token);
  const carton = cartons[0]!;
  const [one, two, three] = inPack(carton).map((code) => scanOf(code));
  await packer.reads('unpack', carton, one!, two!, three!);
  expect(await operator.reads('unpack', carton, undoOf(one!.id))).toMatchObject([
    { outcome: 'refused', reason: 'changed_since', code: null, product: null },
  ]);
  const back = 'code' in two! ? two.code : '';
  await operator.reads('fill', carton, back);
  await goods.call(withdrawCodes, { body: { qrIds: ['code' in three! ? three.code : ''] } });
  const undone = undoOf(one!.id);
  expect(
    await packer.told(
      'unpack',
      carton,
      undoOf(two!.id),
      undoOf(three!.id),
      undone,
      undoOf(one!.id),
      undoOf(undone.id),
      undoOf(crypto.randomUUID()),
    ),
  ).toEqual(['changed_since', 'changed_since', 'done', 'already', 'changed_since', 'changed_since']);
});

test('what a colleague did and took back again does not stand in the way', async () => {
  const { goods, packer, cartons, inPack } = await packingStation(api);
  const operator = packerOf(api, goods, (await goods.org.newMember('qr_operator')).token);
  const [first, second] = [cartons[0]!, cartons[1]!];
  const jar = inPack(first)[0]!;
  const moved = scanOf(jar, { anyway: true });
  await packer.reads('move', second, moved);
  const checked = scanOf(jar);
  await operator.reads('check', second, checked);
  expect(await packer.told('move', second, undoOf(moved.id))).toEqual(['changed_since']);
  await operator.reads('check', second, undoOf(checked.id));
  expect(await packer.told('move', second, undoOf(moved.id))).toEqual(['done']);
});

test('a read is taken back in the call that it came with, and done again', async () => {
  const { packer, cartons, blanks, inPack } = await packingStation(api);
  const carton = cartons[0]!;
  await packer.reads('unpack', carton, inPack(carton)[0]!);
  const first = scanOf(blanks[0]!);
  const again = scanOf(blanks[0]!);
  expect(
    await packer.told('fill', carton, first, undoOf(first.id), scanOf(blanks[1]!), scanOf(blanks[0]!)),
  ).toEqual(['done', 'done', 'done', 'full']);
  expect(await packer.told('fill', carton, again)).toEqual(['full']);
  expect(await packer.look(carton)).toMatchObject({ inside: 4 });
  expect(await packer.look(blanks[0]!)).toMatchObject({ is_unassigned: true });
});

test('what is moved or taken out goes back to its pack in the same call', async () => {
  const { packer, run, cartons, inPack } = await packingStation(api);
  const [first, second] = [cartons[0]!, cartons[1]!];
  const moved = scanOf(inPack(first)[0]!, { anyway: true });
  const taken = scanOf(inPack(second)[0]!);
  expect(await packer.told('move', second, moved, undoOf(moved.id))).toEqual(['done', 'done']);
  expect(await packer.told('unpack', undefined, taken, undoOf(taken.id))).toEqual(['done', 'done']);
  expect(await said(run)).toEqual([]);
});

test('taking back brings nothing out of a recall: neither of its pack, nor of what it became', async () => {
  const { goods, packer, cartons, blanks, product, inPack } = await packingStation(api);
  const [carton, other] = [cartons[0]!, cartons[1]!];
  const [one, two] = inPack(carton);
  await packer.reads('unpack', carton, one!, two!);
  const [read, blank] = [scanOf(one!), scanOf(blanks[0]!)];
  await packer.reads('fill', carton, read);
  await goods.call(recallCode, { params: { id: carton }, body: recallSample() });
  expect(await packer.told('fill', carton, undoOf(read.id))).toEqual(['recalled']);
  expect(await goods.overview(one!)).toMatchObject({ state: 'recalled' });
  await packer.reads('unpack', other, inPack(other)[0]!);
  await packer.reads('fill', other, blank);
  await goods.call(createRecall, { body: { scope: 'product', product_id: product, ...recallSample() } });
  expect(await packer.told('fill', other, undoOf(blank.id))).toEqual(['recalled']);
});

test('taking back brings nothing into a recall', async () => {
  const { goods, packer, cartons, inPack } = await packingStation(api);
  const carton = cartons[0]!;
  const read = scanOf(inPack(carton)[0]!);
  await packer.reads('unpack', carton, read);
  await goods.call(recallCode, { params: { id: carton }, body: recallSample() });
  expect(await packer.told('unpack', carton, undoOf(read.id))).toEqual(['recalled']);
  expect(await packer.look(carton)).toMatchObject({ inside: 3 });
});

test('what was taken out of a recalled pack goes back as it was, and is recalled before, between and after', async () => {
  const { goods, packer, run, pallets, cartons, inPack } = await packingStation(api);
  const carton = cartons[0]!;
  const jar = inPack(carton)[0]!;
  const { id } = await goods.call(recallCode, { params: { id: pallets[0]! }, body: recallSample() });
  const state = async () => (await goods.overview(jar)).state;
  const read = scanOf(jar);
  await packer.reads('unpack', carton, read);
  expect(await state()).toBe('recalled');
  expect(await packer.told('unpack', carton, undoOf(read.id))).toEqual(['done']);
  expect([await state(), await said(run)]).toEqual(['recalled', []]);
  await goods.call(liftRecall, { params: { id }, body: { reason: 'All of it came back' } });
  expect(await state()).toBe('active');
});

test('a pack is not put back under a recalled pallet with what was put into it meanwhile', async () => {
  const { goods, packer, pallets, cartons, inPack } = await packingStation(api);
  const [carton, far] = [cartons[0]!, cartons[5]!];
  const taken = scanOf(carton);
  await packer.reads('unpack', pallets[0], taken);
  await packer.reads('move', carton, scanOf(inPack(far)[0]!, { anyway: true }));
  await goods.call(recallCode, { params: { id: pallets[0]! }, body: recallSample() });
  expect(await packer.told('unpack', pallets[0], undoOf(taken.id))).toEqual(['recalled']);
  expect(await goods.overview(inPack(far)[0]!)).toMatchObject({ state: 'active' });
});

test('nothing goes back into a pack that was withdrawn since', async () => {
  const { goods, packer, cartons, inPack } = await packingStation(api);
  const carton = cartons[0]!;
  const taken = scanOf(inPack(carton)[0]!);
  await packer.reads('unpack', carton, taken);
  await goods.call(withdrawCodes, { body: { qrIds: [carton] } });
  expect(await packer.told('unpack', undefined, undoOf(taken.id))).toEqual(['withdrawn']);
  expect(await packer.look(carton)).toMatchObject({ inside: 3 });
});

test('taking back fills no pack beyond what the owner allows, whichever pack the job is about', async () => {
  const { goods, packer, cartons, inPack } = await packingStation(api);
  const [first, second, third] = cartons;
  await goods.call(changePackingRules, { body: { when_full: 'refuse' } });
  const [one, two, three] = inPack(first!).map((code) => scanOf(code));
  await packer.reads('unpack', first, one!, two!);
  await packer.reads('unpack', third, inPack(third!)[0]!);
  await packer.reads('move', third, three!);
  await packer.reads('move', first, ...inPack(second!).slice(0, 2));
  const back = [undoOf(one!.id), undoOf(two!.id), undoOf(three!.id)];
  expect(await packer.told('unpack', undefined, ...back)).toEqual(['done', 'full', 'full']);
  expect(await packer.look(first!)).toMatchObject({ inside: 4 });
  expect(await packer.told('fill', first, undoOf(two!.id))).toEqual(['full']);
});

test('two people who take back moves between each other’s packs both get an answer', async () => {
  const { goods, packer, cartons, inPack } = await packingStation(api);
  const person = packerOf(api, goods, (await goods.org.newMember('qr_operator')).token);
  const [first, second] = [cartons[0]!, cartons[1]!];
  await goods.call(changePackingRules, { body: { when_full: 'refuse' } });
  await packer.reads('unpack', undefined, inPack(first)[3]!, inPack(second)[3]!);
  const deadlocks = async () => {
    const text = 'select deadlocks::int from pg_stat_database where datname = current_database()';
    return (await api.database.superuser.query<{ deadlocks: number }>(text)).rows[0]?.deadlocks;
  };
  const before = await deadlocks();
  for (let round = 1; round <= 6; round += 1) {
    const [there, back] = [scanOf(inPack(first)[0]!), scanOf(inPack(second)[0]!)];
    await packer.reads('move', second, there);
    await person.reads('move', first, back);
    const calls = [
      packer.send('move', second, [undoOf(there.id)]),
      person.send('move', first, [undoOf(back.id)]),
    ];
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const seen = [await packer.look(first), await packer.look(second)];
    expect(seen.map(({ inside }) => inside)).toEqual([3, 3]);
  }
  expect(await deadlocks()).toBe(before);
});
