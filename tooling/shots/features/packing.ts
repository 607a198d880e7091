import type { Page } from '@playwright/test';
import { FAILURES } from '@qrigin/domain/errors';
import { findPack, findPackingRules, sendReads } from '@qrigin/domain/packing';
import { recallOfCode } from '@qrigin/domain/recalls';
import { packState, readOutcome } from '../../../domain/src/packing/samples.ts';
import { recallEntry } from '../../../domain/src/recalls/samples.ts';
import { addressOf } from '../../product/address-of.ts';
import { after, type Opening, type Scene, type Shot } from '../shot.ts';
import type { PlantedCalls } from '../walk/planted-calls.ts';
import { FULL } from '../world/full-words.ts';
import { asOperator, failing, typical } from '../world/organisation-scenes.ts';

/** Nothing gets through, as without a network. */
const BUSY = FAILURES.too_often;

const PACK = packState().code;
const CODES = ['7K3M9QXA2VTD5RW8E1HN', 'T6GN4BZ0M6C5VZDJ9EQX', '0RKMW4THP7QJ1ZTE2NXV'] as const;
const IN_PACK = { code: '9ZC6R1XG4WPE8TKM2HVA', level: 'Carton' };
const LONG = { id: packState().product?.id ?? '', name: FULL.name };

type State = ReturnType<typeof packState>;
type Told = Partial<ReturnType<typeof readOutcome>>;

/** The server has this pack, and takes every read into it. */
const withPack = (scene: Scene, over: Partial<State> = {}) =>
  after(scene, async (calls) => {
    await calls.on(addressOf(findPackingRules), (call) => call.answer({ json: { when_full: 'ask' } }));
    await calls.on(addressOf(findPack), (call) => call.answer({ json: packState(over) }));
    await answerReads(calls, {}, over);
  });

/** What comes of every read from now on. */
function answerReads(calls: PlantedCalls, told: Told, over: Partial<State> = {}) {
  return calls.on(addressOf(sendReads), (call) => {
    const reads: { id: string; code: string }[] = Array.from(Object(call.sent()).reads);
    const outcomes = reads.map(({ id, code }) => readOutcome({ ...told, id, code }));
    return call.answer({ json: { outcomes, pack: packState(over) } });
  });
}

/** As a hand scanner does: all keys of a code, then Enter. */
async function scan(page: Page, code: string) {
  await page.getByRole('list').or(page.locator('h1')).first().waitFor();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

const scanned = (name: string, told: Told, wait: (page: Page) => Promise<unknown>, over = {}): Opening => ({
  name,
  only: ['typical'],
  isLayer: true,
  async open(page, _say, calls) {
    await answerReads(calls, told, over);
    await calls.on(addressOf(recallOfCode), (call) =>
      call.answer({ json: { qr_id: CODES[0], recalled: true, entries: [recallEntry()] } }),
    );
    await scan(page, CODES[0]);
    await wait(page);
  },
});

const red = (page: Page) => page.getByRole('alertdialog').waitFor();
const refused = (reason: NonNullable<Told['reason']>, over: Told = {}): Told => ({
  outcome: 'refused',
  reason,
  ...over,
});

const counting: Opening = {
  name: 'counting',
  only: ['typical'],
  async open(page) {
    for (const code of CODES) await scan(page, code);
    await page.getByRole('listitem').nth(2).waitFor();
    await page.locator('[data-flash]').waitFor({ state: 'detached' });
  },
};

const offline: Opening = {
  name: 'offline',
  only: ['typical'],
  async open(page, _say, calls) {
    await calls.on(addressOf(sendReads), (call) =>
      call.answer({ status: BUSY.status, json: { error: BUSY.text, code: 'too_often' } }),
    );
    for (const code of CODES) await scan(page, code);
    await page.getByRole('listitem').nth(2).waitFor();
    await page.locator('[data-flash]').waitFor({ state: 'detached' });
  },
};

const unpackOrMove: Opening = {
  name: 'unpack-or-move',
  only: ['typical'],
  open: (page, say) => page.getByRole('button', { name: say('Unpack or move') }).click(),
};

const HERE = '/dashboard/:orgId/packing';

export const SHOTS: readonly Shot[] = [
  {
    name: 'packing-jobs',
    path: HERE,
    states: { typical: withPack(typical), failing },
    openings: [unpackOrMove],
  },
  {
    name: 'packing-pack',
    path: `${HERE}?job=check`,
    states: { typical: withPack(asOperator) },
    openings: [],
  },
  {
    name: 'packing-fill',
    path: `${HERE}?job=fill&pack=${PACK}`,
    states: {
      empty: withPack(asOperator, { inside: 0 }),
      typical: withPack(asOperator, { inside: 17 }),
      full: withPack(asOperator, {
        inside: 1200,
        room: 4800,
        product: LONG,
        level: FULL.hindiName,
        others: [
          { ...LONG, name: FULL.hindiName },
          { ...LONG, name: FULL.name },
        ],
      }),
    },
    openings: [
      scanned('done', {}, (page) => page.locator('[data-flash=done]').waitFor(), { inside: 18 }),
      counting,
      offline,
      scanned('red', refused('packed_elsewhere', { pack: IN_PACK }), red),
      scanned('asked', refused('full'), red, { inside: 24 }),
      scanned('recalled', refused('recalled'), (page) =>
        page.getByRole('alertdialog').getByRole('heading', { level: 2 }).nth(1).waitFor(),
      ),
    ],
  },
  {
    name: 'packing-filled',
    path: `${HERE}?job=fill&pack=${PACK}`,
    states: { typical: withPack(asOperator, { inside: 24 }) },
    openings: [],
  },
  {
    name: 'packing-checked',
    path: `${HERE}?job=check&pack=${PACK}`,
    states: {
      typical: withPack(asOperator, {
        checked: 24,
        others: [{ id: LONG.id, name: 'Meera Nair' }],
      }),
    },
    openings: [],
  },
];
