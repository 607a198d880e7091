import type { BrowserContext } from '@playwright/test';
import { FAILURES, type FailureCode } from '@qrigin/domain/errors';
import { layer } from './dashboard-routes.ts';
import { ORG } from './organisation-world.ts';
import {
  answerForRoles,
  as,
  FEW_PEOPLE,
  FIRST_DAY,
  FULL_ROLES,
  HONEY_ROLES,
  LINE_ID,
  type RolesWorld,
} from './roles-world.ts';
import { after, apiFails, type Opening, type Scene, type Shot } from './shot.ts';
import { asTypical, signedIn, withEverything } from './signed-in.ts';

const inWorld = (world: RolesWorld, scene: Scene = asTypical): Scene =>
  after(scene, (context) => answerForRoles(context, world));

const typical = inWorld(HONEY_ROLES);
const empty = inWorld(FIRST_DAY);
const full = inWorld(FULL_ROLES, withEverything);

/** The person is known; nothing that the page itself asks for is answered. */
const failing = after(signedIn, async (context) => {
  await apiFails(context);
  await context.route(`**/api/${ORG}/whoami`, (route) => route.fulfill({ json: HONEY_ROLES.whoami }));
});

const refuse = (context: BrowserContext, address: string, code: FailureCode) =>
  context.route(address, (route) =>
    route.fulfill({ status: FAILURES[code].status, json: { error: FAILURES[code].text, code } }),
  );

/** A QR Operator, to whom the server shows neither roles nor people nor the record. */
const asQrOperator = after(inWorld(as('QR Operator')), async (context) => {
  await refuse(context, `**/api/${ORG}/roles`, 'forbidden');
  await refuse(context, `**/api/${ORG}/audit?*`, 'forbidden');
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
      .filter({ hasText: 'Arjun Pillai' })
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
    const button = page.getByRole('button', { name: say('Download CSV') });
    await button.waitFor();
    await page.evaluate(() => {
      window.fetch = () => new Promise(() => undefined);
    });
    await button.click();
    await page.getByRole('progressbar').waitFor();
  },
};

const at = (path: string) => `/dashboard/${ORG}/${path}`;
const alone = (name: string, path: string, scene: Scene, openings: readonly Opening[] = []): Shot => ({
  name,
  path: at(path),
  states: { typical: scene },
  openings,
});

/** Roles, who has them, and the record of what people did. */
export const ROLES_ROUTES: readonly Shot[] = [
  {
    name: 'roles',
    path: at('roles'),
    states: { empty, typical, full, failing },
    openings: [{ ...layer('create', 'Create role'), hasForm: true }],
  },
  {
    name: 'roles-one',
    path: at(`roles?role=${LINE_ID}`),
    states: { typical },
    openings: [changed, leaving, told, asList, { ...layer('create', 'Create role'), hasForm: true }],
  },
  {
    name: 'roles-full-one',
    path: at('roles?role=00000000-0000-4000-8000-000000000104'),
    states: { full },
    openings: [],
  },
  alone('roles-unused', 'roles?role=00000000-0000-4000-8000-000000000013', typical, [
    layer('delete', 'Delete role'),
  ]),
  alone('roles-built-in', 'roles?role=00000000-0000-4000-8000-000000000002', typical),
  alone('roles-seen-as', `roles?seen_as=${LINE_ID}`, typical),
  alone('roles-member', 'roles', inWorld(as('Member'))),
  alone('roles-member-one', `roles?role=${LINE_ID}`, inWorld(as('Member'))),
  alone('roles-refused', 'roles', asQrOperator),
  {
    name: 'access',
    path: at('access'),
    states: { empty, typical, full, failing },
    openings: [
      firstMenu('roles-to-give', 0),
      firstMenu('person-menu', 1),
      suspend,
      asks('reject', 'Sunil Mathai'),
      asks('last-role', 'Farida Sheikh'),
    ],
  },
  alone('access-no-match', 'access?search=nobody', typical),
  alone('access-supervisor', 'access', inWorld(as('Supervisor', FEW_PEOPLE))),
  alone('access-refused', 'access', asQrOperator),
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
  alone('audit-refused', 'access/audit', asQrOperator),
];
