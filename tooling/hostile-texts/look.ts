import type { Page } from '@playwright/test';

export type Look = {
  /** Which of the texts are there, letter by letter: read, in a field or told to those who only hear the page. */
  shown: boolean[];
  /** Signs that a text was taken for markup, whether or not anything came of it. */
  signs: string[];
};

/** Looks at all that a page has drawn, its frames included. */
export async function lookAt(page: Page, texts: readonly string[]): Promise<Look> {
  return page.evaluate(look, [...texts]);
}

/** Runs in the page. */
function look(texts: string[]): Look {
  const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'poster', 'background'];
  const TOLD = ['alt', 'title', 'aria-label', 'content', 'value', 'label', 'placeholder'];
  const SAFE = ['http:', 'https:', 'mailto:', 'tel:', 'blob:'];
  const documents = [
    document,
    ...Array.from(document.querySelectorAll('iframe'), (frame) => frame.contentDocument),
  ];
  const elements = documents.flatMap((one) => (one ? [...one.querySelectorAll('*')] : []));
  // Lines break where they like; mails have no characters that no one sees, and addresses that lead nowhere.
  const plain = (text: string) => text.replaceAll(/[\s\p{Cf}]+/gu, '').replaceAll(/\[([.:@])\]/g, '$1');
  const words = [
    ...documents.flatMap((one) => [one?.title ?? '', one?.querySelector('body')?.textContent ?? '']),
    ...elements.flatMap((element) => TOLD.map((name) => element.getAttribute(name) ?? '')),
    ...elements.flatMap((element) =>
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [element.value] : [],
    ),
  ];
  const all = plain(words.filter((one) => one !== '').join('\n'));
  const signsOf = (element: Element) =>
    Array.from(element.attributes).flatMap(({ name, value }) => {
      const what = `${element.localName} ${name}=${value.slice(0, 60)}`;
      if (name.startsWith('on') || name === 'srcdoc') return [what];
      if (!ADDRESSES.includes(name)) return [];
      const { protocol = 'no address:' } = URL.parse(value, 'https://base.example') ?? {};
      const isPicture = ['img', 'link'].includes(element.localName) && value.startsWith('data:image/');
      // What payloads would load, and nothing of ours is called.
      return value === 'x' || !(SAFE.includes(protocol) || isPicture) ? [what] : [];
    });
  const scripts = elements.filter(
    (element) => element.localName === 'script' && /\balert\b/.test(element.textContent),
  );
  return {
    shown: texts.map((text) => all.includes(plain(text))),
    signs: [...elements.flatMap(signsOf), ...scripts.map(() => 'a script of a payload')],
  };
}

/** What can happen to an element without anyone following a link. */
export const EVENTS = [
  'pointerenter',
  'mouseover',
  'mouseenter',
  'focus',
  'click',
  'toggle',
  'animationstart',
  'begin',
  'start',
  'load',
  'error',
];

/** Opens all that folds, and makes all of that happen to every element. */
export async function stir(page: Page): Promise<void> {
  await page.evaluate((events) => {
    document.addEventListener('click', (event) => event.preventDefault(), true);
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    for (const element of document.querySelectorAll('*'))
      for (const name of events) element.dispatchEvent(new Event(name, { cancelable: true }));
  }, EVENTS);
}

/** The same by the keys of a reader, from one stop to the next. */
export async function stirByKeys(page: Page): Promise<void> {
  await stir(page);
  const stops = await page.locator('a[href], button, input, select, summary').count();
  for (let at = 0; at < stops; at += 1) await page.keyboard.press('Tab');
  const folds = page.locator('summary');
  if ((await folds.count()) > 0) await folds.first().press('Enter');
}
