import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';

/** With what is fetched when someone scrolls. */
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
  ['[PUB-05] generating QR codes', 'Generate and manage QR codes', /Ten codes or ten million in one go/],
  ['[PUB-06] managing QR codes', 'Generate and manage QR codes', /Assign, pack, move or withdraw them/],
  ['[PUB-07] tracking scans', 'Track scans', /Which code was looked at, and when/],
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
    screen.getByRole('img', { name: new RegExp(`label for ${product} on its roll`) });
  expect(within(picture('Wildflower honey')).getAllByText('Wildflower honey')).toHaveLength(4);

  await userEvent.type(field, '  Mango pickle ');
  expect(within(picture('Mango pickle')).getAllByText('Mango pickle')).toHaveLength(4);
  expect(within(picture('Mango pickle')).queryByText('Nilgiri Honey')).toBeNull();

  await userEvent.clear(field);
  expect(within(picture('Wildflower honey')).getAllByText('Wildflower honey')).toHaveLength(4);
});

test('every picture says that it shows example data', async () => {
  await openHome();
  const pictures = [...screen.getByRole('main').querySelectorAll('figure')];
  expect(pictures.length).toBeGreaterThan(10);
  for (const picture of pictures) expect(picture).toHaveTextContent(/Example data$/);
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
