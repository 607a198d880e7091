import { findDraft } from '@qrigin/domain/details';
import { getDefaultQr } from '@qrigin/domain/qr';
import { clientOf } from './world/client-of.ts';
import { chooseFile, countHands } from './world/count-hands.ts';
import {
  addSection,
  expectSaved,
  openEditor,
  openPart,
  publish,
  putDown,
  startEditing,
  type,
} from './world/editor.ts';
import { newOrganisation } from './world/new-organisation.ts';
import { pngFile } from './world/real-files.ts';
import { beSignedIn } from './world/signing-in.ts';
import { expect, test } from './world/world.ts';

/** A product described in ten minutes must not take more hands than that. */
const CLICKS_MAX = 90;
/** Files are looked into one after the other, each in a program of its own. */
const CHECKED = { timeout: 45_000 };

test('[PROD-54] a product is described from nothing to published, and shoppers see it', async ({
  page,
  context,
}) => {
  test.slow();
  await beSignedIn(page);
  const org = await newOrganisation(page, 'Hill Farm');
  const hands = await countHands(context);
  await page.goto(`/dashboard/${org}`);
  await page.getByRole('button', { name: 'Create product' }).first().click();
  await page.getByLabel('Product name').pressSequentially('Forest honey');
  await page.getByRole('button', { name: 'Create and continue' }).click();
  await page.waitForURL(/\/setup$/);

  await chooseFile(page, 'Product picture', pngFile('jar.png', 640), hands);
  await type(page, 'What does the picture show?', 'A jar of honey');
  await type(page, 'Description', 'Raw and unheated, from wild combs.');
  await type(page, 'Brand', 'Hill Farm');

  await addSection(page, 'Nutrition');
  await type(page, 'Title', 'Nutrition');
  for (const [name, amount] of [
    ['Energy', '320'],
    ['Carbohydrate', '79.6'],
    ['Protein', '0.3'],
  ] as const)
    await page.getByLabel(name, { exact: true }).pressSequentially(amount);

  await addSection(page, 'Gallery');
  await type(page, 'Title', 'Pictures');
  for (const [at, name] of ['combs.png', 'valley.png'].entries()) {
    await chooseFile(page, 'Add pictures', pngFile(name, 480), hands);
    const described = page.getByRole('textbox', { name: 'What does the picture show?' });
    await expect(described).toHaveCount(at + 1, CHECKED);
    await type(page, 'What does the picture show?', `On it: ${name}`);
  }

  await addSection(page, 'Film');
  await type(page, 'Title', 'How it is gathered');
  await type(page, 'Film address', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await expectSaved(page);
  await publish(page);
  console.log(`described and published with ${hands.clicks} clicks and ${hands.keys} keys`);
  expect(hands.clicks).toBeLessThanOrEqual(CLICKS_MAX);

  const product = new URL(page.url()).pathname.split('/').at(3) ?? '';
  const client = await clientOf(page);
  const { id: code } = await client.call(getDefaultQr, { params: { org, id: product } });
  await page.goto(`/scan/${code}`);
  await expect(page.getByText('Raw and unheated, from wild combs.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'A jar of honey' })).toBeVisible();
  for (const name of ['Nutrition', 'Pictures', 'How it is gathered'])
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
});

test('a second language is written beside the first, and what is missing is counted', async ({ page }) => {
  const { org, product } = await startEditing(page);
  await type(page, 'Description', 'Raw honey');
  await page.getByRole('radio', { name: 'Hindi 1 to do' }).click();
  await type(page, 'Description', 'कच्चा शहद');
  await expect(page.getByRole('radio', { name: 'Hindi', exact: true })).toBeVisible();
  await expectSaved(page);
  const client = await clientOf(page);
  const { parts } = await client.call(findDraft, { params: { org, id: product } });
  expect(parts.overview.content.description).toEqual({ en: 'Raw honey', hi: 'कच्चा शहद' });
});

test('two people write in one section: the second one sees both texts and decides', async ({
  page,
  browser,
}) => {
  const place = await startEditing(page);
  await openPart(page, 'Use and storage');
  await type(page, 'Storage', 'Dry');
  await expectSaved(page);

  // The same person at another device: what counts is that neither knows of the other.
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await elsewhere.newPage();
  await openEditor(other, place);
  await openPart(other, 'Use and storage');
  await expect(other.getByRole('textbox', { name: 'Storage' })).toHaveValue('Dry');
  await type(other, 'Storage', ' and cool');
  await expectSaved(other);

  await type(page, 'Storage', ' and dark');
  await page.getByRole('button', { name: 'Compare and choose' }).click();
  const mine = page.getByRole('article', { name: 'Your version' });
  const theirs = page.getByRole('article', { name: 'Their version' });
  await expect(mine.getByText('Dry and dark')).toBeVisible();
  await expect(theirs.getByText('Dry and cool')).toBeVisible();
  await mine.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('textbox', { name: 'Storage' })).toHaveValue('Dry and dark');
  await expectSaved(page);
  const client = await clientOf(page);
  const { parts } = await client.call(findDraft, { params: { org: place.org, id: place.product } });
  expect(parts.use.content.storage).toEqual({ en: 'Dry and dark' });
  await elsewhere.close();
});

test('a section is duplicated, moved by keyboard and deleted, and Undo brings it back', async ({ page }) => {
  const { org, product } = await startEditing(page);
  await addSection(page, 'Text');
  await type(page, 'Title', 'Origin');
  await type(page, 'Text', 'Gathered by hand.');
  await expectSaved(page);
  const picker = page.getByRole('button', { name: 'Open the list of parts' });
  if (await picker.isVisible()) await picker.click();
  await page.getByRole('button', { name: 'Actions for Origin' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate section' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Origin 2');
  await expectSaved(page);

  if (await picker.isVisible()) await picker.click();
  await page.getByRole('button', { name: 'Move Origin 2' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/Origin 2.* place 2 of 2\.$/)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Origin 2 is at place 1 of 2.')).toBeAttached();
  await putDown(page);
  await page.getByRole('button', { name: 'Actions for Origin', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete section' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Origin');
  const client = await clientOf(page);
  const titles = async () => {
    const { sections } = await client.call(findDraft, { params: { org, id: product } });
    return sections.map(({ content }) => content.title.en);
  };
  await expect.poll(titles).toEqual(['Origin 2', 'Origin']);
});

test('an older version is looked at and restored; what was not published is set aside', async ({ page }) => {
  await startEditing(page);
  await type(page, 'Description', 'First');
  await expectSaved(page);
  await publish(page);
  await type(page, 'Description', ' and second');
  await expectSaved(page);
  await publish(page);
  await type(page, 'Description', ' and third');
  await expectSaved(page);

  await page.getByRole('button', { name: 'Version history' }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  const question = page.getByRole('alertdialog', { name: 'Restore version 1?' });
  await expect(question).toContainText('Your 1 unpublished change is set aside');
  await question.getByRole('button', { name: 'Restore version' }).click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('First');
  await page.getByRole('button', { name: 'Version history' }).click();
  const set = page.getByRole('listitem').filter({ hasText: 'Draft set aside' });
  await expect(set).toHaveCount(1);
});

test('the preview shows how the page of a recalled pack would look, in each language', async ({ page }) => {
  const { org, product } = await startEditing(page);
  await type(page, 'Description', 'Raw honey');
  await expectSaved(page);
  await page.goto(`/dashboard/${org}/${product}/setup/preview`);
  const shown = page.frameLocator('iframe');
  await expect(shown.getByText('Raw honey')).toBeVisible();
  await expect(shown.getByText('No recall')).toBeVisible();
  await page.getByLabel('Status').selectOption('Recalled');
  await expect(shown.getByText('has been recalled. Do not use it.')).toBeVisible();
  await expect(page.getByText('The recall text in this preview is a sample.')).toBeVisible();
  await page.getByLabel('Language').selectOption('Urdu');
  await expect(shown.locator('html')).toHaveAttribute('dir', 'rtl');
});
