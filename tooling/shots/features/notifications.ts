import { after, apiFails, type Opening, press, type Shot } from '../shot.ts';
import { withManyNotices } from '../world/notification-world.ts';
import { withEverything } from '../world/signed-in.ts';

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

export const SHOTS: readonly Shot[] = [
  {
    name: 'notifications',
    path: '/dashboard/notifications',
    states: {
      empty: { who: 'beginner' },
      typical: { who: 'supervisor' },
      full: withManyNotices(withEverything),
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
];
