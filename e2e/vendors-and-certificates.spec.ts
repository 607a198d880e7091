import { getDefaultQr } from '@qrigin/domain/qr';
import { clientOf } from './world/client-of.ts';
import { addSection, expectSaved, openEditor, publish, startEditing, type } from './world/editor.ts';
import { expect, test } from './world/world.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test('a vendor is added, named in a section, and read on the page of a code, also when it changes', async ({
  page,
}) => {
  const { org, product } = await startEditing(page);
  await page.goto(`/dashboard/${org}/vendors`);
  await page.getByRole('button', { name: 'Add a vendor' }).click();
  const panel = page.getByRole('dialog', { name: 'Add a vendor' });
  await panel.getByLabel('Name').fill('Blue Hill Gatherers');
  await panel.getByLabel('Website').fill('blue-hill.example/honey');
  await panel.getByLabel('Description').fill('Forty-six families from nine villages.');
  await panel.getByLabel('Email').fill('office@blue-hill.example');
  await panel.getByRole('button', { name: 'Add vendor' }).click();
  const listed = page
    .getByRole('region', { name: 'Vendors' })
    .getByRole('button', { name: 'Blue Hill Gatherers', exact: true });
  await expect(listed).toBeVisible();

  await openEditor(page, { org, product });
  await addSection(page, 'Vendors');
  await type(page, 'Title', 'Who gathered it');
  await page.getByRole('button', { name: 'Choose a vendor' }).click();
  await page.getByPlaceholder('Search vendors').fill('blue');
  await page.getByRole('option', { name: 'Blue Hill Gatherers' }).click();
  await expectSaved(page);
  await publish(page);

  const client = await clientOf(page);
  const { id: code } = await client.call(getDefaultQr, { params: { org, id: product } });
  await page.goto(`/scan/${code}`);
  const section = page.locator('details').filter({ hasText: 'Who gathered it' });
  await expect(section.locator('summary')).toContainText('Blue Hill Gatherers');
  await section.locator('summary').click();
  await expect(section.getByRole('heading', { name: 'Blue Hill Gatherers' })).toBeVisible();
  await expect(section.getByText('Forty-six families from nine villages.')).toBeVisible();
  const website = section.getByRole('link', { name: /blue-hill\.example/ });
  await expect(website).toHaveAttribute('href', 'https://blue-hill.example/honey');
  await expect(page.getByText('office@blue-hill.example')).toHaveCount(0);

  await page.goto(`/dashboard/${org}/vendors`);
  await listed.click();
  const edited = page.getByRole('dialog', { name: 'Edit vendor' });
  await expect(edited.getByText('1 product names this vendor:')).toBeVisible();
  await edited.getByLabel('Name').fill('Blue Hill Collective');
  await edited.getByRole('button', { name: 'Save' }).click();
  await expect(edited).toBeHidden();
  await page.goto(`/scan/${code}`);
  await expect(page.locator('details summary').filter({ hasText: 'Blue Hill Collective' })).toBeVisible();
});

test('a certificate near its end is added and shown on the page of a code, which says by itself when it has ended', async ({
  page,
}) => {
  const { org, product } = await startEditing(page);
  await page.goto(`/dashboard/${org}/vendors`);
  await page.getByRole('link', { name: 'Certificate Providers' }).click();
  await page.getByRole('button', { name: 'Add a provider' }).click();
  const provider = page.getByRole('dialog', { name: 'Add a certificate provider' });
  await provider.getByLabel('Name').fill('Southern Organic Assurance');
  await provider.getByRole('button', { name: 'Add provider' }).click();
  await expect(provider).toBeHidden();
  await expect(page.getByText('Not checked by us')).toBeVisible();

  await page.goto(`/dashboard/${org}/${product}/setup/certificates`);
  await page.getByRole('button', { name: 'Add a certificate' }).click();
  const panel = page.getByRole('dialog', { name: 'Add a certificate' });
  await panel.getByLabel('Title').fill('Organic wild collection');
  await panel.getByLabel('Provider').selectOption('Southern Organic Assurance');
  await panel.getByLabel('Number').fill('SOA/7');
  await panel.getByLabel('Valid to').fill(inDays(20));
  await panel.getByRole('button', { name: 'Add certificate' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByText(/^Ends in (19|20) days$/)).toBeVisible();

  await openEditor(page, { org, product });
  await addSection(page, 'Certificates');
  await type(page, 'Title', 'What is certified');
  await page.getByRole('button', { name: 'Choose a certificate' }).click();
  await page.getByRole('option', { name: /Organic wild collection/ }).click();
  await expectSaved(page);
  await publish(page);

  const client = await clientOf(page);
  const { id: code } = await client.call(getDefaultQr, { params: { org, id: product } });
  await page.goto(`/scan/${code}`);
  const section = page.locator('details').filter({ hasText: 'What is certified' });
  await expect(section.locator('summary')).toContainText(/Organic wild collection · Ends in (19|20) days/);
  await section.locator('summary').click();
  await expect(section.getByText('Provider not checked by us')).toBeVisible();
  await expect(section.getByText('SOA/7')).toBeVisible();

  await page.goto(`/dashboard/${org}/certificates`);
  await page.getByRole('button', { name: /^Organic wild collection/ }).click();
  const edited = page.getByRole('dialog', { name: 'Edit certificate' });
  await edited.getByLabel('Valid to').fill(inDays(-2));
  await edited.getByRole('button', { name: 'Save' }).click();
  await expect(edited).toBeHidden();
  await page.goto(`/scan/${code}`);
  await expect(section.locator('summary')).toContainText('Organic wild collection · Expired');
});
