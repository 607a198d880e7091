import { deleteProduct } from '@qrigin/domain/products';
import { getDefaultQr, renewDefaultQr, withdrawCodes } from '@qrigin/domain/qr';
import { createRecall, recallCode } from '@qrigin/domain/recalls';
import { createRole } from '@qrigin/domain/roles';
import { listLife, traceCode } from '@qrigin/domain/tracing';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Goods, newGoods } from '../../../testing/goods/goods.ts';
import { addScans } from '../../../testing/goods/scans.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

/** Two pallets of three cartons of four jars each, in order. */
async function pallets() {
  const goods = await newGoods(api);
  const product = await goods.product();
  const batch = await goods.batch(product, { made_on: '2026-03-12', expires_on: '2028-03-11' });
  const packaging = await goods.packaging(product);
  const run = await goods.issue(packaging, 2, { batch_id: batch });
  const codes = (await goods.codes(packaging)).map(({ id }) => id);
  const move = (code: string, level: string, parentID: string | null) =>
    goods.assign(product, packaging, { qrIds: [code], packagingInfoName: level, parentID });
  return { goods, product, batch, packaging, run, codes, move };
}

const trace = (goods: Goods, code: string) => goods.call(traceCode, { params: { code } });
const [PALLET, CARTON, JAR, OTHER_PALLET] = [0, 1, 2, 16];

test('a code tells what it is, who issued it, and which one it is of each pack around it', async () => {
  const { goods, product, batch, packaging, run, codes } = await pallets();
  const lot = (await trace(goods, codes[PALLET]!)).batch;
  expect(await trace(goods, codes[JAR]!)).toEqual({
    code: codes[JAR],
    address: expect.stringMatching(new RegExp(`/scan/${codes[JAR]}$`)),
    kind: 'structure',
    status: 'active',
    level: 'jar',
    height: 0,
    position: { number: 1, of: 4 },
    product: { id: product, name: 'Forest honey', is_deleted: false },
    packaging: { id: packaging, name: 'Pallets of jars' },
    batch: { id: batch, lot_code: lot?.lot_code, made_on: '2026-03-12', expires_on: '2028-03-11' },
    issued: {
      run_id: run.run_id,
      at: run.created_at,
      by: { id: goods.org.owner.id, name: 'Test Person' },
      number: 3,
      of: 32,
      level_number: 3,
      levels: 3,
    },
    withdrawn: null,
    replaced_at: null,
    around: [
      {
        code: codes[PALLET],
        level: 'pallet',
        position: { number: 1, of: 2 },
        is_recalled: false,
        is_withdrawn: false,
      },
      {
        code: codes[CARTON],
        level: 'carton',
        position: { number: 1, of: 3 },
        is_recalled: false,
        is_withdrawn: false,
      },
    ],
    was_in: [],
    inside: [],
    recalled_inside: [],
    recalls: [],
    scans: { count: 0, has_more: false, first_at: null, last_at: null },
  });
  expect((await trace(goods, codes[OTHER_PALLET]!)).inside).toEqual([
    { name: 'carton', count: 3 },
    { name: 'jar', count: 12 },
  ]);
});

test('a code that was moved has no place any more, and names the packs that it was in', async () => {
  const { goods, codes, move } = await pallets();
  const carton = codes[CARTON]!;
  await move(carton, 'carton', null);
  expect(await trace(goods, carton)).toMatchObject({
    position: null,
    around: [],
    was_in: [{ code: codes[PALLET], level: 'pallet' }],
  });
  await move(carton, 'carton', codes[OTHER_PALLET]!);
  expect(await trace(goods, carton)).toMatchObject({
    position: null,
    around: [{ code: codes[OTHER_PALLET], position: { number: 2, of: 2 } }],
    was_in: [{ code: codes[PALLET] }],
    inside: [{ name: 'jar', count: 4 }],
  });
  // What is in it was not moved itself.
  expect(await trace(goods, codes[JAR]!)).toMatchObject({
    position: { number: 1, of: 4 },
    around: [{ code: codes[OTHER_PALLET] }, { code: carton, position: null }],
    was_in: [],
  });
  await move(carton, 'carton', null);
  await move(carton, 'carton', codes[PALLET]!);
  const back = await trace(goods, carton);
  expect(back.position).toEqual({ number: 1, of: 3 });
  expect(back.was_in.map(({ code }) => code)).toEqual([codes[OTHER_PALLET], codes[PALLET]]);
});

test('one that was taken out before moves were kept names the pack that it was issued in', async () => {
  const { goods, run, codes } = await pallets();
  await api.database.superuser.query(
    "insert into code_state (org_id, run_id, idx, moved_at) values ($1, $2, $3, '2026-01-05T10:00:00Z')",
    [goods.org.id, run.run_id, CARTON],
  );
  expect((await trace(goods, codes[CARTON]!)).was_in).toEqual([
    { code: codes[PALLET], level: 'pallet', until: '2026-01-05T10:00:00.000Z' },
  ]);
});

test('packs that it only left by mistake, which was taken back, are not named', async () => {
  const { goods, run, codes } = await pallets();
  const { rows } = await api.database.superuser.query<{ id: string }>(
    `insert into trace_event (org_id, id, step, run_id, code_index, left_run_id, left_idx, happened_at)
     values ($1, gen_random_uuid(), 'unpacked', $2, $3, $2, $4, now()) returning id`,
    [goods.org.id, run.run_id, CARTON, PALLET],
  );
  expect((await trace(goods, codes[CARTON]!)).was_in.map(({ code }) => code)).toEqual([codes[PALLET]]);
  await api.database.superuser.query(
    `insert into trace_event (org_id, id, step, run_id, code_index, corrects_id, happened_at)
     values ($1, gen_random_uuid(), 'undone', $2, $3, $4, now())`,
    [goods.org.id, run.run_id, CARTON, rows[0]!.id],
  );
  expect((await trace(goods, codes[CARTON]!)).was_in).toEqual([]);
});

describe('the status', () => {
  test('withdrawn, with who did it and why', async () => {
    const { goods, codes } = await pallets();
    await goods.call(withdrawCodes, { body: { qrIds: [codes[CARTON]!], reason: 'Torn label' } });
    expect(await trace(goods, codes[CARTON]!)).toMatchObject({
      status: 'withdrawn',
      withdrawn: { by: { name: 'Test Person' }, reason: 'Torn label' },
    });
    expect(await trace(goods, codes[JAR]!)).toMatchObject({
      status: 'active',
      around: [{ is_withdrawn: false }, { is_withdrawn: true }],
    });
  });

  test('recalled comes before withdrawn; a mock recall is told and changes nothing', async () => {
    const { goods, codes, product } = await pallets();
    await goods.call(withdrawCodes, { body: { qrIds: [codes[JAR]!] } });
    const mock = { params: { id: codes[PALLET]! }, body: { reason: 'Practice', mock: true } };
    await goods.call(recallCode, mock);
    const practised = await trace(goods, codes[JAR]!);
    expect(practised).toMatchObject({ status: 'withdrawn', recalls: [{ mock: true, reason: 'Practice' }] });
    expect(practised.around.map(({ is_recalled }) => is_recalled)).toEqual([false, false]);
    const { id } = await goods.call(recallCode, {
      params: { id: codes[CARTON]! },
      body: { reason: 'Glass' },
    });
    const recalled = await trace(goods, codes[JAR]!);
    expect(recalled.status).toBe('recalled');
    expect(recalled.around.map(({ is_recalled }) => is_recalled)).toEqual([false, true]);
    expect(recalled.recalls[0]).toMatchObject({ id, mock: false, reason: 'Glass', product_id: product });
  });

  test('replaced, of a default code that was renewed; its product may be deleted', async () => {
    const goods = await newGoods(api);
    const product = await goods.product({ nature: 'static' });
    const { id: old } = await goods.call(getDefaultQr, { params: { id: product } });
    await goods.call(renewDefaultQr, { params: { id: product } });
    expect(await trace(goods, old)).toMatchObject({
      kind: 'default',
      status: 'replaced',
      position: { number: 1, of: 1 },
      packaging: null,
    });
    await goods.call(deleteProduct, { params: { id: product } });
    expect((await trace(goods, old)).product).toEqual({
      id: product,
      name: 'Forest honey',
      is_deleted: true,
    });
  });

  test('unassigned, of a blank; what it became belongs to it from then on', async () => {
    const { goods, product, packaging, batch } = await pallets();
    const pool = await goods.blanks(product);
    await goods.issue(pool, 3);
    const [, blank] = await goods.codes(pool);
    expect(await trace(goods, blank!.id)).toMatchObject({
      kind: 'blank',
      status: 'unassigned',
      product: null,
      position: { number: 2, of: 3 },
    });
    await goods.assign(product, packaging, {
      qrIds: [blank!.id],
      packagingInfoName: 'carton',
      batch_id: batch,
    });
    expect(await trace(goods, blank!.id)).toMatchObject({
      status: 'active',
      level: 'carton',
      product: { id: product },
      batch: { id: batch },
    });
  });
});

describe('scans', () => {
  test('are counted, with the first and the last', async () => {
    const { goods, run, codes } = await pallets();
    await addScans(api, goods.org.id, [
      { run: run.run_id, idx: JAR, times: 3 },
      { run: run.run_id, idx: CARTON },
    ]);
    const { scans } = await trace(goods, codes[JAR]!);
    expect(scans).toMatchObject({ count: 3, has_more: false });
    expect(Date.parse(scans.last_at!) - Date.parse(scans.first_at!)).toBe(2000);
  });

  test('are counted up to a limit; the first and the last are told all the same', async () => {
    const { goods, run, codes } = await pallets();
    await addScans(api, goods.org.id, [{ run: run.run_id, idx: JAR, times: 10_050 }]);
    const { scans } = await trace(goods, codes[JAR]!);
    expect(scans).toMatchObject({ count: 10_000, has_more: true });
    expect(Date.parse(scans.last_at!) - Date.parse(scans.first_at!)).toBe(10_049_000);
  });
});

test('whoever may not see recalls is told that it is recalled, and nothing else of them', async () => {
  const { goods, codes } = await pallets();
  await goods.call(recallCode, { params: { id: codes[CARTON]! }, body: { reason: 'Practice', mock: true } });
  const open = await goods.call(recallCode, { params: { id: codes[CARTON]! }, body: { reason: 'Glass' } });
  const role = await goods.call(createRole, {
    body: {
      name: 'Counter',
      parent_role_id: goods.org.roleIds.member,
      permissions: ['org.view', 'qr.view'],
    },
  });
  const { token } = await goods.org.newMember({ id: role.id });
  const params = { org: goods.org.id, code: codes[JAR]! };
  const seen = await api.call(traceCode, { params, token });
  expect(seen.status).toBe('recalled');
  expect(seen.recalls).toEqual([
    { id: open.id, mock: false, reason: '', created_at: open.created_at, product_id: seen.product?.id },
  ]);
  const { steps } = await api.call(listLife, { params, token });
  expect(steps.map(({ step, by, text }) => [step, by?.name, text])).toEqual([
    ['recall_opened', undefined, ''],
    ['issued', 'Test Person', ''],
  ]);
});

test('codes of others, and what is no code, are not found', async () => {
  const [{ codes }, { goods: others }] = [await pallets(), await pallets()];
  expect((await others.ask(traceCode, { params: { code: codes[0]! } })).status).toBe(404);
  expect((await others.ask(traceCode, { params: { code: '7K9M0XQ2TEAH3ZHC5RVN' } })).status).toBe(404);
});

test('a pack names the packs in it that are recalled while it is not, at any depth, and says real recalls first', async () => {
  const { goods, batch, codes, move } = await pallets();
  const body = { reason: 'Glass' };
  await goods.call(recallCode, { params: { id: codes[CARTON]! }, body });
  await goods.call(recallCode, { params: { id: codes[JAR]! }, body: { ...body, mock: true } });
  const named = async (code: string) => (await trace(goods, code)).recalled_inside;
  expect(await named(codes[PALLET]!)).toEqual([{ code: codes[CARTON], level: 'carton' }]);
  expect(await named(codes[OTHER_PALLET]!)).toEqual([]);
  await move(codes[CARTON]!, 'carton', null);
  expect(await named(codes[PALLET]!)).toEqual([]);
  await goods.call(createRecall, { body: { scope: 'batch', batch_id: batch, ...body } });
  await goods.call(createRecall, { body: { scope: 'batch', batch_id: batch, ...body, mock: true } });
  const { recalls } = await trace(goods, codes[CARTON]!);
  expect(recalls.map(({ mock }) => mock)).toEqual([false, false, true]);
});
