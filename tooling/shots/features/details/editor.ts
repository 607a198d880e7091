import type { Page } from '@playwright/test';
import { layer, type Opening, page, type Say, type Shot } from '../../shot.ts';
import { contested, cutOff, fullDraft, nothingWritten, readOnly, written } from '../../world/draft-scenes.ts';
import { dynamic, failing } from '../../world/product-scenes.ts';

const SETUP = '/dashboard/:orgId/:product/setup';

/** Where there is no room for the list, it is in a sheet. */
async function openList(page: Page, say: Say) {
  const picker = page.getByRole('button', { name: say('Open the list of parts') });
  const list = page.getByRole('navigation', { name: say('Parts of the page') });
  await picker.or(list).first().waitFor();
  if (await picker.isVisible()) await picker.click();
  await list.waitFor();
  return list;
}

async function openPart(page: Page, say: Say, name: string) {
  const list = await openList(page, say);
  await list
    .getByRole('button', { name: say(name) })
    .first()
    .click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

const inTypical = (name: string, open: Opening['open'], isLayer = true): Opening => ({
  name,
  only: ['typical'],
  ...(isLayer && { isLayer: true }),
  open,
});

const add = inTypical('add', async (page, say) => {
  await openList(page, say);
  await page
    .getByRole('button', { name: say('Add'), exact: true })
    .or(page.getByRole('button', { name: say('Add section') }))
    .click();
  await page.getByRole('menu').waitFor();
});
const rowMenu = inTypical('row-menu', async (page, say) => {
  const list = await openList(page, say);
  await list.locator('button[aria-haspopup=menu]').last().click();
  await page.getByRole('menu').waitFor();
});
const section = inTypical(
  'section',
  async (page, say) => {
    const list = await openList(page, say);
    await list.getByRole('listitem').nth(4).locator('button:not([aria-label])').click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    // Fetched when the first text is opened.
    await page.locator('[contenteditable=true]').waitFor();
  },
  false,
);
const publish = inTypical('publish', async (page) => {
  await page.locator('button.bg-accent[aria-haspopup=dialog]:visible').click();
  await page.getByRole('dialog').waitFor();
});
const versions = layer('versions', 'Version history');
const oneVersion = inTypical('version', async (page, say, calls) => {
  await versions.open(page, say, calls);
  await page.getByRole('dialog').getByRole('listitem').last().getByRole('button').first().click();
  await page.getByLabel(say('Language'), { exact: true }).last().waitFor();
});
const restore = inTypical('restore', async (page, say, calls) => {
  await versions.open(page, say, calls);
  await page.getByRole('dialog').getByRole('listitem').last().getByRole('button').last().click();
  await page.getByRole('alertdialog').waitFor();
});

/** Types into the first field of how it is kept. */
async function typeStorage(page: Page, say: Say) {
  await openPart(page, say, 'Use and storage');
  await page
    .getByRole('textbox', { name: say('Storage') })
    .first()
    .pressSequentially('! ');
}
const kept = inTypical(
  'kept',
  async (page, say) => {
    await typeStorage(page, say);
    await page.getByText(say('No answer yet, kept on this device')).waitFor();
  },
  false,
);
const conflict = inTypical(
  'conflict',
  async (page, say) => {
    await typeStorage(page, say);
    await page.getByRole('button', { name: say('Compare and choose') }).click();
    await page.getByRole('button', { name: say('Keep mine') }).waitFor();
  },
  false,
);

export const SHOTS: readonly Shot[] = [
  {
    name: 'product-setup',
    path: SETUP,
    states: { empty: nothingWritten, typical: written, full: fullDraft, failing },
    openings: [add, rowMenu, section, publish, versions, oneVersion, restore],
  },
  page('product-setup-operator', SETUP, readOnly),
  { name: 'product-setup-offline', path: SETUP, states: { typical: cutOff }, openings: [kept] },
  { name: 'product-setup-conflict', path: SETUP, states: { typical: contested }, openings: [conflict] },
  page('product-edit-product-info', `${SETUP}/edit-product-info`, dynamic),
  {
    name: 'product-edit-table-info',
    path: `${SETUP}/edit-table-info`,
    states: { empty: nothingWritten, typical: dynamic },
    openings: [],
  },
  page('product-notes', `${SETUP}/notes`, dynamic),
  page('product-support-info', `${SETUP}/support-info`, dynamic),
];
