import { layer, type Opening, page, type Scene, type Shot } from '../shot.ts';
import { asOperator, empty, failing, fullOfPeople, typical } from '../world/organisation-scenes.ts';

const asMember: Scene = { who: 'member', place: 'honey' };

/** Takes what the role below has, too, and gives something else. */
const changed: Opening = {
  name: 'changed',
  only: ['typical'],
  hasForm: true,
  async open(page, say) {
    for (const words of ['Print labels', 'Issue new codes to print', 'Delete labels'])
      await page.getByRole('checkbox', { name: say(words), exact: true }).click();
    await page.getByText(say('Discard changes')).waitFor();
  },
};

const leaving: Opening = {
  name: 'leaving',
  isLayer: true,
  only: ['typical'],
  async open(page, say, calls) {
    await changed.open(page, say, calls);
    await page.getByRole('link', { name: say('View as this role') }).click();
    await page.getByRole('alertdialog').waitFor();
  },
};

const told: Opening = {
  name: 'told',
  only: ['typical'],
  async open(page, say) {
    // On a phone every sentence is written out.
    if ((page.viewportSize()?.width ?? 0) < 600) return;
    await page.getByRole('checkbox', { name: say('See labels'), exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.locator('[role=tooltip]').waitFor();
  },
};

const asList: Opening = {
  name: 'list',
  only: ['typical'],
  async open(page, say) {
    if ((page.viewportSize()?.width ?? 0) < 600) return;
    await page.getByRole('button', { name: say('Show as list') }).click();
  },
};

export const SHOTS: readonly Shot[] = [
  {
    name: 'roles',
    path: '/dashboard/:orgId/roles',
    states: { empty, typical, full: fullOfPeople, failing },
    openings: [{ ...layer('create', 'Create role'), hasForm: true }],
  },
  {
    name: 'roles-one',
    path: '/dashboard/:orgId/roles?role={Line supervisor}',
    states: { typical },
    openings: [changed, leaving, told, asList, { ...layer('create', 'Create role'), hasForm: true }],
  },
  {
    name: 'roles-full-one',
    path: '/dashboard/:orgId/roles?role=00000000-0000-4000-8000-000000000104',
    states: { full: fullOfPeople },
    openings: [],
  },
  {
    ...page('roles-unused', '/dashboard/:orgId/roles?role={Sales desk}', typical),
    openings: [layer('delete', 'Delete role')],
  },
  page('roles-built-in', '/dashboard/:orgId/roles?role={Supervisor}', typical),
  page('roles-seen-as', '/dashboard/:orgId/roles?seen_as={Line supervisor}', typical),
  page('roles-member', '/dashboard/:orgId/roles', asMember),
  page('roles-member-one', '/dashboard/:orgId/roles?role={Line supervisor}', asMember),
  page('roles-refused', '/dashboard/:orgId/roles', asOperator),
];
