import type { Page } from '@playwright/test';
import { FIXED_PART_NAMES, LANGUAGE_CODES, type Language } from '@qrigin/domain/details';
import type { Filled } from './fill.ts';
import type { Hostile } from './maker.ts';
import { PAYLOADS } from './payloads.ts';
import type { Expected, Tally } from './tally.ts';

/** Where something is shown: a page of someone who is signed in, and the addresses of their organisation. */
export interface Screen {
  page: Page;
  tally: Tally;
  /** Of the organisation. */
  base: string;
}

const LAST_PARTS: readonly string[] = ['notes', 'support', 'qrinfo'];

/** Parts as the list has them: some of the fixed ones first, then the sections, then the others. */
function partsOf({ content }: Hostile): string[] {
  const isLast = (part: string) => LAST_PARTS.includes(part);
  return [
    ...FIXED_PART_NAMES.filter((part) => !isLast(part)),
    ...content.sections.map(({ id }) => id),
    ...LAST_PARTS,
  ];
}

export const isFirst = (language: Language) => language === LANGUAGE_CODES[0];

/** Those that are read in this language; what is no words is looked at once, with the first. */
export function inLanguage(filled: readonly Filled[], language: Language): Filled[] {
  return filled.filter((one) => (one.language === undefined ? isFirst(language) : one.language === language));
}

/** Told by callers of the API alone: a poster has no room for it. */
const NOWHERE = 'sections.video.poster.caption';

/** A link of a text is in a dialog of its own, and one that leads nowhere is nowhere. */
const isInField = ({ kind }: Expected) => !kind.endsWith('.href') && kind !== NOWHERE;

/** Those of the product's own screens. */
const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** Opens every part that has anything, in every language. */
export async function showEditor(screen: Screen, hostile: Hostile): Promise<void> {
  const { page, tally, base } = screen;
  await page.goto(`${base}/${hostile.id}/setup`);
  await page.getByRole('heading', { level: 1, name: 'Details' }).waitFor();
  const rows = page.getByRole('navigation', { name: 'Parts of the page' }).getByRole('listitem');
  const parts = partsOf(hostile);
  for (const language of LANGUAGE_CODES) {
    const here = inLanguage(hostile.filled, language);
    if (here.length === 0) continue;
    await page.getByRole('radio', { name: LANGUAGE_NAMES.of(language) ?? language }).click();
    for (const part of new Set(here.map((one) => one.part))) {
      await rows.nth(parts.indexOf(part)).locator('button:not([aria-label])').first().click();
      await tally.see(
        page,
        'editor',
        here.filter((one) => one.part === part && isInField(one)),
      );
    }
  }
}

/** What is about to be published and what is wrong with it, and what was published before. */
export async function showLayers({ page, tally }: Screen, { filled }: Hostile): Promise<void> {
  await page.getByRole('button', { name: /^Publish/ }).click();
  await page.getByRole('dialog').waitFor();
  await tally.see(page, 'publish dialog', []);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Version history' }).click();
  const first = page.getByRole('dialog').getByRole('listitem').first();
  await first.getByRole('button').first().click();
  await tally.see(page, 'version', onPage(filled, LANGUAGE_CODES.at(-1) ?? 'en'));
}

/** What a page shows as nothing but itself: of a place only its map, of numbers and addresses only right ones. */
export const OTHERWISE: readonly string[] = ['gtin', 'phone', 'email', 'support.location.placeId', NOWHERE];

/** The rest is on the page as it was typed; of addresses there is what browsers make of them. */
export const onPage = (filled: readonly Filled[], language: Language): Filled[] =>
  inLanguage(filled, language).filter(({ isAddress, kind }) => !isAddress && !OTHERWISE.includes(kind));

/** Shown in a draft only with an address that may be one. */
const LEADING: readonly string[] = ['sections.video.', 'sections.embed-urls.'];
const isLeading = ({ kind }: Expected) =>
  kind === 'sections.title' || LEADING.some((start) => kind.startsWith(start));

/** The draft with all its addresses, or what was published. */
export async function showPreview(
  screen: Screen,
  hostile: Hostile,
  show: 'draft' | 'published',
): Promise<void> {
  const { page, tally, base } = screen;
  const [code] = hostile.codes;
  const place = show === 'draft' ? 'preview' : 'preview/scan-view';
  for (const language of LANGUAGE_CODES) {
    if (inLanguage(hostile.filled, language).length === 0) continue;
    if (isFirst(language)) {
      const batch = code ? `&batch=${code.batch.id}` : '';
      await page.goto(`${base}/${hostile.id}/setup/${place}?show=${show}${batch}`);
      await page.frameLocator('iframe').locator('main').waitFor();
    } else await page.getByLabel('Language', { exact: true }).selectOption(language);
    const here = onPage(hostile.filled, language).filter((one) => show === 'published' || !isLeading(one));
    const pack = code && isFirst(language) ? [{ ...code.batch, kind: 'number of a batch' }] : [];
    await tally.see(page, `preview, ${show}`, [...here, ...pack]);
  }
}

/** Pages that name the product and its batches. */
export async function showLists({ page, tally, base }: Screen, hostile: Hostile): Promise<void> {
  const name = hostile.name.text === '' ? [] : [{ ...hostile.name, kind: 'name of a product' }];
  await page.goto(base);
  await tally.see(page, 'list of products', name);
  await page.goto(`${base}/${hostile.id}/about`);
  await tally.see(page, 'about the product', name);
  await page.goto(`${base}/${hostile.id}/setup/batches`);
  const numbers = hostile.codes.map(({ batch }) => ({ ...batch, kind: 'number of a batch' }));
  await tally.see(page, 'list of batches', numbers);
}

/** Every payload as HTML on the clipboard, into a text. */
export async function pasteAll(screen: Screen, empty: { id: string; section: string }): Promise<void> {
  const { page, tally, base } = screen;
  await page.goto(`${base}/${empty.id}/setup?part=${empty.section}`);
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await text.evaluate((field, payloads) => {
    for (const payload of payloads) {
      document.execCommand('selectAll');
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', payload);
      clipboardData.setData('text/plain', payload);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }
  }, PAYLOADS);
  await page.getByText(/^Saved at/).waitFor();
  // Each took the place of the one before.
  await tally.see(page, 'pasted', [{ kind: 'the last', text: PAYLOADS.at(-1) ?? '', payloads: 1 }]);
}
