import { expect, test } from 'vitest';
import { publicRecallSample } from '../../../../domain/src/recalls/samples.ts';
import { recallDocument } from '../../testing/scan/scan-document.ts';

const IN_WORDS = {
  heading: 'Do not eat this honey',
  reason: 'Splinters of glass may be in the honey.',
  hazard: 'They can cut the mouth.',
  what_to_do: 'Stop eating it.\nTake it back to the shop.',
  remedy: 'Your money back',
  contact: '1800 000 2647',
  language: 'en' as const,
  translations: {
    hi: { heading: 'यह शहद न खाएँ', reason: '', hazard: '', what_to_do: '', remedy: '' },
  },
};
const recall = (over: Parameters<typeof publicRecallSample>[0] = {}) =>
  publicRecallSample({ ...IN_WORDS, opened_at: '2026-11-14T09:10:00.000Z', ...over });

test('the page of a recall says whose it is, what is affected, what to do, and how to find out', () => {
  const { page, words, screen } = recallDocument(recall({ lot_code: 'NH-0326-B' }));
  expect(page.title).toBe('Recalled: Forest honey · Nilgiri Honey');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Do not eat this honey');
  for (const text of [
    'Nilgiri Honey',
    'Splinters of glass may be in the honey.',
    'They can cut the mouth.',
    'BatchNH-0326-B',
    'AffectedAll packs of this batch',
    'Recalled14 November 2026',
    'Your money back',
  ])
    expect(words).toContain(text);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Stop eating it.',
    'Take it back to the shop.',
  ]);
  expect(screen.getByRole('link', { name: 'Call 1800 000 2647' })).toHaveAttribute('href', 'tel:18000002647');
  expect(screen.getByRole('textbox', { name: 'Enter the code next to the QR code' })).toBeInTheDocument();
  expect(page.querySelector('meta[name=theme-color]')).toHaveAttribute('content', '#b42318');
});

test.each([
  [recall({ scope: 'product' }), 'All packs of this product'],
  [recall({ scope: 'run' }), 'Some packs of this product'],
  [recall({ scope: 'code', level: 'Carton' }), 'One pack (Carton) and all that is in it'],
  [
    recall({ scope: 'window', from: '2026-09-30T18:30:00.000Z', to: '2026-10-14T18:30:00.000Z' }),
    'Packs whose codes were issued from 30 September 2026, 18:30 UTC until just before 14 October 2026, 18:30 UTC',
  ],
])('what is affected is said for a recall of any kind', (told, affected) => {
  expect(recallDocument(told).words).toContain(`Affected${affected}`);
});

test('one that has ended says so, and is not red', () => {
  const { page, words } = recallDocument(recall({ ended_at: '2026-11-18T12:00:00.000Z' }));
  expect(page.title).toBe('Recall ended: Forest honey · Nilgiri Honey');
  expect(words).toContain('This recall has ended');
  expect(words).toContain('Ended18 November 2026');
  expect(page.querySelector('.alarm')).toBeNull();
  expect(page.querySelector('meta[name=theme-color]')).not.toHaveAttribute('content', '#b42318');
});

test('one that has ended never says that people were asked to do what no one had asked', () => {
  const asked = recallDocument(recall({ ended_at: '2026-11-18T12:00:00.000Z' }));
  expect(asked.screen.getByRole('heading', { name: 'What people were asked to do' })).toBeInTheDocument();
  expect(asked.screen.getAllByRole('listitem')).toHaveLength(2);
  const nothing = { what_to_do: '', ended_at: '2026-11-18T12:00:00.000Z' };
  const { words, screen } = recallDocument(recall(nothing));
  expect(words).not.toContain('What people were asked to do');
  expect(words).toContain('What you getYour money back');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(recallDocument(recall({ ...nothing, remedy: '' })).words).not.toContain('What you get');
  // While it is open there is always something to do.
  expect(recallDocument(recall({ what_to_do: '' })).screen.getAllByRole('listitem')).toHaveLength(3);
});

test('without a heading it is named by the product; words of a maker never become markup', () => {
  const name = '<b>Honey</b> {0}';
  const { screen } = recallDocument(recall({ heading: '', product: { name, image_url: null } }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Recall of ${name}`);
});

test('in another language it reads as far as the maker wrote it in that', () => {
  const { page, screen } = recallDocument(recall(), 'hi');
  expect(page.documentElement.lang).toBe('hi');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('यह शहद न खाएँ');
  expect(page.querySelector('.alarm p[lang=en]')?.textContent).toBe(IN_WORDS.reason);
});

test('an address that leads to no recall offers to check a code', () => {
  const { page, words, screen } = recallDocument(undefined);
  expect(page.title).toBe('Recall not found · Qrigin');
  expect(words).toContain(
    'There is no recall at this address. To find out whether a pack has been recalled, check its code.',
  );
  expect(screen.getByRole('button', { name: 'Check code' })).toBeInTheDocument();
});
