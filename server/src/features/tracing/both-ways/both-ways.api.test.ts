import { withdrawCodes } from '@qrigin/domain/qr';
import { createRole } from '@qrigin/domain/roles';
import { createSite } from '@qrigin/domain/sites';
import { traceBatchBothWays, traceCodeBothWays } from '@qrigin/domain/tracing';
import { createVendor } from '@qrigin/domain/vendors';
import { beforeAll, describe, expect, test } from 'vitest';
import { siteSample } from '../../../../../domain/src/sites/samples.ts';
import { newDescribed } from '../../../testing/goods/described.ts';
import { newGoods } from '../../../testing/goods/goods.ts';
import { addScans, issueEarlier } from '../../../testing/goods/scans.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const SECTION = 'a0000000-0000-4000-8000-000000000001';

/** Two pallets of three cartons of four jars each, of a batch that a site made of what a vendor brought. */
async function made() {
  const goods = await newDescribed(api);
  const { id: product } = goods.params;
  const [shown, hidden] = [
    await goods.call(createVendor, { body: { name: 'Hill Collectors' } }),
    await goods.call(createVendor, { body: { name: 'Not named yet' } }),
  ];
  await goods.save({ part: 'section', content: { id: SECTION, type: 'vendor', vendor_ids: [shown.id] } });
  await goods.publish('Hill Farm');
  await goods.save({
    part: 'section',
    content: { id: SECTION, type: 'vendor', vendor_ids: [shown.id, hidden.id] },
  });
  const site = await goods.call(createSite, { body: siteSample({ name: 'Honey house' }) });
  const batch = await goods.batch(product, {
    lot_code: 'NH-1',
    made_on: '2026-03-12',
    site_id: site.id,
  });
  const packaging = await goods.packaging(product);
  const run = await goods.issue(packaging, 2, { batch_id: batch });
  const codes = (await goods.codes(packaging)).map(({ id }) => id);
  const move = async (qrIds: string[], level: string, parentID: string | null) =>
    expect(
      (await goods.assign(product, packaging, { qrIds, packagingInfoName: level, parentID })).status,
    ).toBe(200);
  /** Blanks that became jars of the batch. */
  async function jars(count: number) {
    const pool = await goods.blanks(product);
    const issued = await goods.issue(pool, count + 2);
    const blanks = (await goods.codes(pool)).slice(0, count).map(({ id }) => id);
    const jar = { qrIds: blanks, packagingInfoName: 'jar', batch_id: batch };
    expect((await goods.assign(product, packaging, jar)).status).toBe(200);
    return { blanks, issued };
  }
  return { goods, product, batch, packaging, run, codes, move, jars, site, vendor: shown };
}
type Made = Awaited<ReturnType<typeof made>>;

const ofBatch = ({ goods, batch }: Made) => goods.call(traceBatchBothWays, { params: { id: batch } });
const ofCode = ({ goods }: Made, code: string) => goods.call(traceCodeBothWays, { params: { code } });
const [PALLET, CARTON, JAR, OTHER_PALLET] = [0, 1, 2, 16];

describe('where a batch came from', () => {
  test('its product, site, the vendors that shoppers are told of, and the runs of its codes', async () => {
    const world = await made();
    const { goods, product, batch, run, site, vendor } = world;
    const { issued } = await world.jars(3);
    const by = { id: goods.org.owner.id, name: 'Test Person' };
    expect((await ofBatch(world)).from).toEqual({
      product: { id: product, name: 'Forest honey' },
      batch: { id: batch, lot_code: 'NH-1', made_on: '2026-03-12', expires_on: null },
      site: { id: site.id, name: 'Honey house', address: site.address },
      vendors: [{ id: vendor.id, name: 'Hill Collectors' }],
      runs: [
        { run_id: issued.run_id, at: issued.created_at, by, codes: 5, assigned: 3 },
        { run_id: run.run_id, at: run.created_at, by, codes: 32, assigned: null },
      ],
      runs_count: 2,
    });
  });

  test('without the permissions to see sites and products there are no sites and no vendors', async () => {
    const { goods, batch, product } = await made();
    const role = await goods.call(createRole, {
      body: { name: 'Counter', parent_role_id: goods.org.roleIds.member, permissions: ['qr.view'] },
    });
    const { token } = await goods.org.newMember({ id: role.id });
    const params = { org: goods.org.id, id: batch };
    const { from } = await api.call(traceBatchBothWays, { params, token });
    expect([from.site, from.vendors, from.product?.id]).toEqual([null, [], product]);
  });
});

describe('where a batch went', () => {
  test('how many codes it has, and which of them were moved, withdrawn and scanned', async () => {
    const world = await made();
    const { goods, run, codes, move } = world;
    const { blanks, issued } = await world.jars(3);
    await move([codes[CARTON]!], 'carton', null);
    await move([codes[CARTON]!], 'carton', codes[OTHER_PALLET]!);
    await move([codes[JAR]!], 'jar', null);
    // Taken out and put back where it was issued.
    await move([codes[6]!], 'carton', null);
    await move([codes[6]!], 'carton', codes[PALLET]!);
    await move(blanks.slice(0, 2), 'jar', codes[OTHER_PALLET]!);
    await goods.call(withdrawCodes, { body: { qrIds: [codes[3]!, blanks[0]!] } });
    await issueEarlier(api, goods.org.id, 60);
    await addScans(api, goods.org.id, [
      { run: run.run_id, idx: JAR, ago: 40, times: 3 },
      { run: run.run_id, idx: 3, ago: 0 },
      { run: run.run_id, idx: 3, ago: 0, country: null },
      { run: issued.run_id, idx: 0 },
      // Of the same blanks, but nothing yet.
      { run: issued.run_id, idx: 4 },
    ]);
    const { to } = await ofBatch(world);
    expect(to).toEqual({
      codes: 35,
      levels: [
        { name: 'pallet', count: 2 },
        { name: 'carton', count: 6 },
        { name: 'jar', count: 27 },
      ],
      moved: 4,
      withdrawn: 2,
      packs: [
        {
          code: codes[OTHER_PALLET],
          level: 'pallet',
          product: { id: world.product, name: 'Forest honey' },
          count: 3,
        },
      ],
      packs_count: 1,
      scanned: 3,
      has_more_scans: false,
      places: [
        { country: 'IN', codes: 3, first_at: expect.any(String), last_at: expect.any(String) },
        { country: null, codes: 1, first_at: expect.any(String), last_at: expect.any(String) },
      ],
      places_count: 2,
    });
    const [india] = to.places;
    const days = (Date.parse(india!.last_at) - Date.parse(india!.first_at)) / 86_400_000;
    expect(Math.round(days)).toBe(40);
  });

  test('of a batch without codes there is nothing', async () => {
    const goods = await newGoods(api);
    const batch = await goods.batch(await goods.product());
    expect((await goods.call(traceBatchBothWays, { params: { id: batch } })).to).toEqual({
      codes: 0,
      levels: [],
      moved: 0,
      withdrawn: 0,
      packs: [],
      packs_count: 0,
      scanned: 0,
      has_more_scans: false,
      places: [],
      places_count: 0,
    });
  });
});

describe('a code', () => {
  test('came from where its batch did, and went where it and what is in it now went', async () => {
    const world = await made();
    const { goods, run, codes, move } = world;
    const { blanks, issued } = await world.jars(2);
    const carton = codes[CARTON]!;
    await move([carton], 'carton', null);
    await move([carton], 'carton', codes[OTHER_PALLET]!);
    await move([codes[JAR]!], 'jar', null);
    await move(blanks, 'jar', carton);
    await goods.call(withdrawCodes, { body: { qrIds: [codes[3]!, codes[JAR]!, blanks[1]!] } });
    await addScans(api, goods.org.id, [
      { run: run.run_id, idx: JAR },
      { run: run.run_id, idx: 3, times: 2 },
      { run: issued.run_id, idx: 1 },
      { run: issued.run_id, idx: 3 },
    ]);
    const { about, from, to } = await ofCode(world, carton);
    expect([about, from.batch?.lot_code, from.site?.name]).toEqual(['code', 'NH-1', 'Honey house']);
    expect(from.runs.map(({ run_id, codes: size, assigned }) => [run_id, size, assigned])).toEqual([
      [issued.run_id, 4, 2],
      [run.run_id, 32, null],
    ]);
    expect(to).toMatchObject({
      codes: 6,
      levels: [
        { name: 'carton', count: 1 },
        { name: 'jar', count: 5 },
      ],
      moved: 3,
      withdrawn: 2,
      packs: [
        { code: carton, level: 'carton', count: 2 },
        { code: codes[OTHER_PALLET], level: 'pallet', count: 1 },
      ],
      packs_count: 2,
      scanned: 2,
      places: [{ country: 'IN', codes: 2 }],
      places_count: 1,
    });
    // One that is in no pack any more went somewhere too.
    expect((await ofCode(world, codes[JAR]!)).to).toMatchObject({ codes: 1, moved: 1, packs: [] });
    expect((await ofCode(world, codes[PALLET]!)).to).toMatchObject({
      codes: 11,
      moved: 0,
      scanned: 0,
      packs: [],
    });
    // Where it was issued it is now, too.
    const [, , , inCarton] = codes;
    expect((await ofCode(world, inCarton!)).to).toMatchObject({
      moved: 0,
      packs: [{ code: carton, level: 'carton', count: 1 }],
    });
  });

  test('a blank that is nothing yet came from its run only', async () => {
    const world = await made();
    const { issued } = await world.jars(1);
    const pool = await world.goods.blanks(world.product);
    const run = await world.goods.issue(pool, 2);
    const [blank] = await world.goods.codes(pool);
    const { from, to } = await ofCode(world, blank!.id);
    expect(from).toMatchObject({ product: null, batch: null, site: null, vendors: [], runs_count: 1 });
    expect(from.runs[0]).toMatchObject({ run_id: run.run_id, assigned: 1 });
    expect(issued.run_id).not.toBe(run.run_id);
    expect(to).toMatchObject({ codes: 1, moved: 0, levels: [{ name: 'sticker', count: 1 }] });
  });
});

test('batches and codes of others are not found', async () => {
  const [{ batch, codes }, others] = [await made(), await newGoods(api)];
  expect((await others.ask(traceBatchBothWays, { params: { id: batch } })).status).toBe(404);
  expect((await others.ask(traceCodeBothWays, { params: { code: codes[0]! } })).status).toBe(404);
});
