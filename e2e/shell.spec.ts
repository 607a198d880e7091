import { expect, test } from './world/world.ts';

test('the home page opens and leads to the API page', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Every pack speaks for itself.' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the API page' }).click();
  await expect(page).toHaveURL(/\/api\/docs/);
  // That page is large: the first time it is opened it takes a while on a busy machine.
  await expect(page.getByRole('heading', { name: /Qrigin/ }).first()).toBeVisible({ timeout: 30_000 });
});

test('colours follow the system, unless a class on the page says otherwise', async ({ page }) => {
  const [light, dark] = ['rgb(250, 248, 244)', 'rgb(14, 21, 18)'];
  await page.goto('/');
  const body = page.locator('body');
  for (const [system, colour] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await expect(body).toHaveCSS('background-color', colour);
  }
  await page.evaluate(() => document.documentElement.classList.add('light'));
  await expect(body).toHaveCSS('background-color', light);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'));
  await expect(body).toHaveCSS('background-color', dark);
});

test('[PUB-26] an unknown path answers 404 and shows the not-found page, which leads home', async ({
  page,
}) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Every pack speaks for itself.' })).toBeVisible();
});

test('[PUB-27] an unknown path below another answers 404 as well', async ({ page }) => {
  const response = await page.goto('/privacy-policy/x');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('[SCAN-01] /scan leads to the home page', async ({ page }) => {
  await page.goto('/scan');
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Every pack speaks for itself.' })).toBeVisible();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown code answers 404 and says so, with a way to the home page', async ({ page }) => {
    const response = await page.goto('/scan/ABC');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Product not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'What is Qrigin?' })).toHaveAttribute('href', '/');
  });
});

for (const path of ['/', '/no-such-page', '/scan/ABC']) {
  test(`${path} is sent with the headers that keep a browser safe`, async ({ request }) => {
    const response = await request.get(path);
    const headers = response.headers();
    // The pages of the app may run one script of their own text, which is named by its hash.
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self' ('sha256-[\w+/]{43}=' )?'wasm-unsafe-eval';/,
    );
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });
}

test('scripts and styles are sent compressed, and may be kept for a year', async ({ page, request }) => {
  await page.goto('/');
  const script = await page.locator('link[data-app]').getAttribute('href');
  const response = await request.get(script ?? '', { headers: { 'accept-encoding': 'br' } });
  expect(response.headers()['content-encoding']).toBe('br');
  expect(response.headers()['cache-control']).toContain('immutable');
});

for (const path of ['/', '/no-such-page', '/scan/ABC', '/api/docs', '/api/openapi.json']) {
  test(`the content origin serves nothing of the app at ${path}`, async ({ request, contentUrl }) => {
    const response = await request.get(path, { headers: { host: new URL(contentUrl).host } });
    expect(response.status()).toBe(404);
    expect(await response.text()).toBe('Not found.');
    expect(response.headers()['content-security-policy']).toContain('sandbox');
  });
}
