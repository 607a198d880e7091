import { type Draft, findVersion } from '@qrigin/domain/details';
import { listBatches } from '@qrigin/domain/products';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { contentSample, draftSample } from '../../../../../domain/src/details/samples.ts';
import { batchRow } from '../../../../../domain/src/products/samples.ts';
import { answer } from '../../../testing/answer-calls.ts';
import { pageWith } from '../../../testing/page-with.ts';
import { heading, openEditor } from '../testing/at-the-editor.ts';
import { framed } from '../testing/framed.ts';

beforeEach(() => {
  localStorage.clear();
  return () => vi.unstubAllGlobals();
});

const BATCH = batchRow({ lot_code: 'NH-0326-B', expires_on: '2040-03-11' });
const PUBLISHED = { version: 3, published_at: '2026-11-19T10:00:00.000Z', published_by: null };

function openPreview(path: string, over: Partial<Draft> = {}) {
  const draft = draftSample(contentSample({ variant: { en: 'Raw', hi: 'कच्चा', ur: 'کچا' } }), over);
  const version = {
    number: 3,
    made_at: PUBLISHED.published_at,
    made_by: null,
    is_published: true,
    is_live: true,
    restored_from: null,
    content: contentSample({ variant: { en: 'As shoppers see it' } }),
    files: [],
  };
  const answers = [answer(listBatches, pageWith([BATCH])), answer(findVersion, version)];
  return openEditor({ path, draft, answers });
}

test('[PROD-22][PROD-63] the preview shows the page of a code as shoppers get it, from the draft', async () => {
  openPreview('/setup/preview');
  await heading('Preview');
  const { frame, document, sees } = await framed();
  expect(frame).toHaveAttribute('src', '/preview-frame.html');
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  await sees('Raw, 500\u00a0g');
  expect(document.querySelector('h1')?.textContent).toBe('Forest honey');
  await sees('Ingredients and allergens');
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'ltr']);
});

test('[PROD-23] the scan view inside it shows the same at full width, with what was chosen', async () => {
  const { place } = openPreview('/setup/preview?language=hi');
  await heading('Preview');
  await userEvent.click(await screen.findByRole('link', { name: 'Show at full width' }));
  await heading('Scan view');
  expect(place()).toMatch(/\/setup\/preview\/scan-view\?language=hi$/);
  const { sees } = await framed();
  await sees('कच्चा');
});

test('each language, batch and status can be seen, and a recall is said to be a sample outside of the page', async () => {
  const { place } = openPreview('/setup/preview');
  const { document, sees } = await framed();
  const choose = (label: string, value: string) =>
    userEvent.selectOptions(screen.getByLabelText(label), screen.getByRole('option', { name: value }));
  await choose('Language', 'Urdu');
  await sees('کچا');
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ur', 'rtl']);
  await choose('Language', 'English');
  await screen.findByRole('option', { name: 'NH-0326-B' });
  await choose('Batch', 'NH-0326-B');
  await sees('11 March 2040');
  expect(screen.queryByText(/is a sample/)).toBeNull();
  await choose('Status', 'Recalled');
  await sees('has been recalled. Do not use it.');
  expect(screen.getByText(/The recall text in this preview is a sample/)).toBeVisible();
  expect(document.body.textContent).not.toMatch(/sample/i);
  await choose('Status', 'Expired');
  await sees('Expired. Do not use it.');
  await choose('Theme', 'Dark');
  expect(document.documentElement.className).toBe('dark');
  expect(place()).toContain('status=expired');
});

test('what is published is shown as it is', async () => {
  openPreview('/setup/preview?show=published', { published: PUBLISHED });
  const { sees } = await framed();
  await sees('As shoppers see it');
  expect(screen.queryByText(/Nothing is published yet/)).toBeNull();
});

test('nothing published: the page of a code without words of its maker', async () => {
  openPreview('/setup/preview?show=published');
  const { document, sees } = await framed();
  expect(await screen.findByText(/Nothing is published yet/)).toBeVisible();
  await sees('Forest honey');
  expect(document.body.textContent).not.toMatch(/Ingredients/);
});

test('links in the preview lead nowhere, and can be reached', async () => {
  openPreview('/setup/preview');
  const { document, sees } = await framed();
  await sees('More from the maker');
  const press = (selector: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector(selector)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(document.querySelector('.onward')?.getAttribute('href')).toMatch(/^https:/);
  expect([press('.onward'), press('.onward b'), press('h1')]).toEqual([true, true, false]);
});
