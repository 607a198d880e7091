import type { Page } from '@playwright/test';
import { createProduct } from '@qrigin/domain/products';
import { clientOf } from './client-of.ts';
import { newOrganisation } from './new-organisation.ts';
import { startSignedIn } from './signing-in.ts';
import { expect } from './world.ts';

/** Where there is no room for the list of parts, it is in a sheet. */
async function openList(page: Page) {
  const picker = page.getByRole('button', { name: 'Open the list of parts' });
  const list = page.getByRole('navigation', { name: 'Parts of the page' });
  await expect(picker.or(list)).toBeVisible();
  if (await picker.isVisible()) await picker.click();
  return list;
}

export async function openPart(page: Page, name: string): Promise<void> {
  const list = await openList(page);
  await list.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

export async function addSection(page: Page, type: string): Promise<void> {
  await openList(page);
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await add.or(page.getByRole('button', { name: 'Add section' })).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${type}`) }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** As people type, key by key, after what is there. */
export async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label, exact: true }).last();
  await field.click();
  await field.press('Control+End');
  await field.pressSequentially(text);
}

/** The focus goes back to what was moved a frame after it has come to rest, and would close a menu that was opened sooner. */
export async function putDown(page: Page): Promise<void> {
  await page.keyboard.press('Space');
  await expect(page.locator('[data-dnd-dragging]')).toHaveCount(0);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

export const expectSaved = (page: Page) => expect(page.getByText(/^Saved at/)).toBeVisible();

/** Publishes what the draft has, and waits until shoppers see it. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Publish/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish \d/ })
    .click();
  await expect(page.getByText('Shoppers see it now.', { exact: true })).toBeVisible();
}

/** The editor of a new product of a new organisation, without the screens of them, which other journeys are about. */
export async function startEditing(page: Page): Promise<{ org: string; product: string }> {
  await startSignedIn(page);
  const org = await newOrganisation(page, 'Hill Farm');
  const client = await clientOf(page);
  const { id: product } = await client.call(createProduct, {
    params: { org },
    body: { name: 'Forest honey', nature: 'dynamic' },
  });
  await openEditor(page, { org, product });
  return { org, product };
}

export async function openEditor(page: Page, { org, product }: { org: string; product: string }) {
  await page.goto(`/dashboard/${org}/${product}/setup`);
  await expect(page.getByRole('heading', { level: 1, name: 'Details' })).toBeAttached();
}
