import { FAILURES } from '@qrigin/domain/errors';
import { after, apiFails, type Opening, press, type Scene, type Shot } from '../shot.ts';
import { MILL, nameOf } from '../world/cast.ts';
import { empty, failing, full, typical } from '../world/organisation-scenes.ts';
import { IN_ORGANISATION } from '../world/organisation-world.ts';
import { layer } from './dashboard.ts';

const asOperator: Scene = { who: 'operator', place: 'mill' };

const allFails = after(typical, apiFails);

/** Closing wants the password once more. */
const afterAWhile = after(typical, async (context) => {
  await context.route(
    ({ pathname }) => pathname.replace(IN_ORGANISATION, '') === '',
    (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 403, json: { error: FAILURES.step_up.text, code: 'step_up' } })
        : route.fallback(),
  );
});

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

const close = layer('close', 'Close this organisation');

const stepUp: Opening = {
  ...close,
  name: 'step-up',
  hasForm: true,
  async open(page, say) {
    await close.open(page, say);
    await page.getByRole('alertdialog').getByRole('textbox').fill(MILL);
    await press(page, say('Close organisation'));
    await page.getByRole('dialog', { name: say('Confirm your password') }).waitFor();
  },
};

const people: Opening = {
  ...layer('people', 'Choose a member'),
  async open(page, say) {
    await press(page, say('Choose a member'));
    await page.getByText(nameOf('admin')).waitFor();
  },
};

const offering: Opening = {
  ...people,
  name: 'offering',
  async open(page, say) {
    await people.open(page, say);
    await page.getByText(nameOf('admin')).click();
    await page.getByRole('alertdialog').waitFor();
  },
};

const lastOwner: Opening = {
  name: 'last-owner',
  only: ['typical'],
  async open(page, say) {
    await press(page, say('Leave this organisation'));
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Leave organisation'), exact: true })
      .click();
    await page.getByRole('alert').waitFor();
  },
};

/** The field of the name, and what is said of it when it is not in use. */
const checked = (name: string, typed: string): Opening => ({
  name,
  only: ['typical'],
  async open(page) {
    await page.getByRole('main').getByRole('textbox').fill(typed);
    await page.getByText(typed, { exact: true }).waitFor();
  },
});

const drop: Opening = {
  name: 'drop',
  isLayer: true,
  only: ['typical'],
  async open(page) {
    await page.locator('main li button[aria-haspopup=dialog]').first().click();
    await page.locator('[role=alertdialog]').waitFor();
  },
};

const soon = (name: string, path: string): Shot => ({
  name: `organisation-${name}`,
  path: `/dashboard/:orgId/${path}`,
  states: { typical },
  openings: [],
});

/** Everything about one organisation. */
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
  {
    name: 'organisation-missing',
    path: '/dashboard/:orgId/no-such-page',
    states: { typical, failing: allFails },
    openings: [],
  },
  {
    name: 'organisation-suspended',
    path: '/dashboard/:orgId',
    states: { typical: { who: 'admin', place: 'suspended' } },
    openings: [],
  },
  soon('vendors', 'vendors'),
  soon('templates', 'templates'),
  soon('statistics', 'statistics'),
  soon('customer-support', 'customer-support'),
  {
    name: 'organisation-settings',
    path: '/dashboard/:orgId/settings',
    states: { typical, full, failing },
    openings: [close, layer('leave', 'Leave this organisation'), people, offering, lastOwner],
    hasForm: true,
  },
  {
    name: 'organisation-settings-after-a-while',
    path: '/dashboard/:orgId/settings',
    states: { typical: afterAWhile },
    openings: [stepUp],
  },
  {
    name: 'organisation-settings-offered',
    path: '/dashboard/:orgId/settings',
    states: { typical: { who: 'admin', place: 'handedOver' } },
    openings: [],
  },
  {
    name: 'organisation-settings-operator',
    path: '/dashboard/:orgId/settings',
    states: { typical: asOperator },
    openings: [],
  },
  {
    name: 'organisation-subdomains',
    path: '/dashboard/:orgId/access/subdomains',
    states: { empty, typical, full, failing },
    openings: [checked('free', 'hill-farm'), checked('not-free', 'admin'), drop],
  },
  {
    name: 'organisation-subdomains-unverified',
    path: '/dashboard/:orgId/access/subdomains',
    states: {
      empty: { who: 'owner', place: 'garden' },
      typical: { who: 'owner', place: 'dairy' },
    },
    openings: [],
  },
  {
    name: 'organisation-subdomains-operator',
    path: '/dashboard/:orgId/access/subdomains',
    states: { typical: asOperator },
    openings: [],
  },
];
