import { LAYER } from '../../keyboard/walk.ts';
import type { Opening, Scene, Shot } from '../shot.ts';
import { after, apiFails, press } from '../shot.ts';
import { DAIRY } from '../world/cast.ts';
import { withApp, withEverything } from '../world/signed-in.ts';
import { typeCode } from './auth.ts';

const asOwner: Scene = { who: 'owner' };
const signedInApiFails = after(asOwner, apiFails);

const setUp: Opening = {
  name: 'set-up',
  hasForm: true,
  async open(page, say) {
    await press(page, say('Set up an authenticator app'));
    await page.getByText(say('Code from your app')).waitFor();
  },
};

const recoveryCodes: Opening = {
  name: 'recovery-codes',
  async open(page, say) {
    await setUp.open(page, say);
    await typeCode(page);
    await press(page, say('Turn on'));
    await page.getByRole('list', { name: say('Recovery codes') }).waitFor();
  },
};

export const layer = (name: string, button: string): Opening => ({
  name,
  isLayer: true,
  only: ['typical'],
  async open(page, say) {
    await page
      .getByRole('button', { name: say(button), exact: true })
      .first()
      .click();
    await page.locator(LAYER).waitFor();
  },
});

/** There is no camera where pictures are taken, so this is also how a refused one looks. */
const scanner = layer('scanner', 'Scan');

const create: Opening = { ...layer('create', 'Create Organisation'), hasForm: true };

const join: Opening = {
  ...layer('join', 'Join Organisation'),
  async open(page, say) {
    await press(page, say('Join Organisation'));
    await page.getByRole('searchbox').fill('example');
    await page.getByRole('dialog').getByText(DAIRY, { exact: true }).waitFor();
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

const account = (name: string, path: string, openings: readonly Opening[] = []): Shot => ({
  name,
  path,
  states: { typical: asOwner },
  openings,
});

/** Everything behind the door. */
export const SHOTS: readonly Shot[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    states: { empty: { who: 'beginner' }, typical: asOwner, full: withEverything, failing: signedInApiFails },
    openings: [scanner, userMenu, create, join],
  },
  {
    name: 'dashboard-offer',
    path: '/dashboard',
    states: { typical: { who: 'supervisor' } },
    openings: [layer('accept', 'Accept')],
  },
  account('reports', '/dashboard/reports'),
  account('manage', '/dashboard/manage'),
  {
    name: 'profile',
    path: '/dashboard/profile',
    states: { typical: asOwner, full: withEverything, failing: signedInApiFails },
    openings: [layer('turn-off', 'Turn off'), layer('delete-account', 'Delete account')],
    hasForm: true,
  },
  {
    name: 'profile-two-factor',
    path: '/dashboard/profile',
    states: { typical: withApp },
    openings: [setUp, recoveryCodes],
  },
];
