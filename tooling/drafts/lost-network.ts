import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { plainTextOf } from '@qrigin/domain/details';
import { manySections } from './many-sections.ts';
import { startWorld, type World } from './world.ts';

/**
 * `npm run lost-network -- --runs 20 --cut 3`: someone types, the network is cut for so many seconds while they go on, and then
 * their tab is killed. Opened again, every character must be there, and soon after on the server as well.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '20' }, cut: { type: 'string', default: '3' } },
});
const RUNS = Number(values.runs);
const CUT_MS = Number(values.cut) * 1000;
const STORED_MS = 30_000;

/** With spaces at the ends of what was typed so far, which no one may trim, and letters beyond ASCII. */
const WORDS = 'wild combs, ढाई किलो शहद – raw & "unheated" <b>honey</b> ';

type Kill = (page: Page) => Promise<void>;
/** A tab is closed without being asked, or its process dies. */
const KILLS: readonly { name: string; kill: Kill }[] = [
  { name: 'closed', kill: (page) => page.close({ runBeforeUnload: false }) },
  { name: 'crashed', kill: crash },
];

async function crash(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const gone = page.waitForEvent('crash');
  // The process that should answer is the one that dies.
  client.send('Page.crash').catch(() => undefined);
  await gone;
  await page.close();
}

/** Types for a while, one key at a time; what was typed comes back. */
async function typeFor(page: Page, ms: number): Promise<string> {
  const until = Date.now() + ms;
  let typed = '';
  for (let at = 0; Date.now() < until; at += 1) {
    const letter = WORDS[at % WORDS.length] ?? '';
    await page.keyboard.insertText(letter);
    typed += letter;
    await page.waitForTimeout(randomInt(20, 90));
  }
  return typed;
}

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text' });

async function shownIn(page: Page): Promise<string> {
  await textOf(page).waitFor();
  return (await textOf(page).textContent()) ?? '';
}

interface Run {
  world: World;
  context: BrowserContext;
  kill: Kill;
}

/** What was typed, and what was there afterwards on the page and on the server. */
async function lose({ world, context, kill }: Run) {
  const [section] = manySections(1, 0);
  if (!section) throw new Error('no section');
  const product = await world.newProduct([section]);
  const page = await world.openEditor(context, product, section.id);
  const before = await shownIn(page);
  await textOf(page).focus();
  await page.keyboard.press('Control+End');
  let typed = await typeFor(page, randomInt(300, 2500));
  await context.setOffline(true);
  typed += await typeFor(page, CUT_MS);
  await kill(page);
  await context.setOffline(false);

  const again = await world.openEditor(context, product, section.id);
  const shown = await shownIn(again);
  const wanted = before + typed;
  const stored = await storedSoon(world, product, wanted);
  // The page knows that the server has it: it keeps nothing on the device any more.
  await again.waitForFunction(
    () => !Object.keys(localStorage).some((key) => key.startsWith('details-draft:')),
  );
  await again.close();
  return { wanted, shown, stored };
}

/** A dying tab may still have sent all of it: then nothing is saved once more, and the page does not say that it was. */
async function storedSoon(world: World, product: string, wanted: string): Promise<string> {
  const until = Date.now() + STORED_MS;
  let stored = await storedIn(world, product);
  while (stored !== wanted && Date.now() < until) {
    await sleep(100);
    stored = await storedIn(world, product);
  }
  return stored;
}

async function storedIn(world: World, product: string): Promise<string> {
  const { sections } = await world.draftOf(product);
  const section = sections[0]?.content;
  return section?.type === 'text' && section.body.en ? plainTextOf(section.body.en) : '';
}

const world = await startWorld('lost-network');
let lost = 0;
try {
  for (let run = 0; run < RUNS; run += 1) {
    const how = KILLS[run % KILLS.length];
    if (!how) continue;
    const context = await world.newContext();
    const { wanted, shown, stored } = await lose({ world, context, kill: how.kill });
    await context.close();
    const isWhole = shown === wanted && stored === wanted;
    if (!isWhole) lost += 1;
    console.log(
      `${run + 1} ${how.name}: ${wanted.length} characters typed, ${isWhole ? 'all there' : `shown ${JSON.stringify(shown)}, stored ${JSON.stringify(stored)}, typed ${JSON.stringify(wanted)}`}`,
    );
  }
} finally {
  await world.stop();
}
console.log(`${RUNS} runs with the network cut for ${values.cut} s, ${lost} with something lost`);
if (lost > 0) process.exitCode = 1;
