import { layer, type Opening, press, type Shot } from '../shot.ts';
import { empty, failing, full, typical } from '../world/organisation-scenes.ts';

/** On a phone it is in the bar, on a desk at the side. */
const switcher: Opening = {
  name: 'switcher',
  isLayer: true,
  only: ['typical', 'full'],
  async open(page) {
    await page.locator('button[aria-haspopup=menu]:visible').first().click();
    await page.locator('[role=menu]').waitFor();
  },
};

/** Pages, people and sites of the mill go by these letters. */
const found: Opening = {
  ...layer('find', 'Find'),
  async open(page, say) {
    await press(page, say('Find'));
    await page.getByRole('combobox').fill('gu');
    await page.getByRole('option').first().waitFor();
  },
};

export const SHOTS: readonly Shot[] = [
  {
    name: 'organisation-products',
    path: '/dashboard/:orgId',
    states: { empty, typical, full, failing },
    openings: [switcher, found],
  },
];
