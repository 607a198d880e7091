import type { Page } from '@playwright/test';
import {
  findRecall,
  listRecalls,
  listRecallWords,
  type RecallEntry,
  recallReach,
  recallReport,
} from '@qrigin/domain/recalls';
import {
  recallEntry,
  recallReachSample,
  recallReport as reportSample,
} from '../../../domain/src/recalls/samples.ts';
import { addressOf } from '../../product/address-of.ts';
import { after, layer, type Opening, page, press, type Say, type Scene, type Shot } from '../shot.ts';
import type { PlantedCalls } from '../walk/planted-calls.ts';
import { FULL } from '../world/full-words.ts';
import { pageOf } from '../world/organisation-world.ts';
import { asOperator, dynamic, failing, fullProduct } from '../world/product-scenes.ts';

const LIST = '/dashboard/:orgId/:product/product-recalls';
const NEW = `${LIST}/new`;
const ONE = `${LIST}/:recall`;

const ENDED_AT = '2026-11-18T10:00:00.000Z';
const CODE = '7K3M9QXA2VTD5RW8E1HN';

// Of no product, so that it can be shown on the pages of any.
const entry = (over: Partial<RecallEntry> = {}) => recallEntry({ product: null, ...over });

const KINDS: readonly Partial<RecallEntry>[] = [
  {},
  { lifted_at: ENDED_AT, scope: 'code', qr_id: CODE, level: 'carton' },
  { mock: true, scope: 'run', run_id: 12 },
  { scope: 'window', from: '2026-10-01T00:00:00.000Z', to: '2026-10-15T00:00:00.000Z' },
  { scope: 'product', heading: '', opened_by: null },
];
const ROWS = Array.from({ length: FULL.rows }, (_, at) =>
  entry({ heading: at % 2 ? FULL.hindiName : FULL.name, lot_code: FULL.name, ...KINDS[at % KINDS.length] }),
);

const listing = (scene: Scene, rows: readonly RecallEntry[]) =>
  after(scene, (calls) =>
    calls.on(addressOf(listRecalls), (call) => call.answer({ json: pageOf(rows, call.url.searchParams) })),
  );

const counting = (over: Parameters<typeof recallReachSample>[0] = {}) =>
  after(dynamic, (calls) =>
    calls.on(addressOf(recallReach), (call) =>
      call.answer({ json: recallReachSample({ product: null, ...over }) }),
    ),
  );

/** One recall with its report; its words were changed once. */
const oneOf = (recall: RecallEntry, scene: Scene = dynamic) =>
  after(scene, async (calls: PlantedCalls) => {
    const { heading, reason, hazard, what_to_do, remedy, contact, language, translations } = entry();
    const said = { heading, reason, hazard, what_to_do, remedy, contact, language, translations };
    const before = { ...said, from: recall.created_at, until: ENDED_AT, changed_by: recall.opened_by };
    await calls.on(addressOf(findRecall), (call) => call.answer({ json: recall }));
    await calls.on(addressOf(listRecallWords), (call) => call.answer({ json: [before] }));
    await calls.on(addressOf(recallReport), (call) => call.answer({ json: reportSample({ recall }) }));
  });

const opens = (name: string, open: Opening['open']): Opening => ({ name, only: ['typical'], open });

const choose = (name: string, words: string): Opening =>
  opens(name, async (page, say) => {
    await page.getByText(say(words), { exact: true }).first().click();
  });

async function openQuestion(page: Page, say: Say, button: string) {
  await page.getByLabel(say('Reason'), { exact: true }).fill('Splinters of glass may be in the honey.');
  await press(page, say(button));
  await page.getByRole('alertdialog').waitFor();
}

const confirm = (button: string): Opening => ({
  name: 'confirm',
  only: ['typical'],
  isLayer: true,
  open: (page, say) => openQuestion(page, say, button),
});

const endQuestion: Opening = {
  name: 'end-question',
  only: ['typical'],
  isLayer: true,
  async open(page, say) {
    await press(page, say('End recall'));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('Reason'), { exact: true }).fill('All jars are back.');
    await dialog.getByRole('button', { name: say('Continue') }).click();
    await page.getByRole('alertdialog').waitFor();
  },
};
const change: Opening = {
  ...opens('change', async (page, say) => {
    await press(page, say('Edit text'));
    await page.getByRole('button', { name: say('Save text') }).waitFor();
  }),
  hasForm: true,
};

const noAnswer = after(dynamic, (calls) =>
  calls.on(addressOf(recallReach), (call) => call.answer({ status: 500 })),
);

export const SHOTS: readonly Shot[] = [
  {
    name: 'product-recalls',
    path: LIST,
    states: {
      empty: listing(dynamic, []),
      typical: dynamic,
      full: listing(fullProduct, ROWS),
      failing,
    },
    openings: [],
  },
  page('product-recalls-operator', LIST, listing(asOperator, ROWS.slice(0, 5))),
  {
    name: 'product-recall-new',
    path: NEW,
    states: { typical: counting() },
    openings: [
      choose('one-pack', 'One pack'),
      choose('batch', 'Batch'),
      choose('run', 'Run'),
      choose('window', 'Time window'),
      choose('whole-product', 'Whole product'),
    ],
  },
  {
    name: 'product-recall-counted',
    path: `${NEW}?run=12`,
    states: {
      typical: counting({ open: [{ id: entry().id, reason: FULL.name, mock: true }] }),
      full: counting({
        codes: 10_000_000,
        packs: 500,
        scanned: 10_000,
        batches_count: 2100,
        levels: [
          { name: FULL.name, count: 500 },
          { name: FULL.hindiName, count: 9_999_500 },
        ],
      }),
    },
    openings: [confirm('Open recall')],
  },
  page(
    'product-recall-none-affected',
    `${NEW}?run=12`,
    counting({ codes: 0, packs: 0, levels: [], batches: [], batches_count: 0, scanned: 0, moved: 0 }),
  ),
  { name: 'product-recall-not-counted', path: `${NEW}?run=12`, states: { failing: noAnswer }, openings: [] },
  {
    name: 'product-recall-mock-new',
    path: `${NEW}?mock=true&run=12`,
    states: { typical: counting() },
    openings: [confirm('Open mock recall')],
  },
  page('product-recall-new-operator', NEW, asOperator),
  {
    name: 'product-recall',
    path: ONE,
    states: {
      typical: oneOf(entry()),
      full: oneOf(entry({ heading: FULL.hindiName, reason: FULL.name, lot_code: FULL.name })),
      failing,
    },
    openings: [layer('end', 'End recall'), endQuestion, change],
  },
  page(
    'product-recall-ended',
    ONE,
    oneOf(entry({ lifted_at: ENDED_AT, lift_reason: 'All jars are back.', ended_by: entry().opened_by })),
  ),
  page('product-recall-mock', ONE, oneOf(entry({ mock: true }))),
  page('product-recall-operator', ONE, oneOf(entry(), asOperator)),
];
