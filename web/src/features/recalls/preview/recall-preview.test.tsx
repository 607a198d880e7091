import { findProductDetails, findVersion, type Language } from '@qrigin/domain/details';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Outlet, Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { contentSample } from '../../../../../domain/src/details/samples.ts';
import { foundProduct } from '../../../../../domain/src/products/samples.ts';
import { GLASS_IN_FULL } from '../../../../../domain/src/scan/samples.ts';
import { ProductContext } from '../../../feature/product-here.ts';
import { type Answer, answer, answerCalls, failed } from '../../../testing/answer-calls.ts';
import { whoamiOf } from '../../../testing/organisation.ts';
import { show } from '../../../testing/show.tsx';
import { framed } from '../../details/testing/framed.ts';
import { type PreviewedWords, RecallPreview } from './recall-preview.tsx';

beforeEach(() => () => vi.unstubAllGlobals());

const NOTHING_PUBLISHED = [answer(findProductDetails, failed('not_found'))];
const { id: _id, date: _date, ...FULL } = GLASS_IN_FULL;

/** A form with a heading and a choice of the language, as small as one can be. */
function Typing({ words }: { words: PreviewedWords }) {
  const [heading, setHeading] = useState(words.heading);
  const [language, setLanguage] = useState<Language>('en');
  return (
    <>
      <input aria-label="Heading" value={heading} onChange={({ target }) => setHeading(target.value)} />
      <button type="button" onClick={() => setLanguage('ur')}>
        Urdu
      </button>
      <RecallPreview
        words={{ ...words, heading }}
        language={language}
        level="Pallet"
        batch={{ lot_code: 'NH-0326-B', made_on: null, expires_on: null }}
        code="7K3M9QXA2VTD5RW8E1HN"
      />
    </>
  );
}

function openPreview(words: PreviewedWords = FULL, answers: readonly Answer[] = NOTHING_PUBLISHED) {
  answerCalls(...answers);
  const product = foundProduct({ name: 'Forest honey' });
  return show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Routes>
        <Route element={<Outlet context={whoamiOf()} />}>
          <Route
            index
            element={
              <ProductContext value={product}>
                <Typing words={words} />
              </ProductContext>
            }
          />
        </Route>
      </Routes>
    </QueryClientProvider>,
  );
}

test('whoever writes a recall sees the page that shoppers will get, of the pack that is recalled', async () => {
  openPreview();
  const { document, sees } = await framed();
  for (const text of [
    'This pack has been recalled. Do not use it.',
    'Do not eat this honey',
    FULL.reason,
    FULL.remedy,
    'NH-0326-B',
    '7K3M 9QXA 2VTD 5RW8 E1HN',
    'Pallet',
    'Forest honey',
  ])
    await sees(text);
  expect(document.querySelector('nav.call')?.textContent).toBe('Call 1800 000 2647');
});

test('it follows what is typed, in the same frame', async () => {
  openPreview();
  const { frame, document, sees } = await framed();
  await sees('Do not eat this honey');
  await userEvent.clear(screen.getByLabelText('Heading'));
  await sees('Product safety recall');
  await userEvent.type(screen.getByLabelText('Heading'), '<b>Glass</b> {{0}');
  await sees('<b>Glass</b> {0}');
  expect(document.querySelector('h1')?.children).toHaveLength(0);
  expect(screen.getByTitle('Preview of the scan page')).toBe(frame);
});

test('in another language it shows what is written in that, and the rest as it was written first', async () => {
  openPreview();
  const { document, sees } = await framed();
  await userEvent.click(screen.getByText('Urdu'));
  await sees('یہ شہد نہ کھائیں');
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ur', 'rtl']);
  expect(document.querySelector('.alarm p[lang=en]')?.textContent).toBe(FULL.hazard);
});

test('what is published about the product is below the warning', async () => {
  const content = contentSample({ variant: { en: 'Raw and unheated' } });
  const at = '2026-11-19T10:00:00.000Z';
  openPreview(FULL, [
    answer(findProductDetails, {
      ...content,
      product_id: foundProduct().id,
      version: 3,
      published_at: at,
      published_by: null,
    }),
    answer(findVersion, {
      number: 3,
      made_at: at,
      made_by: null,
      is_published: true,
      is_live: true,
      restored_from: null,
      content,
      files: [],
    }),
  ]);
  const { document, sees } = await framed();
  await sees('Raw and unheated');
  const words = document.body.textContent ?? '';
  expect(words.indexOf('Do not eat this honey')).toBeLessThan(words.indexOf('Raw and unheated'));
});
