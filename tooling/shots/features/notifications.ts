import { after, apiFails, type Opening, press, type Scene, type Shot } from '../shot.ts';
import { nameOf } from '../world/cast.ts';
import { answerForNotices, MANY_NOTICES } from '../world/notification-world.ts';
import { withEverything } from '../world/signed-in.ts';
import { COIR } from '../world/stage-joining.ts';
import { layer } from './dashboard.ts';

const withMany = (scene: Scene): Scene => after(scene, (context) => answerForNotices(context, MANY_NOTICES));

const failing = after({ who: 'supervisor' }, apiFails);

const reject: Opening = {
  name: 'reject',
  isLayer: true,
  only: ['typical'],
  async open(page) {
    await page.locator('main li button[aria-haspopup=dialog]').first().click();
    await page.locator('[role=alertdialog]').waitFor();
  },
};

const older: Opening = {
  name: 'older',
  async open(page, say) {
    await press(page, say('Show older'));
    await page.locator('main li').nth(21).waitFor();
  },
};

const chooseRole: Opening = {
  ...layer('role', 'Join Organisation'),
  async open(page, say) {
    await press(page, say('Join Organisation'));
    await page.getByRole('searchbox').fill('example');
    await page.getByRole('dialog').getByText(COIR, { exact: true }).click();
    await page.getByRole('dialog').getByText('QR Operator', { exact: true }).waitFor();
  },
};

const chooseSupervisor: Opening = {
  ...chooseRole,
  name: 'supervisor',
  async open(page, say) {
    await chooseRole.open(page, say);
    await page.getByRole('dialog').getByText('QR Operator', { exact: true }).click();
    await page.getByRole('dialog').getByText(nameOf('admin'), { exact: true }).waitFor();
  },
};

const refused: Opening = {
  ...chooseSupervisor,
  name: 'refused',
  async open(page, say) {
    await chooseSupervisor.open(page, say);
    await press(page, say('Ask to join'));
    await page.getByText(say('Choose who should decide.')).waitFor();
  },
};

/** What arrives, and asking to be let in. */
export const SHOTS: readonly Shot[] = [
  {
    name: 'notifications',
    path: '/dashboard/notifications',
    states: {
      empty: { who: 'beginner' },
      typical: { who: 'supervisor' },
      full: withMany(withEverything),
      failing,
    },
    openings: [reject],
  },
  {
    name: 'notifications-two-pages',
    path: '/dashboard/notifications',
    states: { typical: { who: 'member' } },
    openings: [older],
  },
  {
    name: 'joining',
    path: '/dashboard',
    states: {
      empty: { who: 'asker' },
      typical: { who: 'operator' },
      full: withMany({ who: 'supervisor' }),
    },
    openings: [chooseRole, chooseSupervisor, refused, layer('withdraw', 'Withdraw request')],
  },
];
