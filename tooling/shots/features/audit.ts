import { type Opening, page, type Shot } from '../shot.ts';
import { asOperator, empty, failing, fullOfPeople, typical } from '../world/organisation-scenes.ts';

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

export const SHOTS: readonly Shot[] = [
  {
    name: 'audit',
    path: '/dashboard/:orgId/access/audit',
    states: { empty, typical, full: fullOfPeople, failing },
    openings: [downloading],
  },
  {
    name: 'audit-security',
    path: '/dashboard/:orgId/access/audit?view=security',
    states: { empty, typical, full: fullOfPeople, failing },
    openings: [],
  },
  page('audit-refused', '/dashboard/:orgId/access/audit', asOperator),
];
