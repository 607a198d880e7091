import type { ElementHandle, Locator, Page, Request, Route } from '@playwright/test';

const PRESSES = 5;
const REPEATS = 12;
/** Longer than a form takes to look at what was typed. */
const SEND_MS = 5000;

/** What each form in `place` does wrong when it is hurried, in words, and how many forms there were. */
export async function hurryForms(page: Page, place: Locator): Promise<{ forms: number; faults: string[] }> {
  const faults: string[] = [];
  let forms = 0;
  for (const form of await place.locator('form:visible').all()) {
    if ((await form.locator('button[type=submit]').count()) === 0) continue;
    forms += 1;
    const asked = await askedInHurry(page, form);
    if (asked.length !== 1)
      faults.push(`a form in a hurry sends ${asked.length} requests instead of one: ${asked.join(', ')}`);
  }
  return { forms, faults: forms === 0 ? ['no form to hurry'] : faults };
}

/** What is asked of the API before it answers for the first time. Nothing of it arrives there. */
async function askedInHurry(page: Page, form: Locator): Promise<string[]> {
  const asked: string[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.endsWith('/stream'))
      asked.push(`${request.method()} ${pathname}`);
  };
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const answers: Promise<void>[] = [];
  const answer = (route: Route) => route.fulfill({ status: 429, json: { error: 'slow', code: 'too_often' } });
  const hold = (route: Route) => {
    answers.push(released.then(() => answer(route)).catch(() => undefined));
  };
  await page.route('**/api/**', hold);
  page.on('request', note);
  const first = page
    .waitForRequest((request) => new URL(request.url()).pathname.startsWith('/api/'), { timeout: SEND_MS })
    .catch(() => undefined);
  // Found before it is filled: a code is sent with its last digit.
  const button = await form.locator('button[type=submit]').last().elementHandle();
  await fill(form);
  await hurry(page, form, button);
  await first;
  await allDrawn(page);
  page.off('request', note);
  release();
  await Promise.all(answers);
  await page.unroute('**/api/**', hold);
  // Beside what a form writes, the page may fetch something again because it changed elsewhere.
  const written = asked.filter((line) => !line.startsWith('GET '));
  return written.length > 0 ? written : asked;
}

/** Whatever the presses set off has run: two pictures were drawn after them, and what those left to do is done. */
function allDrawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );
}

/** What someone might type; a form that wants more would not send anything, and that would be reported. */
async function fill(form: Locator): Promise<void> {
  for (const field of await form.locator('input:visible, textarea:visible, select:visible').all()) {
    if (!(await field.isEditable()) || (await field.inputValue()) !== '') continue;
    const { type, name, mode } = await field.evaluate((element) => ({
      type: element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
      name: element.getAttribute('name'),
      mode: element.getAttribute('inputmode') ?? '',
    }));
    if (type === 'select') await field.selectOption({ index: 1 });
    else if (type === 'email') await field.fill('meera.kurian@nilgirihoney.example');
    else if (type === 'password') await field.fill('marker-Kurinji-blooms-2030');
    else if (/^(numeric|decimal)$/.test(mode)) await field.fill('7');
    else if (mode === 'url') await field.fill('nilgirihoney.example');
    else if (name === 'code') await field.fill('K7QMZ4TWXA2VGHE5NRYPCD3J');
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
