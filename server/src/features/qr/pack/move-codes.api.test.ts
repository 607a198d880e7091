import { changePackingRules } from '@qrigin/domain/packing';
import { childCounts } from '@qrigin/domain/qr';
import { beforeAll, expect, test } from 'vitest';
import { packingStation } from '../../../testing/goods/packing-station.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { whileItWaits } from '../../../testing/while-it-waits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

/** Two pallets of three cartons of four jars: the first carton is number 1 of the run, its jars 2 to 5, the next carton 6. */
async function hall() {
  const station = await packingStation(api);
  const { goods, product, packaging, run } = station;
  return {
    ...station,
    put: (qrIds: string[], packagingInfoName: string, parentID: string | null) =>
      goods.assign(product, packaging, { qrIds, packagingInfoName, parentID }),
    /** What is said to have happened to a code of the run. */
    said: async (idx: number) => {
      const { rows } = await api.database.superuser.query(
        'select step, left_run_id, left_idx from trace_event where run_id = $1 and code_index = $2 order by received_at',
        [run, idx],
      );
      return rows.map(({ step, left_idx }) => [step, left_idx]);
    },
    rowsIn: async () => {
      const { rows } = await api.database.superuser.query('select idx from code_state where run_id = $1', [
        run,
      ]);
      return rows.length;
    },
  };
}

test('of two people who take the same untouched code out one does it, and nothing is told of the other', async () => {
  const { goods, run, jars, put, said } = await hall();
  const answer = await whileItWaits(api, () => put([jars[0]!], 'jar', null), {
    lock: `insert into code_state (org_id, run_id, idx, moved_by, moved_at)
      values ('${goods.org.id}', ${run}, 2, '${goods.org.owner.id}', now())`,
  });
  expect(answer.status).toBe(200);
  expect(await said(2)).toEqual([]);
});

test('what a colleague moved at the same moment is taken out of where it is by then', async () => {
  const { goods, run, jars, put, said } = await hall();
  const place = (idx: number) => `${run}::bigint * 16777216 + ${idx}`;
  const answer = await whileItWaits(api, () => put([jars[0]!], 'jar', null), {
    lock: `insert into code_state (org_id, run_id, idx, moved_by, moved_at, parent_run_id, parent_idx, parent_places)
      values ('${goods.org.id}', ${run}, 2, '${goods.org.owner.id}', now(), ${run}, 6, array[${place(0)}, ${place(6)}])`,
  });
  expect(answer.status).toBe(200);
  expect(await said(2)).toEqual([['unpacked', 6]]);
});

test('who packs an untouched code learns that a colleague has withdrawn it at the same moment', async () => {
  const { goods, product, pallets } = await hall();
  const loose = await goods.packaging(product, {
    name: 'carton',
    count: 1,
    child: { name: 'jar', count: 2 },
  });
  const { run_id: run } = await goods.issue(loose);
  const [carton] = await goods.codes(loose);
  const body = { qrIds: [carton!.id], packagingInfoName: 'carton', parentID: pallets[0]! };
  const answer = await whileItWaits(api, () => goods.assign(product, loose, body), {
    lock: `insert into code_state (org_id, run_id, idx, withdrawn_at) values ('${goods.org.id}', ${run}, 0, now())`,
  });
  expect(answer).toMatchObject({ status: 409, body: { code: 'code_withdrawn' } });
});

test('what stays where it is leaves nothing behind', async () => {
  const { jars, cartons, pallets, put, rowsIn } = await hall();
  expect((await put([jars[0]!], 'jar', cartons[0]!)).status).toBe(200);
  expect((await put([pallets[0]!], 'pallet', null)).status).toBe(200);
  expect((await put([jars[0]!], 'jar', cartons[1]!)).status).toBe(409);
  expect(await rowsIn()).toBe(0);
});

test('no more goes into a pack than it holds where the owner forbids it, all or nothing', async () => {
  const { goods, packer, cartons, blanks, inPack, put } = await hall();
  const carton = cartons[0]!;
  const full = { status: 409, body: { code: 'pack_full' } };
  const inside = async () => (await goods.call(childCounts, { params: { id: carton } }))[0]?.count;
  expect((await put([blanks[0]!], 'jar', carton)).status).toBe(200);
  await goods.call(changePackingRules, { body: { when_full: 'refuse' } });
  expect(await put([blanks[1]!], 'jar', carton)).toMatchObject(full);
  expect(await goods.overview(blanks[1]!)).toMatchObject({ state: 'inactive' });
  await packer.reads('unpack', undefined, ...inPack(carton).slice(0, 3));
  expect(await put(blanks.slice(1, 4), 'jar', carton)).toMatchObject(full);
  // What is in it already takes no room.
  expect((await put([inPack(carton)[3]!, ...blanks.slice(0, 3)], 'jar', carton)).status).toBe(200);
  expect(await inside()).toBe(4);
  expect(await put([blanks[3]!], 'jar', carton)).toMatchObject(full);
});

test('a blank holds as much as the structure says that it was assigned to', async () => {
  const { goods, product, packaging, blanks, jars, put } = await hall();
  const [carton] = blanks;
  await goods.assign(product, packaging, { qrIds: [carton!], packagingInfoName: 'carton' });
  await goods.call(changePackingRules, { body: { when_full: 'refuse' } });
  for (const jar of jars.slice(0, 5)) await put([jar], 'jar', null);
  expect((await put(jars.slice(0, 4), 'jar', carton!)).status).toBe(200);
  expect(await put([jars[4]!], 'jar', carton!)).toMatchObject({ status: 409, body: { code: 'pack_full' } });
});

test('it takes its turn with those who scan at the same pack, and counts what they have put in', async () => {
  const { goods, run, roll, packer, cartons, blanks, inPack, put } = await hall();
  const carton = cartons[0]!;
  await goods.call(changePackingRules, { body: { when_full: 'refuse' } });
  await packer.reads('unpack', undefined, inPack(carton)[0]!);
  const place = (idx: number) => `${run}::bigint * 16777216 + ${idx}`;
  const answer = await whileItWaits(api, () => put([blanks[0]!], 'jar', carton), {
    lock: `select pg_advisory_xact_lock(hashtextextended('packing ${goods.org.id} ${run} 1', 0))`,
    change: `insert into code_state (org_id, run_id, idx, moved_by, moved_at, parent_run_id, parent_idx, parent_places)
      values ('${goods.org.id}', ${roll}, 9, '${goods.org.owner.id}', now(), ${run}, 1, array[${place(0)}, ${place(1)}])`,
  });
  expect(answer).toMatchObject({ status: 409, body: { code: 'pack_full' } });
});
