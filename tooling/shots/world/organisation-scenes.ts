import type { Page } from '@playwright/test';
import { whoami } from '@qrigin/domain/organisations';
import { addressOf } from '../../product/address-of.ts';
import { after, apiFails, type Opening, type Scene } from '../shot.ts';
import { FULL } from './full-words.ts';
import { answerForOrganisation, FULL_ORGANISATION, IN_ORGANISATION, pageOf } from './organisation-world.ts';
import { answerForRoles, FULL_ROLES } from './roles-world.ts';
import { withEverything } from './signed-in.ts';

export const typical: Scene = { who: 'owner', place: 'honey' };
export const asOperator: Scene = { who: 'operator', place: 'honey' };
export const empty: Scene = { who: 'owner', place: 'garden' };
export const full = after({ ...withEverything, place: 'honey' }, (calls) =>
  answerForOrganisation(calls, FULL_ORGANISATION),
);

/** Full of roles, of people who have them and of what they did. */
export const fullOfPeople = after({ ...withEverything, place: 'honey' }, (calls) =>
  answerForRoles(calls, FULL_ROLES),
);

/** The person is known; nothing that the page itself asks for is answered. */
export const failing = after(typical, async (calls) => {
  await apiFails(calls);
  await calls.on(addressOf(whoami), (call) => call.sendOn());
});

/** A list of the organisation's, by its path, in every state that it can be in. */
export function listScenes(path: string, row: (name: string) => object) {
  const rows = Array.from({ length: FULL.rows }, (_, index) => row(index % 2 ? FULL.hindiName : FULL.name));
  const fullList = after(full, (calls) =>
    calls.on(
      ({ pathname }) => pathname.replace(IN_ORGANISATION, '') === path,
      (call) => call.answer({ json: pageOf(rows, call.url.searchParams) }),
    ),
  );
  return { empty, typical, full: fullList, failing };
}

const inTypical = (name: string, open: Opening['open']): Opening => ({
  name,
  isLayer: true,
  only: ['typical'],
  open,
});

const openMenu = async (page: Page) => {
  await page.locator('main button[aria-haspopup=menu]').first().click();
  await page.locator('[role=menu]').waitFor();
};
export const choose = (name: string, words: string, opened: string) =>
  inTypical(name, async (page, say) => {
    await openMenu(page);
    await page.getByRole('menuitem', { name: say(words) }).click();
    await page.locator(opened).waitFor();
  });

/** What the first row of a list opens. */
export const rowMenu = inTypical('row-menu', openMenu);
export const editRow = choose('edit', 'Edit', '[role=dialog]');
export const deleteRow = choose('delete', 'Delete', '[role=alertdialog]');
