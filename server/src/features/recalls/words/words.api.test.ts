import {
  changeRecall,
  createRecall,
  findRecall,
  liftRecall,
  listRecalls,
  listRecallWords,
  RECALL_CHANGES_MAX,
  recallReach,
  recallReport,
} from '@qrigin/domain/recalls';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { recallSample } from '../../../../../domain/src/recalls/samples.ts';
import { newGoods } from '../../../testing/goods/goods.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

async function shelf() {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product);
  const batch = await goods.batch(product, { lot_code: 'FH-2026-014' });
  const run = await goods.issue(packaging, 1, { batch_id: batch });
  const codes = (await goods.codes(packaging)).map(({ id }) => id);
  const open = (body: z.input<typeof recallReach.body> & { mock?: boolean }) =>
    goods.call(createRecall, { body: { ...recallSample(), ...body } });
  return { goods, product, packaging, batch, run, codes, open };
}

describe('the words of a recall', () => {
  test('can be changed while it is open: the next scan says the new ones, and the old ones are kept', async () => {
    const { goods, batch, codes, open } = await shelf();
    const recall = await open({ scope: 'batch', batch_id: batch });
    const [code = ''] = codes;
    expect((await goods.overview(code)).recall.reason).toBe(recallSample().reason);
    const words = { reason: 'Wood, not glass', remedy: 'Your money back', language: 'en' as const };
    const changed = await goods.call(changeRecall, { params: { id: recall.id }, body: words });
    expect(changed).toEqual({
      ...recall,
      ...words,
      hazard: '',
      what_to_do: '',
      contact: '',
      translations: {},
    });
    expect((await goods.overview(code)).recall.notices).toMatchObject([{ id: recall.id, ...words }]);
    // The same again is no change.
    await goods.call(changeRecall, { params: { id: recall.id }, body: words });
    expect(await goods.call(listRecallWords, { params: { id: recall.id } })).toEqual([
      {
        heading: '',
        remedy: '',
        language: 'en',
        translations: {},
        ...recallSample(),
        from: recall.created_at,
        until: expect.stringMatching(/Z$/),
        changed_by: { id: goods.org.owner.id, name: expect.any(String) },
      },
    ]);
    const { timeline } = await goods.call(recallReport, { params: { id: recall.id } });
    expect(timeline.map(({ step, text }) => [step, text])).toEqual([
      ['opened', recallSample().reason],
      ['changed', 'Wood, not glass'],
    ]);
  });

  test('that many people change at once are each kept, one after the other without a gap', async () => {
    const { goods, batch, open } = await shelf();
    const { id, created_at } = await open({ scope: 'batch', batch_id: batch });
    const change = (reason: string) => goods.ask(changeRecall, { params: { id }, body: { reason } });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => change(`Glass ${at}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(12).fill(200));
    const words = (await goods.call(listRecallWords, { params: { id } })).toReversed();
    expect(words.map(({ from }) => from)).toEqual([
      created_at,
      ...words.slice(0, -1).map(({ until }) => until),
    ]);
    expect(new Set(words.map(({ reason }) => reason)).size).toBe(12);
  });

  test('of one that ended stay as they are', async () => {
    const { goods, batch, open } = await shelf();
    const { id } = await open({ scope: 'batch', batch_id: batch });
    const ended = await goods.call(liftRecall, { params: { id }, body: { reason: 'All found' } });
    expect(ended).toMatchObject({ lift_reason: 'All found', ended_by: { id: goods.org.owner.id } });
    const again = { params: { id }, body: { reason: 'Another reason' } };
    expect(await goods.call(liftRecall, again)).toEqual(ended);
    const change = await goods.ask(changeRecall, { params: { id }, body: { reason: 'Other' } });
    expect(change).toMatchObject({ status: 409, code: 'recall_ended' });
    expect(await goods.call(findRecall, { params: { id } })).toEqual(ended);
  });

  test(`can be changed ${RECALL_CHANGES_MAX} times`, async () => {
    const { goods, batch, open } = await shelf();
    const { id } = await open({ scope: 'batch', batch_id: batch });
    await api.database.superuser.query(
      `insert into recall_words (org_id, recall_id, number, heading, reason, hazard, what_to_do, remedy, contact, language,
         translations, said_from)
       select $1, $2, n, '', 'Reason ' || n, '', '', '', '', 'en', '{}', now() from generate_series(1, $3::int) as n`,
      [goods.org.id, id, RECALL_CHANGES_MAX - 1],
    );
    const change = (reason: string) => goods.ask(changeRecall, { params: { id }, body: { reason } });
    expect((await change('The last')).status).toBe(200);
    expect(await change('One more')).toMatchObject({ status: 409, code: 'too_many_recall_changes' });
    expect(await goods.call(listRecallWords, { params: { id } })).toHaveLength(RECALL_CHANGES_MAX);
  });
});

test('the list has what is about goods of a product, whatever its scope, and mock recalls apart', async () => {
  const { goods, product, packaging, batch, run, codes, open } = await shelf();
  const other = await goods.product();
  const blanks = await goods.blanks(other);
  await goods.issue(blanks, 2);
  const code = (await goods.codes(blanks))[0]!.id;
  await goods.assign(product, packaging, { qrIds: [code], packagingInfoName: 'jar' });
  const about = [
    await open({ scope: 'product', product_id: product }),
    await open({
      scope: 'window',
      product_id: product,
      from: '2026-01-01T00:00:00Z',
      to: '2027-01-01T00:00:00Z',
    }),
    await open({ scope: 'batch', batch_id: batch }),
    await open({ scope: 'run', run_id: run.run_id }),
    await open({ scope: 'code', qr_id: codes[0]! }),
    await open({ scope: 'code', qr_id: code }),
  ];
  const mock = await open({ scope: 'batch', batch_id: batch, mock: true });
  await open({ scope: 'product', product_id: other });
  const list = async (query: z.input<typeof listRecalls.query>) =>
    (await goods.call(listRecalls, { query })).items.map(({ id }) => id).toSorted();
  const ids = about.map(({ id }) => id).toSorted();
  expect(await list({ product_id: product, mock: 'false' })).toEqual(ids);
  expect(await list({ product_id: product, mock: 'true' })).toEqual([mock.id]);
  expect(about.map((recall) => recall.product?.id)).toEqual(about.map(() => product));
  expect(about[5]).toMatchObject({ level: 'jar', lot_code: null });
});

test('who is asked to confirm is told the goods, what was moved and scanned, and what is open on all of it', async () => {
  const { goods, product, packaging, batch, run, codes, open } = await shelf();
  const [, carton = '', jar = ''] = codes;
  await goods.assign(product, packaging, { qrIds: [jar], packagingInfoName: 'jar', parentID: null });
  const { id } = await open({ scope: 'product', product_id: product });
  await open({ scope: 'code', qr_id: jar, mock: true });
  await api.database.superuser.query(
    `insert into scan_event (org_id, day, id, run_id, idx) select $1, now()::date, gen_random_uuid(), $2, n % 3
     from generate_series(1, 7) as n`,
    [goods.org.id, run.run_id],
  );
  const reach = await goods.call(recallReach, { body: { scope: 'batch', batch_id: batch } });
  expect(reach).toMatchObject({
    codes: 16,
    packs: 2,
    moved: 1,
    scanned: 3,
    product: { id: product, name: 'Forest honey' },
    lot_code: 'FH-2026-014',
    level: null,
    open: [{ id, mock: false }],
    batches: [{ id: batch, lot_code: 'FH-2026-014', codes: 16 }],
  });
  const ofJar = await goods.call(recallReach, { body: { scope: 'code', qr_id: jar } });
  expect(ofJar).toMatchObject({ codes: 1, packs: 1, level: 'jar', open: [{ mock: true }, { id }] });
  const ofCarton = await goods.call(recallReach, { body: { scope: 'code', qr_id: carton } });
  expect(ofCarton).toMatchObject({ codes: 4, moved: 0, level: 'carton', open: [{ id }] });
});
