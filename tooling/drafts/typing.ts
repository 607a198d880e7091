import { parseArgs } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { figure, judge, tableOf } from '../bench/table.ts';
import { manySections } from './many-sections.ts';
import { measureKeys, percentile } from './measure-keys.ts';
import { startWorld, type World } from './world.ts';

/**
 * `npm run bench:typing`: how long a key takes until it is drawn, in the text of a product's twentieth section of forty, beside
 * the same text as the only section of a product, in the same run on the built product. `-- --small` takes seconds.
 */
const { values } = parseArgs({ options: { small: { type: 'boolean', default: false } } });
const SIZE = values.small ? { keys: 40, rounds: 1 } : { keys: 100, rounds: 2 };
const SECTIONS = 40;
/** Counted from none. */
const AT = 19;

/** Types into the text of one section. Each round has a page of its own. */
async function typeInto(world: World, context: BrowserContext, product: string, part: string) {
  const page = await world.openEditor(context, product, part);
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  // The first keys load what no one needs before.
  await page.keyboard.type('warm ', { delay: 50 });
  await page.waitForTimeout(1500);
  const measured = await measureKeys(page, SIZE.keys);
  await page.getByText(/^Saved at/).waitFor();
  await page.close();
  return measured;
}

const world = await startWorld('typing');
try {
  const many = manySections(SECTIONS, AT);
  const part = many[AT]?.id ?? '';
  const full = await world.newProduct(many);
  const [only] = manySections(1, 0);
  const alone = await world.newProduct(only ? [only] : []);
  const context = await world.newContext();
  const [inMany, byItself]: [number[], number[]] = [[], []];
  for (let round = 0; round < SIZE.rounds; round += 1) {
    byItself.push(...(await typeInto(world, context, alone, only?.id ?? '')));
    inMany.push(...(await typeInto(world, context, full, part)));
  }
  const row = (name: string, keys: readonly number[]) => [
    name,
    figure(keys.length),
    ...[0.5, 0.95, 1].map((share) => figure(percentile(keys, share))),
  ];
  console.log(
    tableOf([
      ['', 'keys', 'median ms', 'p95 ms', 'slowest ms'],
      row('the only section', byItself),
      row(`section ${AT + 1} of ${SECTIONS}`, inMany),
    ]),
  );
  const value = percentile(inMany, 0.95) / percentile(byItself, 0.95);
  process.exitCode = judge(
    [{ needsQuiet: true, what: 'p95 from key to paint, × the same field alone', value, atMost: 2 }],
    values.small,
  );
} finally {
  await world.stop();
}
