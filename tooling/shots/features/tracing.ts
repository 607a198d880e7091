import { recallOfCode } from '@qrigin/domain/recalls';
import {
  type InnerCode,
  type LifeStep,
  listInside,
  listLife,
  type TracedCode,
  traceBatchBothWays,
  traceCode,
  traceCodeBothWays,
} from '@qrigin/domain/tracing';
import { sampleId } from '../../../domain/src/http/index.ts';
import { recallEntry } from '../../../domain/src/recalls/samples.ts';
import { innerCode, lifeStep, tracedCode, traceSample } from '../../../domain/src/tracing/samples.ts';
import { addressOf } from '../../product/address-of.ts';
import { after, layer, type Opening, page, press, type Scene, type Shot } from '../shot.ts';
import { FULL } from '../world/full-words.ts';
import { asOperator, failing, full, typical } from '../world/organisation-scenes.ts';

const CODE = '/dashboard/:orgId/codes/:code';
const OWN = '7K3M9QXA2VTD5RW8E1HN';
const LATER = '2026-11-16T07:12:00.000Z';

const own = { code: OWN, level: 'carton' };
const other = { code: innerCode().code, level: 'pallet' };

const JARS = Array.from({ length: 12 }, (_, at) => innerCode({ number: at + 1, is_scanned: at % 3 === 0 }));
const MOVED: readonly InnerCode[] = [
  innerCode({ number: 13, state: 'moved_out', now_in: { code: innerCode().code, level: 'carton' } }),
  innerCode({ number: 14, state: 'moved_out' }),
  innerCode({ number: null, state: 'moved_in' }),
  innerCode({ number: 15, is_recalled: true }),
  innerCode({ number: 16, is_withdrawn: true }),
];

/** Every kind of step, the newest first. */
const LIFE: readonly LifeStep[] = [
  lifeStep({ code: own, step: 'held', pack: null }),
  lifeStep({ code: own, step: 'recall_ended', pack: null, text: 'All jars are back.' }),
  lifeStep({ code: own, step: 'recall_opened', pack: null, text: 'Splinters of glass may be in the honey.' }),
  lifeStep({ code: own, step: 'recall_opened', pack: null, is_mock: true, text: 'Yearly test' }),
  lifeStep({ code: own, step: 'scanned', by: null, pack: null, is_first: true, place: 'Ooty, India' }),
  lifeStep({ code: own, step: 'undone', pack: null }),
  lifeStep({ code: own, left: other, is_undone: true, received_at: LATER }),
  lifeStep({ code: own, step: 'unpacked', pack: null, left: other }),
  lifeStep({ code: own, step: 'checked' }),
  lifeStep({ code: own }),
  lifeStep({ code: own, step: 'printed', pack: null }),
  lifeStep({ code: own, step: 'issued', pack: null, by: null }),
];

interface Planted {
  code?: Partial<TracedCode>;
  inside?: readonly InnerCode[];
  /** How many are in it, where that is more than are shown. */
  total?: number;
  life?: readonly LifeStep[];
}

/** One code, with what is in it and what happened to it. */
const codeOf = (
  { code = {}, inside = JARS, total = inside.length, life = LIFE }: Planted,
  scene = typical,
): Scene =>
  after(scene, async (calls) => {
    const count = (state: InnerCode['state']) => inside.filter((inner) => inner.state === state).length;
    await calls.on(addressOf(traceCode), (call) => call.answer({ json: tracedCode({ code: OWN, ...code }) }));
    await calls.on(addressOf(listInside), (call) =>
      call.answer({
        json: {
          items: inside,
          total,
          page: 1,
          page_size: 24,
          as_issued: count('as_issued'),
          moved_in: count('moved_in'),
          moved_out: count('moved_out'),
        },
      }),
    );
    // Staff are asked what was done with one that is recalled.
    const entries = code.recalls?.length ? [recallEntry({ scope: 'code', qr_id: OWN })] : [];
    await calls.on(addressOf(recallOfCode), (call) =>
      call.answer({ json: { qr_id: OWN, recalled: entries.length > 0, entries } }),
    );
    await calls.on(addressOf(listLife), (call) => call.answer({ json: { steps: life, before: null } }));
  });

const OTHER_ID = sampleId();
const recall = {
  id: '0192f0c4-6d2a-7a10-9c55-3f0b8a4e7d21',
  mock: false,
  reason: 'Splinters of glass may be in the honey.',
  created_at: LATER,
  product_id: tracedCode().product?.id ?? null,
};

const BLANK: Planted = {
  code: {
    kind: 'blank',
    status: 'unassigned',
    level: 'blank',
    product: null,
    packaging: null,
    batch: null,
    around: [],
    inside: [],
    position: null,
  },
  inside: [],
  life: LIFE.slice(-2),
};

const LEVELS = ['ship', 'container', 'pallet', 'layer', FULL.hindiName.slice(0, 60)];
const EVERYTHING: Planted = {
  code: {
    level: FULL.name.slice(0, 60),
    product: { id: recall.id, name: FULL.name, is_deleted: false },
    packaging: { id: recall.id, name: FULL.hindiName },
    around: LEVELS.map((level, at) => ({
      code: innerCode().code,
      level,
      position: { number: at + 17, of: 1240 },
      is_recalled: at === 0,
      is_withdrawn: at === 1,
    })),
    was_in: Array.from({ length: 20 }, () => ({
      code: innerCode().code,
      level: FULL.hindiName.slice(0, 60),
      until: LATER,
    })),
    inside: [{ name: FULL.name.slice(0, 60), count: 10_000 }],
    issued: { ...tracedCode().issued, number: 9_999_999, of: 10_000_000, level_number: 5, levels: 6 },
    scans: { count: 10_000, has_more: true, first_at: LATER, last_at: LATER },
  },
  inside: [...MOVED, ...JARS.map((jar) => ({ ...jar, level: FULL.hindiName.slice(0, 60) }))],
  total: 10_000,
  life: LIFE.map((step) => ({
    ...step,
    text: step.text && FULL.hindiName,
    by: { id: recall.id, name: FULL.name },
  })),
};

const openPack: Opening = {
  name: 'opened',
  only: ['typical'],
  async open(page) {
    await page.locator('main button[aria-expanded=false]').first().click();
    await page.locator('main button[aria-expanded=true]').first().waitFor();
  },
};

const withdraw: Opening = {
  name: 'withdraw',
  only: ['typical'],
  isLayer: true,
  async open(page, say) {
    await press(page, say('More actions'));
    await page.getByRole('menuitem', { name: say('Withdraw this code') }).click();
    await page.locator('[role=dialog]').waitFor();
  },
};

const withdrawQuestion: Opening = {
  name: 'withdraw-question',
  only: ['typical'],
  isLayer: true,
  async open(page, say, calls) {
    await withdraw.open(page, say, calls);
    await page.getByLabel(say('Reason')).fill('Carton crushed');
    await press(page, say('Continue'));
    await page.getByRole('alertdialog').waitFor();
  },
};

const withInside: Opening = {
  name: 'with-inside',
  only: ['typical'],
  async open(page, say) {
    await press(page, say('With contents'));
  },
};

const traceOf = (over: Parameters<typeof traceSample>[0], scene = typical): Scene =>
  after(scene, async (calls) => {
    const json = traceSample(over);
    await calls.on(addressOf(traceCodeBothWays), (call) => call.answer({ json }));
    await calls.on(addressOf(traceBatchBothWays), (call) => call.answer({ json }));
  });

const { from, to } = traceSample();
const NOTHING = {
  from: { ...from, batch: null, site: null, vendors: [], runs: [], runs_count: 0 },
  to: { ...to, moved: 0, withdrawn: 0, packs: [], packs_count: 0, scanned: 0, places: [], places_count: 0 },
};
const ALL = {
  from: {
    ...from,
    product: { id: recall.id, name: FULL.name },
    site: { id: recall.id, name: FULL.hindiName, address: `${FULL.name}\n${FULL.hindiName}` },
    vendors: Array.from({ length: 20 }, (_, at) => ({
      id: sampleId(),
      name: at % 2 ? FULL.name : FULL.hindiName,
    })),
    runs_count: 1240,
  },
  to: {
    ...to,
    codes: 10_000_000,
    levels: LEVELS.map((name, at) => ({ name, count: 10 ** (at + 2) })),
    packs: Array.from({ length: 100 }, () => ({
      code: innerCode().code,
      level: FULL.name.slice(0, 60),
      product: { id: recall.id, name: FULL.hindiName },
      count: 1240,
    })),
    packs_count: 12_400,
  },
};

const traceStates = { empty: traceOf(NOTHING), typical: traceOf({}), full: traceOf(ALL, full), failing };

export const SHOTS: readonly Shot[] = [
  {
    name: 'code',
    path: CODE,
    states: {
      empty: codeOf({ code: { around: [], inside: [], batch: null }, inside: [], life: [] }),
      typical: codeOf({}),
      full: codeOf(EVERYTHING, full),
      failing,
    },
    openings: [layer('more', 'More actions'), withdraw, withdrawQuestion, withInside],
  },
  {
    name: 'code-pallet',
    path: CODE,
    states: {
      typical: codeOf({
        code: {
          level: 'pallet',
          position: { number: 1, of: 2 },
          around: [],
          inside: [
            { name: 'carton', count: 24 },
            { name: 'jar', count: 288 },
          ],
        },
        inside: JARS.map((jar) => ({ ...jar, level: 'carton', holds: 12 })),
      }),
    },
    openings: [openPack],
  },
  {
    name: 'code-blank',
    path: CODE,
    states: { typical: codeOf(BLANK) },
    openings: [{ ...layer('assign', 'Assign this code'), hasForm: true }],
  },
  page('code-operator', CODE, codeOf({}, asOperator)),
  page(
    'code-withdrawn',
    CODE,
    codeOf({ code: { status: 'withdrawn', withdrawn: { at: LATER, by: null, reason: 'Carton crushed' } } }),
  ),
  page(
    'code-recalled',
    CODE,
    codeOf({ code: { status: 'recalled', recalls: [recall, { ...recall, id: OTHER_ID, mock: true }] } }),
  ),
  page(
    'code-moved',
    CODE,
    codeOf({
      code: { position: null, was_in: [{ ...other, until: LATER }] },
      inside: [...JARS, ...MOVED],
    }),
  ),
  page(
    'code-replaced',
    CODE,
    codeOf({
      code: { kind: 'default', status: 'replaced', replaced_at: LATER, around: [], inside: [], batch: null },
    }),
  ),
  page(
    'code-of-deleted-product',
    CODE,
    codeOf({ code: { product: { id: recall.id, name: 'Forest honey', is_deleted: true } } }),
  ),
  // No code of the organisation has these characters.
  page('code-not-found', CODE, typical),
  {
    name: 'code-trace',
    path: `${CODE}/trace`,
    states: { ...traceStates, typical: traceOf({ about: 'code' }) },
    openings: [],
  },
  {
    name: 'batch-trace',
    path: '/dashboard/:orgId/batches/:batch/trace',
    states: traceStates,
    openings: [],
  },
];
