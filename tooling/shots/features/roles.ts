import { whoami } from '@qrigin/domain/organisations';
import { addressOf } from '../../product/address-of.ts';
import { after, apiFails, type Opening, type Scene, type Shot, type Who } from '../shot.ts';
import { BYSTANDER, nameOf, WAITING } from '../world/cast.ts';
import { answerForRoles, FULL_ROLES } from '../world/roles-world.ts';
import { withEverything } from '../world/signed-in.ts';
import { layer } from './dashboard.ts';

const as = (who: Who): Scene => ({ who, place: 'mill' });
const typical = as('owner');
const empty: Scene = { who: 'owner', place: 'garden' };
const full = after({ ...withEverything, place: 'mill' }, (context) => answerForRoles(context, FULL_ROLES));

/** The person is known; nothing that the page itself asks for is answered. */
const failing = after(typical, async (context) => {
  await apiFails(context);
  await context.route(addressOf(whoami), (route) => route.continue());
});

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
  async open(page, say) {
    await changed.open(page, say);
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

/** Lets the page wait for an answer that no one sends, so that what is said meanwhile can be seen. */
const downloading: Opening = {
  name: 'downloading',
  only: ['typical'],
  async open(page, say) {
    const button = page.getByRole('button', { name: say('Export as CSV') });
    await button.waitFor();
    await page.evaluate(() => {
      window.fetch = () => new Promise(() => undefined);
    });
    await button.click();
    await page.getByRole('progressbar').waitFor();
  },
};

const at = (path: string) => `/dashboard/:orgId/${path}`;
const alone = (name: string, path: string, scene: Scene, openings: readonly Opening[] = []): Shot => ({
  name,
  path: at(path),
  states: { typical: scene },
  openings,
});

/** Roles, who has them, and the record of what people did. */
export const SHOTS: readonly Shot[] = [
  {
    name: 'roles',
    path: at('roles'),
    states: { empty, typical, full, failing },
    openings: [{ ...layer('create', 'Create role'), hasForm: true }],
  },
  {
    name: 'roles-one',
    path: at('roles?role={Line supervisor}'),
    states: { typical },
    openings: [changed, leaving, told, asList, { ...layer('create', 'Create role'), hasForm: true }],
  },
  {
    name: 'roles-full-one',
    path: at('roles?role=00000000-0000-4000-8000-000000000104'),
    states: { full },
    openings: [],
  },
  alone('roles-unused', 'roles?role={Sales desk}', typical, [layer('delete', 'Delete role')]),
  alone('roles-built-in', 'roles?role={Supervisor}', typical),
  alone('roles-seen-as', 'roles?seen_as={Line supervisor}', typical),
  alone('roles-member', 'roles', as('member')),
  alone('roles-member-one', 'roles?role={Line supervisor}', as('member')),
  alone('roles-refused', 'roles', as('operator')),
  {
    name: 'access',
    path: at('access'),
    states: { empty, typical, full, failing },
    openings: [
      firstMenu('roles-to-give', 0),
      firstMenu('person-menu', 1),
      suspend,
      asks('reject', WAITING),
      asks('last-role', BYSTANDER),
    ],
  },
  alone('access-no-match', 'access?search=nobody', typical),
  alone('access-supervisor', 'access', as('supervisor')),
  alone('access-refused', 'access', as('operator')),
  {
    name: 'audit',
    path: at('access/audit'),
    states: { empty, typical, full, failing },
    openings: [downloading],
  },
  {
    name: 'audit-security',
    path: at('access/audit?view=security'),
    states: { empty, typical, full, failing },
    openings: [],
  },
  alone('audit-refused', 'access/audit', as('operator')),
];
