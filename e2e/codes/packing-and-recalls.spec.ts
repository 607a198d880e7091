import type { Page } from '@playwright/test';
import { listPackagings } from '@qrigin/domain/packaging';
import { listCodes } from '@qrigin/domain/qr';
import { listLife, traceCode } from '@qrigin/domain/tracing';
import { clientOf } from '../world/client-of.ts';
import { startEditing } from '../world/editor.ts';
import { scanByHand } from '../world/hand-scanner.ts';
import { expectPage, toastOf } from '../world/signing-in.ts';
import { expect, test } from '../world/world.ts';

type Place = { org: string; product: string };

/** A pallet of 2 cartons of 24 boxes of 2 jars, drawn from an example. */
async function createStructure(page: Page, { org, product }: Place) {
  await page.goto(`/dashboard/${org}/${product}/setup/packaging`);
  await page.getByRole('link', { name: 'Create structure' }).click();
  await page.getByLabel('Structure name').fill('Retail pallet');
  await page.getByRole('button', { name: 'Pallet of 40 cartons' }).click();
  const level = (number: number) => page.getByRole('group', { name: `Level ${number}`, exact: true });
  await level(2).getByLabel('How many in one Pallet').fill('2');
  await level(3).getByLabel('Name').fill('Box');
  await page.getByRole('button', { name: 'Actions for level 3' }).click();
  await page.getByRole('menuitem', { name: 'Add a level inside it' }).click();
  await level(4).getByLabel('Name').fill('Jar');
  await level(4).getByLabel('How many in one Box').fill('2');
  // The totals follow the typing.
  await expect(page.getByText('147', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Create structure' }).click();
  await expectPage(page, 'Packaging');
}

async function issueTwoPallets(page: Page) {
  await page.getByLabel('Number of packs', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Issue 294 codes' }).click();
  await expect(page.getByRole('heading', { name: '294 codes issued' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Print the labels' })).toBeVisible();
}

/** The first carton with its boxes and their jars, and the carton beside it. */
async function cartonsOf(page: Page, { org, product }: Place) {
  const { call } = await clientOf(page);
  const [packaging] = await call(listPackagings, { params: { org, id: product } });
  const params = { org, id: packaging?.id ?? '' };
  const { items } = await call(listCodes, { params, query: { page_size: '100' } });
  const inside = (pack: { id: string } | undefined) =>
    items.filter(({ parent_id }) => parent_id === pack?.id);
  const [carton, nextCarton] = items.filter(({ level }) => level === 'Carton');
  const boxes = inside(carton);
  const [moved, kept] = boxes;
  const [jarOfMoved] = inside(moved);
  const [jar] = inside(kept);
  if (!carton || !nextCarton || !moved || !jar || !jarOfMoved) throw new Error('codes are missing');
  return { carton, nextCarton, boxes, moved, jar, jarOfMoved };
}

/** From the choice of the job to the pack that it is about. */
async function startJob(page: Page, { org }: Place, jobs: readonly string[], pack: string) {
  await page.goto(`/dashboard/${org}/packing`);
  for (const job of jobs) await page.getByRole('button', { name: new RegExp(`^${job}`) }).click();
  await expect(page.getByText('First the pack, then what is in it')).toBeVisible();
  // It hears a hand scanner once it has been drawn: keys that come before that are lost.
  await page.evaluate(() => new Promise((done) => void requestAnimationFrame(() => void setTimeout(done))));
  await scanByHand(page, [pack]);
  await expect(page.getByRole('button', { name: 'Undo last' })).toBeVisible();
}

const verdict = (page: Page) => page.getByRole('heading', { level: 1 });

test('[PACK-25] codes are issued, checked and moved by hand scanner; a carton is recalled, which its jars say and others do not, and the report adds up', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const place = await startEditing(page);
  await createStructure(page, place);
  await issueTwoPallets(page);
  const { carton, nextCarton, boxes, moved, jar, jarOfMoved } = await cartonsOf(page, place);
  const { org, product } = place;
  const { call } = await clientOf(page);

  await startJob(page, place, ['Check'], carton.url);
  await scanByHand(
    page,
    boxes.map(({ url }) => url),
  );
  await expect(page.getByText('All checked')).toBeVisible();
  await expect(page.getByText('24 of 24', { exact: true }).first()).toBeAttached();
  const { steps } = await call(listLife, {
    params: { org, code: carton.id },
    query: { inside: 'true' },
  });
  const checked = steps.filter(({ step, code }) => step === 'checked' && code.code !== carton.id);
  // None is lost, and all are in the order in which they were scanned.
  expect(checked.map(({ code }) => code.code)).toEqual(boxes.map(({ id }) => id).toReversed());

  await startJob(page, place, ['Unpack or move', 'Move'], nextCarton.url);
  await scanByHand(page, [moved.url]);
  await page.getByRole('button', { name: 'Put it in anyway' }).click();
  await expect(page.getByText('25 of 24', { exact: true }).first()).toBeAttached();
  await expect
    .poll(async () =>
      (await call(traceCode, { params: { org, code: moved.id } })).around.map(({ code }) => code),
    )
    .toContain(nextCarton.id);

  await page.goto(`/dashboard/${org}/${product}/product-recalls/new?code=${carton.id}`);
  await page.getByLabel('Reason').fill('Splinters of glass may be in the honey.');
  await expect(page.getByText('70 codes').first()).toBeVisible();
  await page.getByRole('button', { name: 'Open recall' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox').fill('Forest honey');
  await question.getByRole('button', { name: 'Open recall' }).click();
  await expect(toastOf(page, 'Recall opened')).toBeVisible();
  await expect(page).toHaveURL(/product-recalls\/[0-9a-f-]{36}$/);
  const recall = page.url();

  await page.goto(`${baseURL}/scan/${jar.id}`);
  await expect(verdict(page)).toHaveText('This pack has been recalled. Do not use it.');
  await page.getByRole('link', { name: 'Read about this recall' }).click();
  await expect(page).toHaveURL(/\/recalls\/[0-9a-f-]{36}/);
  await expect(page.getByText('Splinters of glass may be in the honey.')).toBeVisible();
  await page.goto(`${baseURL}/scan/${jarOfMoved.id}`);
  await expect(verdict(page)).toHaveText('Forest honey');

  await page.goto(`/dashboard/${org}/codes/${boxes[1]?.id}`);
  await page.getByRole('button', { name: 'Returned' }).click();
  await expect(page.getByText('Saved. You can change your answer.')).toBeVisible();

  await page.goto(recall);
  const report = page.getByRole('region', { name: 'Report' });
  for (const group of ['Where the codes are', 'What was done with them', 'Whether they were scanned'])
    await expect.poll(() => sumOf(report, group)).toEqual([70, 70]);
  await page.getByRole('button', { name: 'End recall' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('All jars are back.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End recall' }).click();
  await expect(toastOf(page, 'Recall ended')).toBeVisible();
  await page.goto(`${baseURL}/scan/${jar.id}`);
  await expect(verdict(page)).toHaveText('Forest honey');
});

/** What the parts of a group add up to, and what it says they do. */
async function sumOf(report: ReturnType<Page['getByRole']>, name: string): Promise<[number, number]> {
  const group = report.getByRole('region', { name });
  const numbers = (await group.getByRole('definition').allTextContents()).map(Number);
  return [numbers.slice(0, -1).reduce((sum, count) => sum + count, 0), numbers.at(-1) ?? 0];
}
