import { layer, type Opening, page, press, type Shot } from '../shot.ts';
import { BYSTANDER, nameOf, WAITING } from '../world/cast.ts';
import { withManyNotices } from '../world/notification-world.ts';
import { asOperator, empty, failing, fullOfPeople, typical } from '../world/organisation-scenes.ts';
import { COIR } from '../world/stage-joining.ts';

const firstMenu = (name: string, at: number): Opening => ({
  name,
  isLayer: true,
  only: ['typical', 'full'],
  async open(page) {
    await page.locator('main button[aria-haspopup=menu]').nth(at).click();
    await page.locator('[role=menu]').waitFor();
  },
});

const suspend: Opening = {
  name: 'suspend',
  isLayer: true,
  only: ['typical'],
  async open(page, say) {
    await page
      .getByRole('listitem')
      .filter({ hasText: nameOf('member') })
      .locator('button[aria-haspopup=menu]')
      .last()
      .click();
    await page.getByRole('menuitem', { name: say('Suspend') }).click();
    await page.locator('[role=alertdialog]').waitFor();
  },
};

/** By its dialog, which no other button of the list opens. */
const asks = (name: string, person: string): Opening => ({
  name,
  isLayer: true,
  only: ['typical'],
  async open(page) {
    await page
      .getByRole('listitem')
      .filter({ hasText: person })
      .locator('button[aria-haspopup=dialog]')
      .first()
      .click();
    await page.locator('[role=alertdialog]').waitFor();
  },
});

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
  async open(page, say, calls) {
    await chooseRole.open(page, say, calls);
    await page.getByRole('dialog').getByText('QR Operator', { exact: true }).click();
    await page.getByRole('dialog').getByText(nameOf('admin'), { exact: true }).waitFor();
  },
};

const refused: Opening = {
  ...chooseSupervisor,
  name: 'refused',
  async open(page, say, calls) {
    await chooseSupervisor.open(page, say, calls);
    await press(page, say('Ask to join'));
    await page.getByText(say('Choose who should decide.')).waitFor();
  },
};

/** Who is in an organisation, and asking to be let in. */
export const SHOTS: readonly Shot[] = [
  {
    name: 'access',
    path: '/dashboard/:orgId/access',
    states: { empty, typical, full: fullOfPeople, failing },
    openings: [
      firstMenu('roles-to-give', 0),
      firstMenu('person-menu', 1),
      suspend,
      asks('reject', WAITING),
      asks('last-role', BYSTANDER),
    ],
  },
  page('access-no-match', '/dashboard/:orgId/access?search=nobody', typical),
  page('access-supervisor', '/dashboard/:orgId/access', { who: 'supervisor', place: 'honey' }),
  page('access-refused', '/dashboard/:orgId/access', asOperator),
  {
    name: 'joining',
    path: '/dashboard',
    states: {
      empty: { who: 'asker' },
      typical: { who: 'operator' },
      full: withManyNotices({ who: 'supervisor' }),
    },
    openings: [chooseRole, chooseSupervisor, refused, layer('withdraw', 'Withdraw request')],
  },
];
