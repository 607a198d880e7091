import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';

/** With what comes in a file of its own. */
async function openHome() {
  openPage('/');
  await screen.findByRole('heading', { level: 3, name: 'Get analytics' });
}

/** The card with this heading. */
function feature(heading: string) {
  const card = screen.getByRole('heading', { level: 3, name: heading }).closest('article');
  if (card === null) throw new Error(`${heading} is not on a card`);
  return card;
}

test.each([
  [
    '[PUB-05] generating QR codes',
    'Generate and manage QR codes',
    /Create ten codes or ten million in one go/,
  ],
  ['[PUB-06] managing QR codes', 'Generate and manage QR codes', /Assign, pack, move or withdraw them/],
  ['[PUB-07] tracking scans', 'Track scans', /See which code was scanned, when/],
  ['[PUB-08] editing destinations', 'Edit destinations', /Change what a printed code opens/],
  ['[PUB-09] getting analytics', 'Get analytics', /Scans by day, batch and product/],
])('%s is described', async (_, heading, words) => {
  await openHome();
  expect(feature(heading)).toHaveTextContent(words);
  expect(feature(heading).closest('#features')).not.toBeNull();
});

test('what is typed stands on every label and on the phone; nothing typed is the example', async () => {
  openPage('/');
  const field = screen.getByRole('textbox', { name: 'Put your product on this label' });
  const picture = (product: string) =>
    screen.getByRole('img', { name: new RegExp(`labels for ${product}, and a phone`) });
  expect(within(picture('Wildflower honey')).getAllByText('Wildflower honey')).toHaveLength(4);

  await userEvent.type(field, '  Mango pickle ');
  expect(within(picture('Mango pickle')).getAllByText('Mango pickle')).toHaveLength(4);
  expect(within(picture('Mango pickle')).queryByText('Nilgiri Honey')).toBeNull();

  await userEvent.clear(field);
  expect(within(picture('Wildflower honey')).getAllByText('Wildflower honey')).toHaveLength(4);
});

test('what is made up is called so once in each part of the page, and nowhere twice', async () => {
  await openHome();
  const main = screen.getByRole('main');
  const partOf = (element: Element) =>
    [...main.querySelectorAll('h1, h2')].findLast(
      (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
    )?.textContent;
  const called = [...main.querySelectorAll('[data-example-note]')].map((note) => [
    partOf(note),
    note.textContent,
  ]);
  const pictures = 'The pictures show example data.';
  expect(called).toEqual([
    ['Every pack speaks for itself.', pictures],
    ['One code, four kinds of reader', pictures],
    ['Print the code once. Update its page any time.', pictures],
    ['Made for the pack, not just the code', pictures],
    ['Tuesday, 10:02. Glass in a jar.', 'A made-up example, not a real recall.'],
  ]);
  const parts = new Set([...main.querySelectorAll('.picture')].map(partOf));
  // The drawings of the steps name nothing and count nothing.
  expect([...parts]).toEqual([
    ...called.slice(0, 4).map(([part]) => part),
    'From product name to first scan in three steps',
    'Tuesday, 10:02. Glass in a jar.',
  ]);
});

test('it has one heading of the first level, and no level is left out below it', async () => {
  await openHome();
  const levels = within(screen.getByRole('main'))
    .getAllByRole('heading')
    .map((heading) => Number(heading.tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});
