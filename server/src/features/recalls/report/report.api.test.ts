import { withoutMarks } from '@qrigin/domain/http';
import { parseCsv } from '@qrigin/domain/imports';
import { withdrawCodes } from '@qrigin/domain/qr';
import {
  createRecall,
  liftRecall,
  type recallReach,
  recallReport,
  recallReportLines,
  reportLines,
  tellOutcome,
} from '@qrigin/domain/recalls';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type Goods, newGoods } from '../../../testing/goods/goods.ts';
import { issueEarlier } from '../../../testing/goods/scans.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { whileItWaits } from '../../../testing/while-it-waits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

/** Two pallets of three cartons with four jars each: 32 codes of one batch. */
async function hall() {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product);
  const batch = await goods.batch(product);
  const run = await goods.issue(packaging, 2, { batch_id: batch });
  const codes = await goods.codes(packaging);
  const of = (level: string) => codes.filter((code) => code.level === level).map(({ id }) => id);
  const pack = (qrIds: string[], packagingInfoName: string, parentID: string | null = null) =>
    goods.assign(product, packaging, { qrIds, packagingInfoName, parentID });
  return { goods, product, batch, run, pallets: of('pallet'), cartons: of('carton'), jars: of('jar'), pack };
}

const open = (goods: Goods, body: z.input<typeof recallReach.body> & { mock?: boolean; reason?: string }) =>
  goods.call(createRecall, { body: { reason: 'Glass', ...body } });
const told = (
  code: string,
  outcome: 'destroyed' | 'returned' | 'held',
  event_id: string = crypto.randomUUID(),
) => ({
  event_id,
  at: new Date().toISOString(),
  code,
  outcome,
});
const report = (goods: Goods, id: string) => goods.call(recallReport, { params: { id } });

/** Scans as they were stored some minutes before or after now, with their day. */
async function store(
  goods: Goods,
  place: [run: number, idx: number],
  minutes: number,
  session: string | null,
): Promise<string> {
  const { rows } = await api.database.superuser.query<{ day: string }>(
    `insert into scan_event (org_id, day, id, run_id, idx, received_at, session_id)
     select $1, (at at time zone 'UTC')::date, gen_random_uuid(), $2, $3, at, $5
     from (select now() + $4 * interval '1 minute' as at) as moment returning day::text`,
    [goods.org.id, ...place, minutes, session],
  );
  return rows[0]!.day;
}
const scan = (goods: Goods, run: number, idx: number, minutes: number) =>
  store(goods, [run, idx], minutes, null);

describe('the report of a recall', () => {
  test('each affected code counts once in where it is, what was done with it and whether it was scanned', async () => {
    const { goods, batch, run, pallets, cartons, jars, pack } = await hall();
    await issueEarlier(api, goods.org.id, 3);
    // At midnight these are of three days, and at any other hour of two.
    const before = [await scan(goods, run.run_id, 2, -10), await scan(goods, run.run_id, 2, -2 * 24 * 60)];
    const { id } = await open(goods, { scope: 'code', qr_id: pallets[0]! });
    await pack([cartons[0]!], 'carton');
    await goods.call(withdrawCodes, { body: { qrIds: [jars[4]!] } });
    const since = [await scan(goods, run.run_id, 2, 5), await scan(goods, run.run_id, 3, 5)];
    // Of the other pallet, which is not affected.
    await scan(goods, run.run_id, 20, 5);
    const call = (body: ReturnType<typeof told>) => goods.call(tellOutcome, { params: { id }, body });
    expect(await call(told(pallets[0]!, 'held'))).toEqual({ codes: 11 });
    expect(await call(told(cartons[0]!, 'returned'))).toEqual({ codes: 5 });
    expect(await call(told(jars[0]!, 'destroyed'))).toEqual({ codes: 1 });
    const found = await report(goods, id);
    expect(found.sums).toEqual({
      issued: 16,
      withdrawn: 1,
      packed: 13,
      unpacked: 2,
      destroyed: 1,
      returned: 4,
      held: 11,
      untold: 0,
      scanned_before: 1,
      scanned_since: 1,
      never_scanned: 14,
    });
    const times = (days: readonly string[], day: string) => days.filter((one) => one === day).length;
    expect(found.days).toEqual(
      [...new Set([...before, ...since])]
        .toSorted()
        .map((day) => ({ day, before: times(before, day), since: times(since, day) })),
    );
    expect(found.all_scans_counted).toBe(true);
    expect(found.minutes_to_first_warning).toBeGreaterThan(4.5);
    expect(found.timeline.map(({ step, code, level, codes }) => [step, code, level, codes])).toEqual([
      ['opened', null, null, 0],
      ['held', pallets[0], 'pallet', 11],
      ['returned', cartons[0], 'carton', 5],
      ['destroyed', jars[0], 'jar', 1],
      ['first_warned', null, null, 0],
    ]);
    expect(found.timeline[1]?.by).toEqual({ id: goods.org.owner.id, name: expect.any(String) });
    expect(found.timeline_count).toBe(5);
    expect(found.recall).toMatchObject({ id, reached: { codes: 16, batches: [{ id: batch, codes: 16 }] } });
  });

  test('a member who scans what was recalled is not the first shopper who is warned', async () => {
    const { goods, run, pallets } = await hall();
    const { id } = await open(goods, { scope: 'code', qr_id: pallets[0]! });
    await store(goods, [run.run_id, 2], 5, crypto.randomUUID());
    const found = await report(goods, id);
    expect(found.sums).toMatchObject({ scanned_since: 1 });
    expect(found).toMatchObject({ first_warned_at: null, minutes_to_first_warning: null });
    await scan(goods, run.run_id, 2, 20);
    expect((await report(goods, id)).minutes_to_first_warning).toBeGreaterThan(19);
  });

  test('who scans while a recall waits for packers is not warned, and not counted as the first who was', async () => {
    const { goods, batch, run } = await hall();
    const packing = `select pg_advisory_xact_lock_shared(hashtextextended('${goods.org.id}', 0))`;
    const scanned = `insert into scan_event (org_id, day, id, run_id, idx, received_at)
      select '${goods.org.id}', at::date, gen_random_uuid(), ${run.run_id}, 2, at from clock_timestamp() as at`;
    const { id } = await whileItWaits(api, () => open(goods, { scope: 'batch', batch_id: batch }), {
      lock: packing,
      change: scanned,
    });
    expect(await report(goods, id)).toMatchObject({
      first_warned_at: null,
      sums: { scanned_before: 1, scanned_since: 0 },
    });
    await scan(goods, run.run_id, 3, 1);
    const end = () => goods.call(liftRecall, { params: { id }, body: { reason: 'All found' } });
    await whileItWaits(api, end, { lock: packing, change: scanned.replace(', 2, at', ', 4, at') });
    expect((await report(goods, id)).sums).toMatchObject({ scanned_before: 1, scanned_since: 2 });
  });

  test('one that ended tells what was true at its end, whatever happens to the goods afterwards', async () => {
    const { goods, batch, cartons, jars, pack } = await hall();
    const { id } = await open(goods, { scope: 'batch', batch_id: batch });
    await goods.call(tellOutcome, { params: { id }, body: told(cartons[0]!, 'destroyed') });
    await goods.call(liftRecall, { params: { id }, body: { reason: 'All found' } });
    const ended = await report(goods, id);
    expect(ended.sums).toMatchObject({ issued: 32, destroyed: 5, untold: 27, packed: 30, unpacked: 2 });
    expect(ended.counted_at).toBe(ended.recall.lifted_at);
    expect(ended.timeline.at(-1)).toMatchObject({ step: 'ended', text: 'All found', codes: 32 });
    await pack([jars[0]!], 'jar');
    await goods.call(withdrawCodes, { body: { qrIds: [jars[1]!] } });
    expect(await report(goods, id)).toEqual(ended);
  });

  test('one that ended without its scans counts them later, unless other goods are in the pack by then', async () => {
    const { goods, run, pallets, jars, pack } = await hall();
    await scan(goods, run.run_id, 2, -10);
    // A jar of the other pallet.
    await scan(goods, run.run_id, 18, -10);
    const { id } = await open(goods, { scope: 'code', qr_id: pallets[0]! });
    await scan(goods, run.run_id, 3, 0);
    await goods.call(liftRecall, { params: { id }, body: { reason: 'All found' } });
    // As where there was no time for them.
    await api.database.superuser.query(
      `update recall set ended_sums = jsonb_set(ended_sums || '{"all_scans_counted": false, "days": []}', '{sums}',
         ended_sums -> 'sums' || '{"scanned_before": 0, "scanned_since": 0, "never_scanned": 16}') where id = $1`,
      [id],
    );
    const counted = { issued: 16, scanned_before: 1, scanned_since: 1, never_scanned: 14 };
    expect(await report(goods, id)).toMatchObject({ all_scans_counted: true, sums: counted });
    await pack([jars[12]!], 'jar');
    await pack([jars[12]!], 'jar', pallets[0]);
    expect(await report(goods, id)).toMatchObject({
      all_scans_counted: false,
      sums: { ...counted, scanned_before: 0, scanned_since: 0, never_scanned: 16 },
    });
  });

  test('a mock recall has one too, and no one is warned by it', async () => {
    const { goods, batch, run, jars } = await hall();
    const about = { scope: 'batch', batch_id: batch, mock: true } as const;
    const { id } = await open(goods, about);
    await scan(goods, run.run_id, 2, 5);
    await goods.call(tellOutcome, { params: { id }, body: told(jars[0]!, 'held') });
    const found = await report(goods, id);
    expect(found).toMatchObject({ first_warned_at: null, minutes_to_first_warning: null });
    expect(found.sums).toMatchObject({ issued: 32, held: 1, scanned_since: 1 });
  });

  test('the file reads back to the same figures', async () => {
    const { goods, batch, run, jars } = await hall();
    const about = { scope: 'batch', batch_id: batch } as const;
    const { id } = await open(goods, { ...about, reason: '=Glass; "sharp", in it' });
    await scan(goods, run.run_id, 2, -10);
    await goods.call(tellOutcome, { params: { id }, body: told(jars[0]!, 'returned') });
    const { counted_at: _, ...found } = await report(goods, id);
    const params = { params: { id } };
    const answer = await goods.ask(recallReportLines, { ...params, headers: { accept: 'text/csv' } });
    expect(answer.status).toBe(200);
    const [head, ...rows] = parseCsv(answer.text, ',').map(({ cells }) => cells.map(withoutMarks));
    expect(head).toEqual(['Part', 'Name', 'Value']);
    const lines = reportLines({ ...found, counted_at: '' }).map(({ part, name, value }) => [
      part,
      name,
      String(value),
    ]);
    expect(rows.filter(([, name]) => name !== 'Counted')).toEqual(lines);
    const figures = new Map(rows.map(([part, name, value]) => [`${part}: ${name}`, value]));
    const figure = (name: string) => Number(figures.get(name));
    const { sums } = found;
    expect([
      figure('Codes affected: In all'),
      figure('Where they are: Withdrawn') +
        figure('Where they are: In a pack') +
        figure('Where they are: In no pack'),
      figure('What was done with them: Returned'),
      figure('Scanned codes: Before the recall'),
    ]).toEqual([sums.issued, sums.issued, sums.returned, sums.scanned_before]);
  });
});

describe('what was done with recalled packs', () => {
  test('one sent again is not a second one, also when both come at once or the recall has ended', async () => {
    const { goods, batch, cartons } = await hall();
    const { id } = await open(goods, { scope: 'batch', batch_id: batch });
    const body = told(cartons[0]!, 'held');
    const send = () => goods.call(tellOutcome, { params: { id }, body });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers).toEqual([{ codes: 5 }, { codes: 5 }, { codes: 5 }]);
    await goods.call(liftRecall, { params: { id }, body: { reason: 'All found' } });
    expect(await send()).toEqual({ codes: 5 });
    expect((await report(goods, id)).timeline.filter(({ step }) => step === 'held')).toHaveLength(1);
  });

  test('what was stored under its id already was it, or it is refused: nothing that is said is lost in silence', async () => {
    const { goods, batch, cartons, jars } = await hall();
    const about = { scope: 'batch', batch_id: batch } as const;
    const { id } = await open(goods, about);
    const { id: other } = await open(goods, { ...about, mock: true });
    const said = told(cartons[0]!, 'held');
    const ask = async (recall: string, body: typeof said, token = goods.org.owner.token) =>
      (await goods.ask(tellOutcome, { token, params: { id: recall }, body })).code;
    expect(await ask(id, said)).toBeUndefined();
    expect(await ask(id, { ...said, code: jars[9]! })).toBe('key_reused');
    expect(await ask(id, { ...said, outcome: 'destroyed' })).toBe('key_reused');
    expect(await ask(other, said)).toBe('key_reused');
    expect(await ask(id, said, (await goods.org.newMember('qr_operator')).token)).toBe('key_reused');
    expect((await report(goods, id)).sums).toMatchObject({ held: 5, destroyed: 0 });
  });

  test('its id, which a device makes, holds off no one: be it that of an organisation, on which packing waits', async () => {
    const { goods, batch, jars } = await hall();
    const { id } = await open(goods, { scope: 'batch', batch_id: batch });
    const ask = async (event_id: string, at = 0) =>
      (await goods.ask(tellOutcome, { params: { id }, body: told(jars[at]!, 'held', event_id) })).status;
    // The first is stored; the others have its id.
    const statuses = await Promise.all(Array.from({ length: 5 }, (_, at) => ask(goods.org.id, at)));
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422, 422, 422, 422]);
    const stranger = crypto.randomUUID();
    const { superuser } = api.database;
    await superuser.query('begin');
    try {
      await superuser.query('select pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [stranger]);
      expect(await ask(stranger)).toBe(200);
    } finally {
      await superuser.query('rollback');
    }
  });

  test('a code that is not affected, a recall that ended and an unknown code are refused', async () => {
    const { goods, pallets } = await hall();
    const { id } = await open(goods, { scope: 'code', qr_id: pallets[0]! });
    const ask = async (code: string) =>
      (await goods.ask(tellOutcome, { params: { id }, body: told(code, 'held') })).code;
    expect(await ask(pallets[1]!)).toBe('not_recalled');
    expect(await ask('0123456789ABCDEFGHJK')).toBe('not_found');
    await goods.call(liftRecall, { params: { id }, body: { reason: 'All found' } });
    expect(await ask(pallets[0]!)).toBe('recall_ended');
  });

  test('a device whose clock is wrong says nothing from before the recall or from the future', async () => {
    const { goods, batch, jars } = await hall();
    const recall = await open(goods, { scope: 'batch', batch_id: batch });
    const params = { id: recall.id };
    const early = { ...told(jars[0]!, 'held'), at: '2001-01-01T00:00:00Z' };
    await goods.call(tellOutcome, { params, body: early });
    await goods.call(tellOutcome, {
      params,
      body: { ...told(jars[1]!, 'held'), at: '2099-01-01T00:00:00Z' },
    });
    const { timeline } = await report(goods, recall.id);
    const [first, second] = timeline.filter(({ step }) => step === 'held').map(({ at }) => Date.parse(at));
    expect(first).toBe(Date.parse(recall.created_at));
    expect(second).toBeLessThanOrEqual(Date.now());
  });
});
