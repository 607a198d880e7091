import type { ElementHandle, Locator, Page, Request } from '@playwright/test';
import { LAYER } from '../tooling/keyboard/walk.ts';
import { ROUTES } from '../tooling/shots/routes.ts';
import { inEnglish } from '../tooling/shots/shot.ts';
import { inTurn } from './widths.ts';
import { expect, test } from './world.ts';

/** How long the first answer stays out after the last press. */
const DELAY_MS = 3000;
const PRESSES = 5;
const REPEATS = 12;

/** What someone might type; a form that wants more than this would not send anything, and the test would say so. */
async function fill(form: Locator): Promise<void> {
  for (const field of await form.locator('input:visible, textarea:visible, select:visible').all()) {
    if (!(await field.isEditable()) || (await field.inputValue()) !== '') continue;
    const type = await field.evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
    );
    if (type === 'select') await field.selectOption({ index: 1 });
    else if (type === 'email') await field.fill('meera.kurian@nilgirihoney.example');
    else if (type === 'password') await field.fill('marker-Kurinji-blooms-2030');
    else if (
      await field.evaluate((element) => /^(numeric|decimal)$/.test(element.getAttribute('inputmode') ?? ''))
    )
      await field.fill('7');
    else if ((await field.getAttribute('name')) === 'code') await field.fill('K7QMZ4TWXA2VGHE5NRYPCD3J');
    else if (type === 'text' || type === 'textarea') await field.fill('Nilgiri hills');
  }
}

/** Presses the button and holds Enter in a field, all before the first answer. */
async function hurry(page: Page, form: Locator, button: ElementHandle | null): Promise<void> {
  for (let press = 0; press < PRESSES; press += 1)
    await button?.evaluate((element) => element instanceof HTMLElement && element.click());
  const field = form.locator('input:visible').first();
  if ((await field.count()) === 0) return;
  await field.focus();
  for (let repeat = 0; repeat < REPEATS; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

const hasForm = ({ hasForm: has }: { hasForm?: true }) => has === true;

// Each brings its own answers and mostly waits.
test.describe.configure({ mode: 'parallel' });

const stops = ROUTES.flatMap((shot) =>
  [...(hasForm(shot) ? [undefined] : []), ...shot.openings.filter(hasForm)].map((opening) => ({
    title: [shot.name, opening?.name].filter(Boolean).join(', '),
    shot,
    opening,
  })),
);

for (const [index, { title, shot, opening }] of stops.entries()) {
  test(`${title}: each form sends one request, however it is hurried`, { tag: inTurn(index) }, async ({
    page,
    context,
    guard,
  }) => {
    await shot.states.typical?.(context);
    await page.goto(shot.path);
    await opening?.open(page, inEnglish);
    // What a layer covers cannot be sent meanwhile.
    const forms = page.locator(opening?.isLayer ? LAYER : 'body').locator('form:visible');
    await expect(forms.first()).toBeVisible();

    for (const form of await forms.all()) {
      if ((await form.locator('button[type=submit]').count()) === 0) continue;
      const asked: string[] = [];
      const note = (request: Request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
      };
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await context.route('**/api/**', async (route) => {
        await released;
        await route
          .fulfill({ status: 429, json: { error: 'slow', code: 'too_often' } })
          .catch(() => undefined);
      });
      page.on('request', note);
      // Found before it is filled: a code is sent with its last digit.
      const button = await form.locator('button[type=submit]').last().elementHandle();
      await fill(form);
      await hurry(page, form, button);
      await page.waitForTimeout(DELAY_MS);
      page.off('request', note);
      expect(asked).toHaveLength(1);
      release();
    }
    guard.clear();
  });
}
