import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { tableOf } from '../bench/table.ts';
import { ROOT } from '../dev/children.ts';
import { findWholeChromium, launchChromium } from '../product/chromium.ts';
import { startProduct } from '../product/start-product.ts';
import { startClamav } from '../services/clamav.ts';
import { archives } from './archives.ts';
import { activeDocuments, slowDocuments, wrongContainers } from './documents.ts';
import { type HostileFile, isForAnybody, type Materials } from './hostile-file.ts';
import { lies, names, viruses } from './lies.ts';
import { polyglots, posing } from './pages.ts';
import { pictures } from './pictures.ts';
import { newSender, type Sender, type Sent } from './sender.ts';
import { askFor, faultsOf, faultsOfOriginal } from './served.ts';
import { svgs } from './svgs.ts';
import { setTrap, type Trap } from './trap.ts';
import { drawPictures, openAlone, showInApp } from './visit.ts';

/**
 * `npm run hostile-files` sends files that mean harm to the built product, with a scanner, and opens what is served in a
 * real browser; `-- --only utf` those whose name begins so. Fails when one of them comes further than it should, or when anything runs or is loaded.
 */
const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } });

const LEAST_FILES = 60;
const LEAST_KINDS = 12;

const NO_LIMITS = { RATE_WRITE: '100000', RATE_READ: '100000', RATE_SCAN: '100000' };

function allFiles(materials: Materials): HostileFile[] {
  return [
    ...viruses(materials),
    ...svgs(materials),
    ...posing(materials),
    ...polyglots(materials),
    ...pictures(materials),
    ...archives(),
    ...activeDocuments(),
    ...slowDocuments(),
    ...wrongContainers(),
    ...lies(materials),
    ...names(materials),
  ];
}

/** Each sends one file at a time, as files of one organisation are checked one after the other; they are opened one by one, so that it is known which one did it. */
const SENDERS = ['enemy', 'accomplice'];

type Scene = { app: Page; victim: Page; trap: Trap; sender: Sender; contentUrl: string };
type Outcome = { row: string[]; faults: string[] };

async function openFile(scene: Scene, file: HostileFile, sent: Sent): Promise<Outcome> {
  const { app, victim, trap, sender, contentUrl } = scene;
  const faults = sent.fate === file.fate ? [] : [`should be ${file.fate}`];
  const row = [file.kind, file.name, file.trick, sent.fate, sent.answer];
  if (sent.path === undefined || sent.id === undefined) return { row: [...row, '', '', '', ''], faults };

  const address = contentUrl + sent.path;
  const served = await askFor(address);
  if (sent.fate === 'served') {
    if (isForAnybody(file)) faults.push(...faultsOf(served, file, trap.canary));
    else if (served.status !== 404) faults.push(`answered ${served.status} to anybody`);
    const link = await sender.linkTo(sent.id);
    faults.push(...faultsOfOriginal(await askFor(link), file));
    for (const one of [address, link]) await openAlone(victim, one);
    await showInApp(app, [address, link]);
  } else if (served.status !== 404) faults.push(`answered ${served.status}`);
  else await openAlone(victim, address);
  faults.push(...trap.caught());
  const [how = ''] = served.disposition.split(';');
  return { row: [...row, `${served.status}`, served.type, how, `${served.body.length}`], faults };
}

/** The same script where nothing stops it: were the trap blind, all the rest would prove nothing. */
async function requireSharpTrap(context: BrowserContext, trap: Trap): Promise<void> {
  const page = await context.newPage();
  await page.goto(trap.unguarded, { waitUntil: 'networkidle' });
  await page.close();
  const caught = trap.caught();
  for (const sign of ['asked for /fetched', 'asked for /loaded', 'a script said ran'])
    if (!caught.includes(sign))
      throw new Error(`the trap is blind: ${caught.join(', ') || 'it saw nothing'}`);
}

function report(files: readonly HostileFile[], outcomes: readonly Outcome[]): boolean {
  const heads = ['kind', 'file', 'trick', 'fate', 'answer', 'status', 'type', 'how', 'bytes'];
  console.log(tableOf([heads, ...outcomes.map(({ row }) => row)]));
  const faults = outcomes.flatMap(({ row, faults: found }) => found.map((fault) => `${row[1]}: ${fault}`));
  for (const fault of faults) console.error(fault);
  const kinds = new Set(files.map(({ kind }) => kind)).size;
  const served = outcomes.filter(({ row }) => row[3] === 'served').length;
  console.log(
    `\n${files.length} hostile files of ${kinds} kinds, ${served} served harmless, ${faults.length} faults`,
  );
  const isEnough = options.only !== '' || (files.length >= LEAST_FILES && kinds >= LEAST_KINDS);
  return faults.length === 0 && isEnough;
}

const dir = join(ROOT, '.run/hostile-files');
mkdirSync(dir, { recursive: true });
const clamav = await startClamav({ dir: join(dir, 'clamav') });
const product = await startProduct({ dir, settings: { ...NO_LIMITS, CLAMAV_HOST: clamav.address } });
const browser = await launchChromium(findWholeChromium());
const trap = await setTrap();
try {
  const context = await browser.newContext();
  trap.watch(context, [product.url, product.contentUrl]);
  await requireSharpTrap(context, trap);
  const app = await context.newPage();
  await app.goto(product.url);
  const all = allFiles({ canary: trap.canary, ...(await drawPictures(app)) });
  const files = all.filter(({ name }) => name.startsWith(options.only));
  const senders = await Promise.all(SENDERS.map((name) => newSender(product, name)));
  const scene = { app, victim: await context.newPage(), trap, contentUrl: product.contentUrl };
  const outcomes: Outcome[] = [];
  for (let at = 0; at < files.length; at += senders.length) {
    const some = files.slice(at, at + senders.length).flatMap((file, place) => {
      const sender = senders[place];
      return sender ? [{ file, sender }] : [];
    });
    const sent = await Promise.all(
      some.map(async ({ file, sender }) => ({ file, sender, it: await sender.send(file) })),
    );
    for (const { file, sender, it } of sent) outcomes.push(await openFile({ ...scene, sender }, file, it));
  }
  process.exitCode = report(files, outcomes) ? 0 : 1;
} finally {
  trap.stop();
  await browser.close();
  await product.stop();
  await clamav.stop();
}
