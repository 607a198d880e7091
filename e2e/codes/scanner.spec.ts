import { writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../tooling/product/chromium.ts';
import { watchContext } from '../../tooling/product/watch-context.ts';
import { renderQrPng } from '../../web/src/ui/qr/render-qr-png.ts';
import { newBrand } from '../world/brand.ts';
import { filmOf } from '../world/film.ts';
import { startSignedIn } from '../world/signing-in.ts';
import { expect, test } from '../world/world.ts';

async function newCode(): Promise<string> {
  const brand = await newBrand();
  const [, jar] = await brand.jars(await brand.product());
  return jar?.id ?? '';
}

async function openScanner(page: Page) {
  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  return page.getByRole('dialog', { name: 'Scan a code' });
}

async function expectPageOf(page: Page, code: string) {
  await expect(page).toHaveURL(`/scan/${code}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forest honey');
}

test('[DASH-27][CONST-13] the Scan button opens the camera, and the code before it opens its page', async ({
  baseURL,
  viewport,
  hasTouch,
}, testInfo) => {
  const code = await newCode();
  const film = testInfo.outputPath('code.y4m');
  await writeFile(film, filmOf(`${baseURL}/scan/${code}`));
  const camera = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ];
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, ...camera],
  });
  try {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport, hasTouch });
    const guard = await watchContext(context);
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    const page = await context.newPage();
    await startSignedIn(page);
    expect(asked.filter((url) => url.endsWith('.wasm'))).toEqual([]);
    await openScanner(page);
    await expectPageOf(page, code);
    expect(asked.filter((url) => url.endsWith('.wasm'))).toHaveLength(1);
    expect(asked.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
    expect(guard.faults()).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('[DASH-27] a hand scanner types anywhere in the dialog, and its Enter opens the page', async ({
  page,
  baseURL,
}) => {
  const code = await newCode();
  await startSignedIn(page);
  const scanner = await openScanner(page);
  await expect(scanner.getByLabel('Code')).not.toBeFocused();
  await scanner.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.type(`${baseURL}/SCAN/${code}`);
  await page.keyboard.press('Enter');
  await expectPageOf(page, code);
});

test('without a camera it says so, and a code can be typed', async ({ page }) => {
  const code = await newCode();
  await startSignedIn(page);
  const scanner = await openScanner(page);
  await expect(scanner.getByRole('alert')).toContainText('No camera found');
  await scanner.getByLabel('Code').fill('honey');
  await scanner.getByRole('button', { name: 'Check code' }).click();
  await expect(scanner.getByText('This is not a Qrigin code')).toBeVisible();
  await scanner.getByLabel('Code').fill(code.toLowerCase().replace(/(.{4})/g, '$1 '));
  await scanner.getByRole('button', { name: 'Check code' }).click();
  await expectPageOf(page, code);
});

test('a camera that was refused is told how to allow, and the typed way remains', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
  await startSignedIn(page);
  const scanner = await openScanner(page);
  await expect(scanner.getByRole('alert')).toContainText('The camera is blocked');
  await expect(scanner.getByRole('alert').getByRole('listitem')).toHaveCount(3);
  await expect(scanner.getByLabel('Code')).toBeEditable();
  await page.keyboard.press('Escape');
  await expect(scanner).toBeHidden();
  await expect(page.getByRole('button', { name: 'Scan', exact: true })).toBeFocused();
});

test('[CONST-06] the image of a code is a file that a browser opens, 13 pixels a module', async ({
  page,
}) => {
  const file = await renderQrPng('https://qrigin.example/scan/7K3M9QXA2VTD5RW8E1HN');
  await page.goto('/version');
  const bytes = [...new Uint8Array(await file.arrayBuffer())];
  const size = await page.evaluate(async (content) => {
    const { width, height } = await createImageBitmap(
      new Blob([new Uint8Array(content)], { type: 'image/png' }),
    );
    return [width, height];
  }, bytes);
  expect(size).toEqual([37 * 13, 37 * 13]);
});
