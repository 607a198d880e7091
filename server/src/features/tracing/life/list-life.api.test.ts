import { bulkWork, getDefaultQr, renewDefaultQr, withdrawCodes } from '@qrigin/domain/qr';
import { createRecall, liftRecall, recallCode } from '@qrigin/domain/recalls';
import { type LifeStep, listLife } from '@qrigin/domain/tracing';
import { Client } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Goods, newGoods } from '../../../testing/goods/goods.ts';
import { addScans, issueEarlier } from '../../../testing/goods/scans.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { whileItWaits } from '../../../testing/while-it-waits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

async function pallets() {
  const goods = await newGoods(api);
  const product = await goods.product();
  const batch = await goods.batch(product);
  const packaging = await goods.packaging(product);
  const run = await goods.issue(packaging, 2, { batch_id: batch });
  const codes = (await goods.codes(packaging)).map(({ id }) => id);
  const move = async (code: string, level: string, parentID: string | null) =>
    expect(
      (await goods.assign(product, packaging, { qrIds: [code], packagingInfoName: level, parentID })).status,
    ).toBe(200);
  return { goods, product, batch, packaging, run, codes, move };
}

const life = async (goods: Goods, code: string, inside?: 'true'): Promise<LifeStep[]> =>
  (await goods.call(listLife, { params: { code }, query: inside ? { inside } : {} })).steps;
const stepsOf = (steps: readonly LifeStep[]) => steps.map(({ step }) => step);
const [PALLET, CARTON, JAR, OTHER_PALLET] = [0, 1, 2, 16];

const RECALL = { hazard: '', what_to_do: '', contact: '' };
const recall = (goods: Goods, code: string, more: { reason: string; mock?: boolean }) =>
  goods.call(recallCode, { params: { id: code }, body: { ...RECALL, ...more } });
const end = (goods: Goods, id: string, reason: string) =>
  goods.call(liftRecall, { params: { id }, body: { reason } });

test('a life tells what people did with a code, the newest first, with who did it', async () => {
  const { goods, run, codes, move } = await pallets();
  const carton = { code: codes[CARTON]!, level: 'carton' };
  const [pallet, other] = [codes[PALLET]!, codes[OTHER_PALLET]!].map((code) => ({ code, level: 'pallet' }));
  await goods.call(bulkWork, { body: { workIDs: [run.work_id], state: 'printed' } });
  await move(carton.code, 'carton', null);
  await move(carton.code, 'carton', other!.code);
  await goods.call(withdrawCodes, { body: { qrIds: [carton.code], reason: 'Torn label' } });
  const steps = await life(goods, carton.code);
  const by = { id: goods.org.owner.id, name: 'Test Person' };
  expect(
    steps.map(({ step, code, pack, left, text, by: who }) => [step, code, pack, left, text, who]),
  ).toEqual([
    ['withdrawn', carton, null, null, 'Torn label', by],
    ['packed', carton, other, null, '', by],
    ['unpacked', carton, null, pallet, '', by],
    ['printed', carton, null, null, '', null],
    ['issued', carton, null, null, '', by],
  ]);
  expect(steps[0]).toMatchObject({ received_at: null, is_undone: false, is_mock: false, place: null });
  expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
});

test('those who may not see print jobs are not told when it was printed', async () => {
  const { goods, run, codes } = await pallets();
  await goods.call(bulkWork, { body: { workIDs: [run.work_id], state: 'printed' } });
  const { token } = await goods.org.newMember('qr_operator');
  const answer = await api.call(listLife, { params: { org: goods.org.id, code: codes[JAR]! }, token });
  expect(stepsOf(answer.steps)).toEqual(['issued']);
});

test('a device that sends later is told, and what someone took back is marked', async () => {
  const { goods, run, codes } = await pallets();
  const { rows } = await api.database.superuser.query<{ id: string }>(
    `insert into trace_event (org_id, id, step, run_id, code_index, pack_run_id, pack_idx, happened_at, user_id)
     values ($1, gen_random_uuid(), 'packed', $2, $3, $2, $4, now() - interval '1 hour', $5) returning id`,
    [goods.org.id, run.run_id, CARTON, OTHER_PALLET, goods.org.owner.id],
  );
  await api.database.superuser.query(
    `insert into trace_event (org_id, id, step, run_id, code_index, corrects_id, happened_at)
     values ($1, gen_random_uuid(), 'undone', $2, $3, $4, now())`,
    [goods.org.id, run.run_id, CARTON, rows[0]!.id],
  );
  const steps = await life(goods, codes[CARTON]!);
  expect(steps.map(({ step, is_undone, received_at }) => [step, is_undone, received_at !== null])).toEqual([
    ['undone', false, false],
    ['issued', false, false],
    ['packed', true, true],
  ]);
  expect(steps[0]!.by).toBeNull();
});

test('a default code tells that a newer one took its place', async () => {
  const goods = await newGoods(api);
  const product = await goods.product({ nature: 'static' });
  const { id } = await goods.call(getDefaultQr, { params: { id: product } });
  await goods.call(renewDefaultQr, { params: { id: product } });
  expect(stepsOf(await life(goods, id))).toEqual(['replaced', 'issued']);
});

describe('recalls', () => {
  test('those that reach a code or reached it are told with their reasons, mock recalls too', async () => {
    const { goods, batch, codes } = await pallets();
    const glass = await recall(goods, codes[PALLET]!, { reason: 'Glass' });
    await end(goods, glass.id, 'All jars are back.');
    await recall(goods, codes[JAR]!, { reason: 'Practice', mock: true });
    await goods.call(createRecall, { body: { scope: 'batch', batch_id: batch, reason: 'Wrong label' } });
    await recall(goods, codes[OTHER_PALLET]!, { reason: 'Not this one' });
    const steps = await life(goods, codes[JAR]!);
    expect(steps.map(({ step, text, is_mock }) => [step, text, is_mock])).toEqual([
      ['recall_opened', 'Wrong label', false],
      ['recall_opened', 'Practice', true],
      ['recall_ended', 'All jars are back.', false],
      ['recall_opened', 'Glass', false],
      ['issued', '', false],
    ]);
    expect(steps[3]).toMatchObject({ recall_id: glass.id, by: { name: 'Test Person' } });
  });

  test('one of a pack that it was in only before or after does not count; what it took along does', async () => {
    const { goods, codes, move } = await pallets();
    const [carton, jar] = [codes[CARTON]!, codes[JAR]!];
    const early = await recall(goods, codes[OTHER_PALLET]!, { reason: 'Before it came' });
    await end(goods, early.id, 'Over');
    await move(carton, 'carton', null);
    await move(carton, 'carton', codes[OTHER_PALLET]!);
    const met = await recall(goods, codes[OTHER_PALLET]!, { reason: 'While it was there' });
    await move(jar, 'jar', null);
    expect(stepsOf(await life(goods, jar))).toEqual(['unpacked', 'recall_opened', 'issued']);
    await end(goods, met.id, 'Over');
    await recall(goods, codes[OTHER_PALLET]!, { reason: 'After it left' });
    expect((await life(goods, jar)).map(({ step, text }) => [step, text])).toEqual([
      ['recall_ended', 'Over'],
      ['unpacked', ''],
      ['recall_opened', 'While it was there'],
      ['issued', ''],
    ]);
  });

  test('one that was opened while a pack waited to be taken out counts for it and what was in it, not for what came later', async () => {
    const { goods, run, codes, move } = await pallets();
    const [carton, jar, later] = [codes[CARTON]!, codes[JAR]!, codes[18]!];
    const id = crypto.randomUUID();
    await whileItWaits(api, () => move(carton, 'carton', null), {
      lock: `select pg_advisory_xact_lock(hashtextextended('${goods.org.id}', 0))`,
      change: `insert into recall (org_id, id, scope, run_id, idx, reason, created_at)
        values ('${goods.org.id}', '${id}', 'code', ${run.run_id}, ${PALLET}, 'Glass', clock_timestamp())`,
    });
    const stepsOfLives = async () =>
      Promise.all([carton, jar].map(async (code) => stepsOf(await life(goods, code))));
    const met = await stepsOfLives();
    expect(met).toEqual([
      ['recall_opened', 'unpacked', 'issued'],
      ['recall_opened', 'issued'],
    ]);
    await end(goods, id, 'Over');
    expect(await stepsOfLives()).toEqual(met.map((steps) => ['recall_ended', ...steps]));
    await move(later, 'jar', null);
    await move(later, 'jar', carton);
    expect(stepsOf(await life(goods, later))).toEqual(['packed', 'unpacked', 'issued']);
  });

  test('one of the batch that was over before the code was issued does not count', async () => {
    const { goods, batch, packaging, codes } = await pallets();
    const body = { scope: 'batch', batch_id: batch, reason: 'Glass' } as const;
    const { id } = await goods.call(createRecall, { body });
    await end(goods, id, 'Over');
    await goods.issue(packaging, 1, { batch_id: batch });
    const later = (await goods.codes(packaging)).find((code) => !codes.includes(code.id));
    expect(stepsOf(await life(goods, later!.id))).toEqual(['issued']);
    expect(stepsOf(await life(goods, codes[JAR]!))).toEqual(['recall_ended', 'recall_opened', 'issued']);
  });

  test('one that ended before a blank became these goods does not count', async () => {
    const { goods, product, packaging, batch } = await pallets();
    const body = { scope: 'batch', batch_id: batch, reason: 'Glass' } as const;
    const { id } = await goods.call(createRecall, { body });
    await end(goods, id, 'Over');
    const pool = await goods.blanks(product);
    await goods.issue(pool, 1);
    const [blank] = await goods.codes(pool);
    const assignment = { qrIds: [blank!.id], packagingInfoName: 'jar', batch_id: batch };
    await goods.assign(product, packaging, assignment);
    expect(stepsOf(await life(goods, blank!.id))).toEqual(['assigned', 'issued']);
  });
});

test('scans are told once a day, the first of all as such', async () => {
  const { goods, run, codes } = await pallets();
  await issueEarlier(api, goods.org.id, 90);
  await addScans(api, goods.org.id, [
    { run: run.run_id, idx: JAR, ago: 80, country: 'NP' },
    { run: run.run_id, idx: JAR, ago: 3, times: 20, country: null },
    { run: run.run_id, idx: JAR, ago: 0, times: 2 },
    { run: run.run_id, idx: CARTON, ago: 1 },
  ]);
  const steps = await life(goods, codes[JAR]!);
  expect(steps.map(({ step, is_first, place }) => [step, is_first, place])).toEqual([
    ['scanned', false, 'IN'],
    ['scanned', false, null],
    ['scanned', true, 'NP'],
    ['issued', false, null],
  ]);
});

test('of a code that was scanned on many days, every day comes once over all pages', async () => {
  const { goods, run, codes } = await pallets();
  await issueEarlier(api, goods.org.id, 90);
  const ago = Array.from({ length: 70 }, (_, day) => day);
  await addScans(
    api,
    goods.org.id,
    ago.map((day) => ({ run: run.run_id, idx: JAR, ago: day, times: 2 })),
  );
  const params = { code: codes[JAR]! };
  const newest = await goods.call(listLife, { params });
  const rest = await goods.call(listLife, { params, query: { before: newest.before! } });
  expect([newest.steps.length, rest.steps.length, rest.before]).toEqual([50, 21, null]);
  const all = [...newest.steps, ...rest.steps];
  expect(new Set(all.map(({ id }) => id)).size).toBe(71);
  expect(all.findIndex(({ is_first }) => is_first)).toBe(69);
});

describe('of a pack, with what is inside', () => {
  test('what happened to codes that are in it now is told too', async () => {
    const { goods, codes, move } = await pallets();
    const [carton, jar, stranger] = [codes[CARTON]!, codes[JAR]!, codes[17]!];
    await move(jar, 'jar', null);
    await move(stranger, 'carton', null);
    await move(stranger, 'carton', codes[PALLET]!);
    await goods.call(withdrawCodes, { body: { qrIds: [codes[3]!], reason: 'Dented' } });
    await recall(goods, carton, { reason: 'Glass' });
    expect(stepsOf(await life(goods, codes[PALLET]!))).toEqual(['issued']);
    const steps = await life(goods, codes[PALLET]!, 'true');
    expect(steps.map(({ step, code }) => [step, code])).toEqual([
      ['recall_opened', { code: carton, level: 'carton' }],
      ['withdrawn', { code: codes[3], level: 'jar' }],
      ['packed', { code: stranger, level: 'carton' }],
      ['unpacked', { code: stranger, level: 'carton' }],
      ['issued', { code: codes[PALLET], level: 'pallet' }],
    ]);
  });

  test('pages go on where the last one ended, also among hundreds of one moment', async () => {
    const { goods, product, packaging, run, codes } = await pallets();
    const jars = [2, 3, 4, 5, 7, 8, 9, 10, 12, 13, 14, 15].map((idx) => codes[idx]!);
    for (let round = 0; round < 6; round += 1)
      for (const parentID of [null, codes[PALLET]!])
        await goods.assign(product, packaging, { qrIds: jars, packagingInfoName: 'jar', parentID });
    await addScans(api, goods.org.id, [{ run: run.run_id, idx: PALLET }]);
    const seen: LifeStep[] = [];
    let before: string | null | undefined;
    let pages = 0;
    while (before !== null) {
      const query = { inside: 'true' as const, ...(before ? { before } : {}) };
      const answer = await goods.call(listLife, { params: { code: codes[PALLET]! }, query });
      seen.push(...answer.steps);
      ({ before } = answer);
      pages += 1;
    }
    expect([pages, seen.length]).toEqual([3, 12 * 12 + 2]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });
});

test('whoever asks from the end of time waits no longer than anyone else', async () => {
  const { goods, run, codes } = await pallets();
  await addScans(api, goods.org.id, [{ run: run.run_id, idx: JAR, ago: 0 }]);
  const params = { code: codes[JAR]! };
  const query = { before: `99999999999999-t${'f'.repeat(36)}` };
  expect(await goods.call(listLife, { params, query })).toEqual(await goods.call(listLife, { params }));
});

test('only what an answer named can be asked for next, and lives of others are not found', async () => {
  const [{ codes, goods }, { goods: others }] = [await pallets(), await pallets()];
  const params = { code: codes[0]! };
  for (const before of ['yesterday', '12', "1-x' or true", '-1-i'])
    expect((await goods.ask(listLife, { params, query: { before } })).status).toBe(400);
  expect((await others.ask(listLife, { params })).status).toBe(404);
});

test('two lives with all contents are read at once for an organisation; the next one is asked to come again', async () => {
  const [mine, theirs] = [await pallets(), await pallets()];
  const ask = ({ goods, codes }: typeof mine, inside: 'true' | 'false' = 'true') =>
    goods.ask(listLife, { params: { code: codes[PALLET]! }, query: { inside } });
  const other = new Client({ connectionString: api.database.url('postgres') });
  await other.connect();
  await other.query('begin; lock table trace_event in access exclusive mode');
  const under = [ask(mine), ask(mine)];
  const waiting = async () => {
    const { rows } = await api.database.superuser.query<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows[0]?.count;
  };
  await expect.poll(waiting).toBe(2);
  const third = await ask(mine);
  under.push(ask(mine, 'false'), ask(theirs));
  await other.end();
  expect([third.status, third.code, third.headers.get('retry-after')]).toEqual([503, 'busy', '1']);
  expect((await Promise.all(under)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await ask(mine)).status).toBe(200);
});
