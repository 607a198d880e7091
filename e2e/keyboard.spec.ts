import { walkByKeyboard } from '../tooling/keyboard/walk.ts';
import { watchNetwork } from '../tooling/product/quiet-network.ts';
import { ROUTES } from '../tooling/shots/routes.ts';
import { inEnglish } from '../tooling/shots/shot.ts';
import { expect, test } from './world.ts';

// Each brings its own answers and mostly waits.
test.describe.configure({ mode: 'parallel' });

for (const { name, path, states, openings } of ROUTES) {
  const prepare = states.typical;
  if (prepare === undefined) continue;
  // A layer that is open already is tried where it opens, from its button.
  const stops = [undefined, ...openings.filter(({ isLayer }) => !isLayer)];
  for (const opening of stops) {
    test(`${[name, opening?.name].filter(Boolean).join(', ')}: everything can be reached and seen with the keyboard alone`, async ({
      page,
      context,
    }) => {
      await prepare(context);
      const quiet = watchNetwork(context);
      await page.goto(path);
      await opening?.open(page, inEnglish);
      await quiet();
      expect(await walkByKeyboard(page)).toEqual([]);
    });
  }
}
