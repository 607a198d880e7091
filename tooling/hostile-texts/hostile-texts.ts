import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { figure, tableOf } from '../bench/table.ts';
import { ROOT } from '../dev/children.ts';
import { setTrap, type Trap } from '../hostile-files/trap.ts';
import { launchChromium } from '../product/chromium.ts';
import { type Product, startProduct } from '../product/start-product.ts';
import { createDeal, type Deal } from './deal.ts';
import { type Hostile, type Maker, newHostileMaker } from './maker.ts';
import { PAYLOADS } from './payloads.ts';
import { countPotent, showPlanted } from './plant.ts';
import { onPage, pasteAll, showEditor, showLayers, showLists, showPreview } from './show-app.ts';
import { CONTACT, here, showMails, showScans } from './show-outside.ts';
import { createTally, type Tally } from './tally.ts';

/**
 * `npm run hostile-texts` writes scripts into every text and address of products, and opens all pages that show them: none may
 * run. Rounds go on until every payload was in every kind of field; `-- --rounds 1` ends them sooner.
 */
const { values: options } = parseArgs({ options: { rounds: { type: 'string' } } });
const ROUNDS = Number(options.rounds ?? Infinity);

const LEAST_PAYLOADS = 200;
/** Of the payloads, those that run by themselves in a page that takes them for markup. */
const LEAST_POTENT = 100;

const SETTINGS = {
  RATE_WRITE: '100000',
  RATE_READ: '100000',
  RATE_SCAN: '100000',
  RATE_PUBLIC: '100000',
  RATE_BULK: '100000',
  CONTACT_ADDRESS: CONTACT,
};
/** Too narrow for a preview beside the editor, which has a page of its own here. */
const DESK = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 } };
/** A browser that lets everything run: what is safe there is so by itself. */
const UNGUARDED = { bypassCSP: true };

type World = { browser: Browser; product: Product; trap: Trap; maker: Maker };

const newTally = ({ trap, product }: Pick<World, 'trap' | 'product'>) =>
  createTally(trap, [product.url, product.contentUrl]);

async function watched({ browser }: World, tally: Tally, wishes: BrowserContextOptions) {
  const context = await browser.newContext(wishes);
  await tally.watch(context);
  return context;
}

/** Of harmless payloads none would run anywhere. */
async function requirePotent(browser: Browser): Promise<void> {
  const potent = await countPotent(browser);
  console.log(`${potent} of ${PAYLOADS.length} payloads run where a page takes them for markup`);
  if (potent < LEAST_POTENT) throw new Error('the payloads are harmless by themselves');
}

/** The same texts in a page that does not escape them must be noticed, by what they do and by what the policy refuses. */
async function requireCaught(world: World, hostile: Hostile): Promise<void> {
  const { product } = world;
  const address = here(product, hostile.defaultUrl);
  const planted = { address, texts: onPage(hostile.filled, 'en') };
  const tally = newTally(world);
  for (const [name, wishes] of [
    ['guarded', PHONE],
    ['unguarded', { ...PHONE, ...UNGUARDED }],
  ] as const) {
    const context = await watched(world, tally, wishes);
    await showPlanted(context, tally, { ...planted, name });
    await context.close();
  }
  const guarded = tally.rows().get('guarded');
  const unguarded = tally.rows().get('unguarded');
  const violations = guarded?.broke.filter((fault) => fault.startsWith('policy violation')).length ?? 0;
  const handlers = guarded?.broke.filter((fault) => / on\w+=/.test(fault)).length ?? 0;
  const ran = unguarded?.ran.filter((sign) => sign.startsWith('a script said')).length ?? 0;
  console.log(
    `planted, a scan page that does not escape: ${ran} ran, with the policy ${violations} refused by it, ${handlers} seen in the markup`,
  );
  if (ran === 0 || violations === 0 || handlers === 0) throw new Error('the planted page was not caught');
}

async function showRounds(world: World, tally: Tally, deal: Deal): Promise<void> {
  const { product, maker } = world;
  const app = await watched(world, tally, DESK);
  await maker.signIn(app);
  const screen = { page: await app.newPage(), tally, base: `${product.url}/dashboard/${maker.org}` };
  const shopper = await (await watched(world, tally, PHONE)).newPage();
  const unguarded = await watched(world, tally, { ...PHONE, ...UNGUARDED });
  const bare = await unguarded.newPage();
  await showMails(unguarded, tally, maker, product);
  await pasteAll(screen, await maker.newEmpty());
  for (let round = 0; round < ROUNDS && (round === 0 || !deal.isDone()); round += 1) {
    const hostile = await maker.newHostile(deal);
    if (round === 0) await requireCaught(world, hostile);
    await showScans(shopper, { tally, product, isGuarded: true }, hostile);
    await showScans(bare, { tally, product, isGuarded: false }, hostile);
    await showPreview(screen, hostile, 'draft');
    await showEditor(screen, hostile);
    if (hostile.content.sections.length > 0) {
      await showLayers(screen, hostile);
      await showPreview(screen, hostile, 'published');
    }
    if (hostile.name.text !== '' || hostile.codes.length > 0) await showLists(screen, hostile);
  }
}

function report(tally: Tally, deal: Deal): boolean {
  const rows = [...tally.rows()];
  const count = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
  const cells = rows.map(([name, { views, payloads, ran, broke }]) => [
    name,
    ...[views, payloads, ran.length, broke.length].map(figure),
  ]);
  console.log(tableOf([['page', 'views', 'payloads shown', 'ran', 'other faults'], ...cells]));
  const faults = rows.flatMap(([name, { ran, broke }]) =>
    [...ran, ...broke].map((fault) => `${name}: ${fault}`),
  );
  const unseen = tally.unseen().map((place) => `${place} was never shown`);
  for (const fault of new Set([...faults, ...unseen])) console.error(fault);
  const { kinds, whole, least, most } = deal.totals();
  console.log(
    `\n${PAYLOADS.length} payloads, ${figure(least)} to ${figure(most)} of them in each of ${kinds} kinds of field, all that fit in ${whole}; shown ${figure(count(rows.map(([, row]) => row.payloads)))} times on ${figure(count(rows.map(([, row]) => row.views)))} pages: ${count(rows.map(([, row]) => row.ran.length))} ran, ${faults.length} faults`,
  );
  return faults.length === 0 && unseen.length === 0 && PAYLOADS.length >= LEAST_PAYLOADS;
}

const product = await startProduct({ dir: join(ROOT, '.run/hostile-texts'), settings: SETTINGS });
const browser = await launchChromium();
const trap = await setTrap();
try {
  if (options.rounds === undefined) await requirePotent(browser);
  const maker = await newHostileMaker(product);
  const deal = createDeal();
  const tally = newTally({ trap, product });
  try {
    await showRounds({ browser, product, trap, maker }, tally, deal);
  } finally {
    // What broke a page is often what was seen on the ones before.
    process.exitCode = report(tally, deal) ? 0 : 1;
  }
} finally {
  trap.stop();
  await browser.close();
  await product.stop();
}
