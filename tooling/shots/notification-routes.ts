import { DAIRY } from './cast.ts';
import { layer } from './dashboard-routes.ts';
import {
  answerForNotices,
  answerJoining,
  MANY_NOTICES,
  NO_NOTICES,
  type NoticeWorld,
  requestOf,
} from './notification-world.ts';
import { after, apiFails, type Opening, press, type Scene, type Shot } from './shot.ts';
import { withEverything } from './signed-in.ts';

const told = (world: NoticeWorld, scene: Scene): Scene =>
  after(scene, async (context) => {
    await answerForNotices(context, world);
    await answerJoining(context);
  });

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
    await page.getByRole('dialog').getByText(DAIRY, { exact: true }).click();
    await page.getByRole('dialog').getByText('Line operator', { exact: true }).waitFor();
  },
};

const chooseSupervisor: Opening = {
  ...chooseRole,
  name: 'supervisor',
  async open(page, say) {
    await chooseRole.open(page, say);
    await page.getByRole('dialog').getByText('Line operator', { exact: true }).click();
    await page.getByText('Kiran Dsouza', { exact: true }).waitFor();
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

const waiting: NoticeWorld = {
  ...NO_NOTICES,
  mine: [
    requestOf({ supervisor: { id: crypto.randomUUID(), name: 'Latha Krishnan' } }),
    requestOf({ state: 'rejected', decided_at: new Date().toISOString() }),
  ],
};

/** What arrives, and asking to be let in. */
export const NOTIFICATION_ROUTES: readonly Shot[] = [
  {
    name: 'notifications',
    path: '/dashboard/notifications',
    states: {
      empty: { who: 'beginner' },
      typical: { who: 'supervisor' },
      full: told(MANY_NOTICES, withEverything),
      failing,
    },
    openings: [reject],
  },
  {
    name: 'notifications-two-pages',
    path: '/dashboard/notifications',
    states: {
      typical: told({ ...NO_NOTICES, notices: MANY_NOTICES.notices.slice(-22) }, { who: 'supervisor' }),
    },
    openings: [older],
  },
  {
    name: 'joining',
    path: '/dashboard',
    states: {
      empty: told(waiting, { who: 'beginner' }),
      typical: told(waiting, { who: 'supervisor' }),
      full: told(MANY_NOTICES, { who: 'supervisor' }),
    },
    openings: [chooseRole, chooseSupervisor, refused, layer('withdraw', 'Withdraw request')],
  },
];
