import type { Page } from '@playwright/test';
import type { Watch } from '../tooling/product/watch-context.ts';
import { expect, test } from './world/world.ts';

/** Each fault that the guard knows: how it comes about, and what the guard must say of it. */
const PLANTED = [
  {
    name: 'a browser that is sent to another host',
    plant: async (page: Page) => {
      await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'elsewhere' }));
      await page.evaluate(() => window.location.assign('https://elsewhere.example/'));
    },
    seen: ['request to another host: elsewhere.example'],
  },
  {
    name: 'an error in the console',
    plant: (page: Page) => page.evaluate(() => console.error('planted')),
    seen: ['console error: planted'],
  },
  {
    name: 'an error that no one caught',
    plant: (page: Page) =>
      page.evaluate(() => {
        setTimeout(() => {
          throw new Error('planted');
        });
      }),
    seen: ['page error: planted'],
  },
  {
    name: 'an inline script, which the content security policy refuses',
    plant: async (page: Page) => {
      await page.route('/', async (route) => {
        const response = await route.fetch();
        const body = `${await response.text()}<script>document.title = 'planted'</script>`;
        await route.fulfill({ response, body });
      });
      await page.reload();
    },
    seen: [
      /^console error: .*inline script.*Content Security Policy/,
      'policy violation: script-src-elem refused inline',
    ],
  },
  {
    name: 'text turned into markup, which Trusted Types refuse',
    plant: (page: Page) =>
      page.evaluate(() => {
        try {
          document.body.innerHTML = '<b>planted</b>';
        } catch {
          // The page may swallow it; the guard must not.
        }
      }),
    seen: [/^console error: .*TrustedHTML/, /^policy violation: require-trusted-types-for refused/],
  },
  {
    name: 'a picture from a foreign host, which the content security policy refuses',
    plant: (page: Page) =>
      page.evaluate(() => {
        document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' }));
      }),
    seen: [/^policy violation: img-src refused https:\/\/elsewhere\.example/],
  },
  {
    name: 'a request that found no server',
    plant: async (page: Page) => {
      await page.route('**/api/gone', (route) => route.abort('connectionrefused'));
      await page.evaluate(() => fetch('/api/gone').catch(() => undefined));
    },
    seen: [/^failed request: GET \S+\/api\/gone \(net::ERR_CONNECTION_REFUSED\)$/],
  },
  {
    name: 'an answer of 500',
    plant: async (page: Page) => {
      await page.route('**/api/broken', (route) => route.fulfill({ status: 500 }));
      await page.evaluate(() => fetch('/api/broken').then(() => undefined));
    },
    seen: [/^bad response: 500 for GET \S+\/api\/broken$/],
  },
  {
    name: 'a missing style, script or picture',
    plant: (page: Page) =>
      page.evaluate(() => {
        document.body.append(Object.assign(new Image(), { src: '/assets/missing.png' }));
      }),
    seen: [/^bad response: 404 for GET \S+\/assets\/missing\.png$/],
  },
];

for (const { name, plant, seen } of PLANTED) {
  test(`the guard sees ${name}`, async ({ page, guard }) => {
    await page.goto('/');
    expect(guard.faults()).toEqual([]);
    await plant(page);
    for (const fault of seen) await expectFault(guard, fault);
    guard.clear();
  });
}

test('the guard lets a refused call pass: it is an answer, and the journey says what follows', async ({
  page,
  guard,
}) => {
  await page.goto('/');
  await page.route('**/api/refused', (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => fetch('/api/refused').then(() => undefined));
  expect(guard.faults()).toEqual([]);
});

async function expectFault(guard: Watch, fault: string | RegExp): Promise<void> {
  const match = typeof fault === 'string' ? fault : expect.stringMatching(fault);
  await expect.poll(() => guard.faults()).toEqual(expect.arrayContaining([match]));
}
