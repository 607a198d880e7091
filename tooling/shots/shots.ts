import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from '../product/chromium.ts';
import { startProduct } from '../product/start-product.ts';
import { FEW_FRAMES, FRAMES, type Frame } from './frame.ts';
import { indexPage, summary } from './index-page.ts';
import { MAILS } from './mails.ts';
import { pseudoShots, walkPseudo } from './pseudo-shots.ts';
import { ROUTES } from './routes.ts';
import { SCAN_SHOTS, walkScans } from './scan-shots.ts';
import type { Turn } from './walk/stops.ts';
import { walkMails, walkRoutes } from './walk/walk.ts';
import { setStage } from './world/stage.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, '.shots');
const DIR = join(ROOT, '.run/shots');

/**
 * `npm run shots` photographs every page and email; `-- --only home` those whose name begins so, `-- --small`
 * each in two frames instead of four, of which the phone shows the pseudo-language, whose words are longer.
 * Fails on any fault.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, small: { type: 'boolean', default: false } },
});
const routes = ROUTES.filter(({ name }) => name.startsWith(values.only));
const scans = SCAN_SHOTS.filter(({ name }) => name.startsWith(values.only));
const pseudo = pseudoShots(ROUTES).filter(({ name }) => name.startsWith(values.only));
const mails = MAILS.filter(({ name }) => `mail-${name}`.startsWith(values.only));
if (routes.length + scans.length + pseudo.length + mails.length === 0) {
  const names = [
    ...[...ROUTES, ...SCAN_SHOTS, ...pseudoShots(ROUTES)].map(({ name }) => name),
    ...MAILS.map(({ name }) => `mail-${name}`),
  ];
  throw new Error(`Nothing is named '${values.only}'. There are: ${names.join(', ')}.`);
}

/** Every stop is tried at both widths, in the small run at one of them. */
const isTurn =
  (rest: 0 | 1): Turn =>
  (index, { theme }) =>
    values.small ? index % 2 === rest : rest === 1 && theme === 'light';
const isForEnglish = ({ width }: Frame) => !values.small || width === 1440;

/** Pages follow each other faster than a person could open them; the limits are not about them. */
const PATIENT = { RATE_AUTH: '600', RATE_PUBLIC: '10000', RATE_READ: '10000', RATE_WRITE: '10000' };

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER);
// Mails and scan pages alone need no product.
const product =
  routes.length + pseudo.length > 0 ? await startProduct({ dir: DIR, settings: PATIENT }) : undefined;
const browser = await launchChromium();
try {
  const walk = {
    browser,
    url: product?.url ?? '',
    folder: FOLDER,
    ...(product && { stage: await setStage(product, DIR) }),
    frames: values.small ? FEW_FRAMES : FRAMES,
  };
  const pictures = [
    ...(await walkRoutes({ ...walk, frames: walk.frames.filter(isForEnglish), turn: isTurn(1) }, routes)),
    ...(await walkScans(walk, scans)),
    ...(await walkPseudo({ ...walk, turn: isTurn(0) }, pseudo, join(ROOT, '.run/pseudo-website'))),
    ...(await walkMails(walk, mails)),
  ];
  await writeFile(join(FOLDER, 'index.html'), indexPage(pictures));
  for (const { file, faults } of pictures)
    for (const fault of faults) console.error(`.shots/${file}: ${fault}`);
  console.log(summary(pictures));
  process.exitCode = pictures.some(({ faults }) => faults.length > 0) ? 1 : 0;
} finally {
  await browser.close();
  await product?.stop();
}
