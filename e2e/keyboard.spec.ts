import { walkByKeyboard } from '../tooling/keyboard/walk.ts';
import { watchNetwork } from '../tooling/product/quiet-network.ts';
import { ROUTES } from '../tooling/shots/routes.ts';
import { inEnglish } from '../tooling/shots/shot.ts';
import { inTurn } from './widths.ts';
import { expect, test } from './world.ts';

// Each brings its own answers and mostly waits.
test.describe.configure({ mode: 'parallel' });

const stops = ROUTES.flatMap(({ name, path, states, openings }) => {
  const prepare = states.typical;
  if (prepare === undefined) return [];
  // A layer that is open already is tried where it opens, from its button.
  return [undefined, ...openings.filter(({ isLayer }) => !isLayer)].map((opening) => ({
    title: [name, opening?.name].filter(Boolean).join(', '),
    path,
    prepare,
    opening,
  }));
});

/** What opens on every page is tried once in each process, of which each has one width. */
const known = new Set<string>();

for (const [index, { title, path, prepare, opening }] of stops.entries()) {
  test(`${title}: everything can be reached and seen with the keyboard alone`, {
    tag: inTurn(index),
  }, async ({ page, context }) => {
    await prepare(context);
    const quiet = watchNetwork(context);
    await page.goto(path);
    // Its code is fetched after the frame.
    await page.locator('h1').first().waitFor();
    await opening?.open(page, inEnglish);
    await quiet();
    expect(await walkByKeyboard(page, known)).toEqual([]);
  });
}
