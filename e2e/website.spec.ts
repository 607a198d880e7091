import type { Page } from '@playwright/test';
import type { PageOf } from '@qrigin/domain/features';
import { sendContactMessage, WEBSITE_FEATURE } from '@qrigin/domain/website';
import { addressOf } from '../tooling/product/address-of.ts';
import { notAccessible } from '../tooling/shots/faults/not-accessible.ts';
import { expect, test } from './world/world.ts';

const HEADINGS = {
  '/': 'Every pack speaks for itself.',
  '/teams': 'Teams',
  '/contact': 'Contact',
  '/image': 'Image test page',
  '/version': 'Version',
  '/privacy-policy': 'Privacy policy',
  '/terms-of-service': 'Terms of service',
  '/cancellation-policy': 'Cancellation policy',
  '/shipping-policy': 'Shipping policy',
} satisfies Record<PageOf<typeof WEBSITE_FEATURE>, string>;
/** Every page of the website that anyone may read. */
const PUBLIC_PAGES = WEBSITE_FEATURE.pages.map(({ path }) => path);

/** A page that is only read starts its app when someone does something. */
async function startApp(page: Page) {
  await page.mouse.move(9, 9);
  await page.waitForLoadState('networkidle');
}

const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** On phones the entries are in a menu. */
async function openMenu(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
}

async function follow(page: Page, entry: string) {
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry }).click();
}

test('the header leads through the website', async ({ page }) => {
  await page.goto('/');
  for (const [entry, path] of [
    ['Contact', '/contact'],
    ['Teams', '/teams'],
    ['Home', '/'],
  ] as const) {
    await follow(page, entry);
    await expectHeading(page, HEADINGS[path]);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expectHeading(page, 'Login');
});

test("'Features' leads to the features, from another page and from the home page itself", async ({
  page,
}) => {
  const features = page.getByRole('heading', { name: /Print the code once/ });
  await page.goto('/teams');
  await follow(page, 'Features');
  await expect(features).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(features).not.toBeInViewport();
  await follow(page, 'Features');
  await expect(features).toBeInViewport();
});

test('a new page starts at its top, and going back returns to where one was', async ({ page }) => {
  await page.goto('/');
  await startApp(page);
  await page.getByRole('link', { name: 'Open the API page' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(1000);
  await follow(page, 'Teams');
  await expectHeading(page, 'Teams');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('who scrolls before the app has started stays there', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => window.scrollTo(0, 1500));
  const root = page.locator('#root');
  await expect.poll(() => root.evaluate((it) => Object.keys(it).join())).toContain('__react');
  await startApp(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
});

test('what is typed on the home page stands on the label and on the phone', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Put your product on this label').fill('Mango pickle');
  await expect(page.getByRole('img', { name: /labels for Mango pickle, and a phone/ })).toBeVisible();
  await expect(page.getByText('Mango pickle', { exact: true })).toHaveCount(4);
});

test("the last line of the page is not hidden by 'Register For Free', which leads to registering", async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const version = await page.getByRole('link', { name: /^Version/ }).boundingBox();
  const button = page
    .getByRole('complementary', { name: 'Register' })
    .getByRole('link', { name: 'Register For Free' });
  await expect(button).toBeVisible();
  const register = await button.boundingBox();
  if (!version || !register) throw new Error('nothing to compare');
  expect(register.y + register.height).toBeLessThanOrEqual(version.y);
  await button.click();
  await expectHeading(page, 'Register');
});

test('[PUB-29] a message from the contact page arrives', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Message').fill('Namaste,\nhow many codes fit on a roll?');
  const answer = page.waitForResponse(addressOf(sendContactMessage));
  await page.getByRole('button', { name: 'Send message' }).click();
  expect((await answer).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Thank you. Your message has arrived.' })).toBeFocused();
});

test('light or dark is kept, and is there before anything is drawn', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 21, 18)');
  // Noted when the body begins, which is before the browser can draw any of it.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      document.documentElement.dataset['classAtFirst'] = document.documentElement.className;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-class-at-first', 'dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('nothing on the pages moves once they are drawn', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'moved' in window)
          Object.assign(window, { moved: Number(window.moved) + Number(entry.value) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of PUBLIC_PAGES) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => ('moved' in window ? Number(window.moved) : 1)), path).toBeLessThan(
      0.02,
    );
  }
});

test('on paper there is the text, and no header', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.emulateMedia({ media: 'print' });
  await expectHeading(page, 'Privacy policy');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('the files that others look for are there', async ({ page, request, baseURL }) => {
  for (const [path, type] of [
    ['/favicon.ico', /icon/],
    ['/apple-touch-icon.png', /png/],
    ['/share-card.png', /png/],
    ['/robots.txt', /text\/plain/],
    ['/sitemap.xml', /xml/],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type']).toMatch(type);
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${baseURL}/privacy-policy</loc>`);
  await page.goto('/');
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(card).toBe(`${baseURL}/share-card.png`);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the pages are accessible in ${colorScheme} colours, and ask no other host for anything`, async ({
    page,
    baseURL,
  }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.emulateMedia({ colorScheme });
    for (const path of [...PUBLIC_PAGES, '/no-such-page']) {
      await page.goto(path);
      await startApp(page);
      expect(await notAccessible(page), path).toEqual([]);
    }
    expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
  });
}

test('only what the privacy policy names is left in a browser that reads', async ({ page, context }) => {
  for (const path of PUBLIC_PAGES) {
    await page.goto(path);
    await startApp(page);
  }
  const named = (await page.goto('/privacy-policy').then(() => page.getByRole('main').textContent())) ?? '';
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  for (const name of kept) expect(named).toContain(name);
  expect(await context.cookies()).toEqual([]);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PUBLIC_PAGES) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path);
      await expectHeading(page, HEADINGS[path]);
      const words = (await page.getByRole('main').innerText()).split(/\s+/);
      expect(words.length).toBeGreaterThan(path === '/version' ? 20 : 30);
    });
  }

  test('links lead on, in the header and to the features', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText('To send a message, turn on JavaScript')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
    await follow(page, 'Features');
    await expect(page).toHaveURL(/\/#features$/);
    await expect(page.getByRole('heading', { name: /Print the code once/ })).toBeInViewport();
    await follow(page, 'Teams');
    await expectHeading(page, 'Teams');
  });

  test('an unknown path says so and leads home', async ({ page }) => {
    expect((await page.goto('/no-such-page'))?.status()).toBe(404);
    await expectHeading(page, 'Page not found');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expectHeading(page, HEADINGS['/']);
  });
});
