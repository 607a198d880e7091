import type { Page } from '@playwright/test';
import { FAILURES } from '@qrigin/domain/errors';
import { findPack, findPackingRules, sendReads } from '@qrigin/domain/packing';
import { recallOfCode } from '@qrigin/domain/recalls';
import { packState, readOutcome } from '../../../domain/src/packing/samples.ts';
import { recallEntry } from '../../../domain/src/recalls/samples.ts';
import { addressOf } from '../../product/address-of.ts';
import { after, layer, type Opening, type Say, type Scene, type Shot } from '../shot.ts';
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
async function type(page: Page, code: string) {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

/** Into the pack that is open: other screens have no last scan to undo. */
async function scan(page: Page, say: Say, code: string) {
  await page.getByRole('button', { name: say('Undo last') }).waitFor();
  await type(page, code);
}

/** So many were answered, and the colour that said so is gone. */
async function settled(page: Page, say: Say, count: number) {
  await page
    .getByRole('listitem')
    .filter({ hasText: say('Done') })
    .nth(count - 1)
    .waitFor();
  await page.locator('[data-flash]').waitFor({ state: 'detached' });
}

interface Scanned {
  name: string;
  told: Told;
  over?: Partial<State>;
  wait?: (page: Page) => Promise<unknown>;
}

const red = (page: Page) => page.getByRole('alertdialog').waitFor();

/** What one scan puts above everything. */
const refusing = ({ name, told, over = {}, wait = red }: Scanned): Opening => ({
  name,
  only: ['typical'],
  isLayer: true,
  async open(page, say, calls) {
    await answerReads(calls, told, over);
    await calls.on(addressOf(recallOfCode), (call) =>
      call.answer({ json: { qr_id: CODES[0], recalled: true, entries: [recallEntry()] } }),
    );
    await scan(page, say, CODES[0]);
    await wait(page);
  },
});

const refused = (reason: NonNullable<Told['reason']>, over: Told = {}): Told => ({
  outcome: 'refused',
  reason,
  ...over,
});

const done: Opening = {
  name: 'done',
  only: ['typical'],
  async open(page, say, calls) {
    await answerReads(calls, {}, { inside: 18 });
    await scan(page, say, CODES[0]);
    await settled(page, say, 1);
  },
};

const counting: Opening = {
  name: 'counting',
  only: ['typical'],
  async open(page, say) {
    for (const code of CODES) await scan(page, say, code);
    await settled(page, say, CODES.length);
  },
};

const offline: Opening = {
  name: 'offline',
  only: ['typical'],
  async open(page, say, calls) {
    await calls.on(addressOf(sendReads), (call) =>
      call.answer({ status: BUSY.status, json: { error: BUSY.text, code: 'too_often' } }),
    );
    for (const code of CODES) {
      await scan(page, say, code);
      // Looked for in each frame: it is shorter than the pauses of a locator.
      await page.waitForFunction(() => document.querySelector('[data-flash=kept]'));
      await page.locator('[data-flash]').waitFor({ state: 'detached' });
    }
  },
};

const noJob: Opening = {
  name: 'no-job',
  only: ['typical'],
  async open(page, say) {
    await page.getByRole('button', { name: say('Unpack or move') }).waitFor();
    await type(page, CODES[0]);
    await page.getByText(say('Choose a job first. Your scan was not counted.')).waitFor();
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
    openings: [unpackOrMove, noJob],
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
      done,
      counting,
      offline,
      refusing({ name: 'red', told: refused('packed_elsewhere', { pack: IN_PACK }) }),
      refusing({ name: 'asked', told: refused('full'), over: { inside: 24 } }),
      refusing({
        name: 'recalled',
        told: refused('recalled'),
        wait: (page) => page.getByRole('alertdialog').getByRole('heading', { level: 2 }).nth(1).waitFor(),
      }),
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
    openings: [layer('start-again', 'Start again')],
  },
];
