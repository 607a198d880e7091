import type { Page } from '@playwright/test';
import { findPackaging, listPackagings } from '@qrigin/domain/packaging';
import { findProduct, listBatches, listProductPages } from '@qrigin/domain/products';
import { assignBlanks, childCounts, findCode, listCodes, listRuns, readRange } from '@qrigin/domain/qr';
import type { z } from 'zod';
import { packagingRow } from '../../../../domain/src/packaging/samples.ts';
import { batchRow, foundProduct, productRow } from '../../../../domain/src/products/samples.ts';
import { codeRow, foundCode, rangeRead, refusedCode, runRow } from '../../../../domain/src/qr/samples.ts';
import { addressOf } from '../../../product/address-of.ts';
import { after, type Opening, press, type Say, type Scene, type Shot } from '../../shot.ts';
import type { PlantedCalls } from '../../walk/planted-calls.ts';
import { FULL } from '../../world/full-words.ts';
import { choose } from '../../world/organisation-scenes.ts';
import { pageOf } from '../../world/organisation-world.ts';
import { dynamic, failing, fullProduct } from '../../world/product-scenes.ts';

const [CARTON, JAR, LOOSE] = [
  '6G77NQMTMG287ZKPSRSC',
  '7K3M9QXA2VTD5RW8E1HN',
  'T6GN4BZ0M6C5VZDJ9EQX',
] as const;
const RUN = { run_id: 12, lot_code: 'NH-2026/014' };
const HONEY = foundProduct({ name: 'Forest honey' });
const LONG = foundProduct({ name: FULL.name });

interface World {
  product: typeof HONEY;
  packaging: ReturnType<typeof packagingRow>;
  runs: readonly ReturnType<typeof runRow>[];
  codes: readonly ReturnType<typeof codeRow>[];
  /** How many codes there are, of which those are the ones of every page. */
  codesInAll: number;
}

const PALLETS: World = {
  product: HONEY,
  packaging: packagingRow({ product_id: HONEY.id, issued: { runs: 3, packs: 52, codes: 832 } }),
  runs: [
    runRow({ id: 31, batch: null, work: null }),
    runRow({
      id: 19,
      packs: 48,
      count: 768,
      levels: [
        { name: 'pallet', count: 48 },
        { name: 'carton', count: 144 },
        { name: 'jar', count: 576 },
      ],
    }),
    runRow({ work: { id: crypto.randomUUID(), state: 'printed' } }),
  ],
  codes: [
    codeRow({ ...RUN, id: CARTON, index: 1, level: 'carton', height: 1, parent_id: LOOSE }),
    codeRow({ ...RUN, id: JAR, index: 2, parent_id: CARTON }),
    codeRow({ ...RUN, id: '0RKMW4THP7QJ1ZTE2NXV', index: 3, parent_id: CARTON, packed: 'elsewhere' }),
    codeRow({ ...RUN, id: '9ZC6R1XG4WPE8TKM2HVA', index: 4, parent_id: null, packed: 'taken_out' }),
    codeRow({ ...RUN, id: LOOSE, index: 5, withdrawn_at: '2026-03-20T08:00:00.000Z' }),
  ],
  codesInAll: 5,
};

const NOTHING: World = {
  ...PALLETS,
  packaging: { ...PALLETS.packaging, issued: { runs: 0, packs: 0, codes: 0 } },
  runs: [],
  codes: [],
  codesInAll: 0,
};

/** Names as long as they get, and as many codes as a run may have. */
const MILLIONS: World = {
  product: LONG,
  packaging: packagingRow({
    product_id: LONG.id,
    name: FULL.name,
    issued: { runs: FULL.rows, packs: 2_000_000_000, codes: 1_999_999_999 },
  }),
  runs: Array.from({ length: FULL.rows }, (_, at) =>
    runRow({
      id: 68_719_476_735 - at,
      packs: 10_000,
      count: 10_000_000,
      created_by: { id: crypto.randomUUID(), name: at % 2 ? FULL.hindiName : FULL.name },
      batch: { id: crypto.randomUUID(), lot_code: 'NILGIRI-HONEY/2026-'.repeat(3) },
      levels: Array.from({ length: 6 }, (_, level) => ({
        name: (level % 2 ? FULL.hindiName : FULL.name).slice(0, 55) + level,
        count: 10 ** (level + 1),
      })),
    }),
  ),
  codes: Array.from({ length: 20 }, (_, at) =>
    codeRow({
      id: `${JAR.slice(0, 18)}${String(at).padStart(2, '0')}`,
      run_id: 68_719_476_735,
      index: 9_999_980 + at,
      level: FULL.hindiName.slice(0, 60),
      height: at % 2,
      lot_code: 'NILGIRI-HONEY/2026-'.repeat(3),
      packed: 'elsewhere',
      withdrawn_at: '2026-03-20T08:00:00.000Z',
    }),
  ),
  codesInAll: 1_999_999_999,
};

const inWorld = (scene: Scene, { product, packaging, runs, codes, codesInAll }: World): Scene =>
  after(scene, async (calls) => {
    await calls.on(addressOf(findProduct), (call) => call.answer({ json: product }));
    await calls.on(addressOf(findPackaging), (call) => call.answer({ json: packaging }));
    await calls.on(addressOf(listRuns), (call) =>
      call.answer({ json: { ...pageOf(runs, call.url.searchParams), codes: codesInAll } }),
    );
    await calls.on(addressOf(listCodes), (call) =>
      call.answer({ json: { ...pageOf([], call.url.searchParams), items: codes, total: codesInAll } }),
    );
    await calls.on(addressOf(childCounts), (call) => call.answer({ json: runs[0]?.levels.slice(1) ?? [] }));
  });

const states = (full = MILLIONS) => ({
  empty: inWorld(dynamic, NOTHING),
  typical: inWorld(dynamic, PALLETS),
  full: inWorld(fullProduct, full),
});

const FIELD = 'Find a code';

/** What comes of looking for a code. */
const looked = (name: string, found: z.output<typeof findCode.reply> | undefined, sees: string): Opening => ({
  name,
  only: ['typical'],
  async open(page, say, calls) {
    await calls.on(addressOf(findCode), (call) =>
      call.answer(found ? { json: found } : { status: 404, json: { error: 'Not found', code: 'not_found' } }),
    );
    await page.getByLabel(say(FIELD)).fill(JAR);
    await page.keyboard.press('Enter');
    await page.getByText(say(sees)).first().waitFor();
  },
});

/** What blank codes can become. */
const withTargets = (scene: Scene): Scene =>
  after(scene, async (calls) => {
    const rows = (list: readonly unknown[]) => (call: Parameters<Parameters<PlantedCalls['on']>[1]>[0]) =>
      call.answer({ json: pageOf(list, call.url.searchParams) });
    await calls.on(addressOf(listPackagings), (call) => call.answer({ json: [PALLETS.packaging] }));
    await calls.on(addressOf(listProductPages), rows([productRow({ id: HONEY.id, name: HONEY.name })]));
    await calls.on(addressOf(listBatches), rows([batchRow({ lot_code: RUN.lot_code })]));
  });

async function readOf(page: Page, say: Say, calls: PlantedCalls, range: ReturnType<typeof rangeRead>) {
  await calls.on(addressOf(readRange), (call) => call.answer({ json: range }));
  await page.getByRole('tab', { name: say('Range') }).click();
  await page.getByLabel(say('First code')).fill(CARTON);
  await page.getByLabel(say('Last code')).fill(JAR);
  await page.locator('output', { hasText: '11' }).first().waitFor();
}

const range: Opening = {
  name: 'range',
  only: ['typical'],
  open: (page, say, calls) => readOf(page, say, calls, rangeRead({ assigned: 2, withdrawn: 1 })),
};

/** With the reason, without which nothing more is asked. */
const rangeToWithdraw: Opening = {
  ...range,
  async open(page, say, calls) {
    await range.open(page, say, calls);
    await page.getByLabel(say('Reason')).fill('Misprinted roll');
  },
};

const camera: Opening = {
  name: 'camera',
  only: ['typical'],
  async open(page, say) {
    await page.getByRole('tab', { name: say('Camera') }).click();
    await page.getByRole('tabpanel').waitFor();
  },
};

const refused: Opening = {
  name: 'refused',
  only: ['typical'],
  async open(page, say, calls) {
    const codes = [refusedCode(), refusedCode({ qr_id: LOOSE, reason: 'not_blank', belongs_to: null })];
    const json = { assigned: 18, already: 2, refused: codes, refused_count: 2 };
    await calls.on(addressOf(assignBlanks), (call) => call.answer({ json }));
    await page.getByLabel(say('Level'), { exact: true }).selectOption({ index: 3 });
    await page.getByLabel(say('Codes'), { exact: true }).fill(`${CARTON}\n${JAR}\n${LOOSE}\n8901030865278\n`);
    await page.locator('form button[type=submit]').click();
    await page.getByRole('list', { name: say('Refused codes') }).waitFor();
  },
};

const question: Opening = {
  name: 'question',
  isLayer: true,
  only: ['typical'],
  async open(page, say, calls) {
    await readOf(page, say, calls, rangeRead({ kind: 'structure', levels: [{ name: 'jar', count: 20 }] }));
    await page.getByLabel(say('Reason')).fill('Misprinted roll');
    await page.locator('form button[type=submit]').click();
    await page.getByRole('alertdialog').waitFor();
  },
};

const dayWithout: Opening = {
  name: 'no-match',
  only: ['typical'],
  async open(page, say, calls) {
    await calls.on(addressOf(listRuns), async (call) => {
      // The page may still be asking for all of them.
      if (!call.url.searchParams.has('date')) return;
      await call.answer({ json: { ...pageOf([], call.url.searchParams), codes: 0 } });
    });
    await page.getByLabel(say('Issued on')).fill('2026-03-13');
    await page.getByRole('button', { name: say('Clear filters') }).waitFor();
  },
};

const wrongNumber: Opening = {
  name: 'wrong-number',
  only: ['full'],
  async open(page, say) {
    await page.getByLabel(say('Go to number')).fill('0');
    await press(page, say('Go'));
  },
};

const PACKAGING = '/dashboard/:orgId/:product/setup/packaging';
const ELSEWHERE = {
  product: { id: crypto.randomUUID(), name: 'Black pepper' },
  packaging: { id: crypto.randomUUID(), name: 'Bags of 100 g' },
};

export const SHOTS: readonly Shot[] = [
  {
    name: 'product-runs',
    path: `${PACKAGING}/:packaging/codes`,
    states: { ...states(), failing },
    openings: [
      looked('found', foundCode({ code: codeRow({ ...RUN, id: JAR }) }), 'Show in the list'),
      looked(
        'elsewhere',
        foundCode({ is_here: false, issued_for: ELSEWHERE, belongs_to: ELSEWHERE }),
        'This code belongs elsewhere',
      ),
      looked('not-found', undefined, 'No matches'),
      dayWithout,
      choose('download', 'Download codes', '[role=dialog]'),
      choose('withdraw', 'Withdraw codes', '[role=dialog]'),
    ],
  },
  {
    name: 'product-codes',
    path: `${PACKAGING}/:packaging/codes?show=codes&run=12`,
    states: states(),
    openings: [wrongNumber],
  },
  {
    name: 'product-assign-blanks',
    path: `${PACKAGING}/:packaging/assign`,
    states: { typical: withTargets(inWorld(dynamic, PALLETS)), failing },
    openings: [range, camera, refused],
  },
  {
    name: 'product-withdraw-codes',
    path: `${PACKAGING}/withdraw`,
    states: { typical: dynamic },
    openings: [rangeToWithdraw, question],
  },
];
