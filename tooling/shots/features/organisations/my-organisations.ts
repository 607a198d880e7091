import { after, apiFails, layer, type Opening, page, press, type Scene, type Shot } from '../../shot.ts';
import { MEDICINES } from '../../world/cast.ts';
import { withEverything } from '../../world/signed-in.ts';

const asOwner: Scene = { who: 'owner' };

/** There is no camera where pictures are taken, so this is also how a refused one looks. */
const scanner = layer('scanner', 'Scan');

const create: Opening = { ...layer('create', 'Create Organisation'), hasForm: true };

const join: Opening = {
  ...layer('join', 'Join Organisation'),
  async open(page, say) {
    await press(page, say('Join Organisation'));
    await page.getByRole('searchbox').fill('example');
    await page.getByRole('dialog').getByText(MEDICINES, { exact: true }).waitFor();
  },
};

const userMenu: Opening = {
  name: 'user-menu',
  isLayer: true,
  only: ['typical'],
  async open(page) {
    await page.locator('header [aria-haspopup=dialog]').last().click();
    await page.locator('[role=dialog]').waitFor();
  },
};

/** What someone sees before they choose an organisation. */
export const SHOTS: readonly Shot[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    states: {
      empty: { who: 'beginner' },
      typical: asOwner,
      full: withEverything,
      failing: after(asOwner, apiFails),
    },
    openings: [scanner, userMenu, create, join],
  },
  {
    name: 'dashboard-offer',
    path: '/dashboard',
    states: { typical: { who: 'supervisor' } },
    openings: [layer('accept', 'Accept')],
  },
  page('manage', '/dashboard/manage', asOwner),
];
