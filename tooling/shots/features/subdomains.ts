import { type Opening, page, type Shot } from '../shot.ts';
import { asOperator, empty, failing, full, typical } from '../world/organisation-scenes.ts';

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

export const SHOTS: readonly Shot[] = [
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
      typical: { who: 'owner', place: 'medicines' },
    },
    openings: [],
  },
  page('organisation-subdomains-operator', '/dashboard/:orgId/access/subdomains', asOperator),
];
