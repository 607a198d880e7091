import { RETENTION } from '@qrigin/domain/features';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { version } from '../website/version.ts';

const main = () => within(screen.getByRole('main'));
/** A page is fetched when it is opened, which takes a while on a busy machine. */
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('[PUB-20][PUB-31] /image shows one sample code and nothing to press, and asks the server for nothing', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  openPage('/image');
  await heading('Image test page');
  expect(main().getByRole('img', { name: 'Sample QR code with the Qrigin logo' })).toBeVisible();
  expect(main().queryAllByRole('button')).toEqual([]);
  expect(main().queryAllByRole('link')).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

test('[PUB-21][PUB-31] /version prints the version of the build', async () => {
  openPage('/version');
  await heading('Version');
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
  expect(main().getByText(version)).toBeVisible();
});

test.each([
  ['[PUB-22]', '/privacy-policy', 'Privacy policy', /__Host-qrigin-session/],
  ['[PUB-23]', '/terms-of-service', 'Terms of service', /we cannot promise that it is always available/],
  [
    '[PUB-24]',
    '/cancellation-policy',
    'Cancellation policy',
    /An organisation with no other Owner is closed/,
  ],
  ['[PUB-25]', '/shipping-policy', 'Shipping policy', /We do not ship anything/],
])('%s[PUB-30] %s shows its policy, with a way to every part of it', async (_, path, name, words) => {
  openPage(path);
  await heading(name);
  expect(screen.getByRole('main')).toHaveTextContent(words);
  const contents = within(main().getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(contents.length).toBeGreaterThan(2);
  for (const link of contents) {
    const part = document.querySelector(link.getAttribute('href') ?? 'nothing');
    expect(part?.querySelector('h2')).toHaveTextContent(link.textContent ?? '');
    expect(part?.textContent?.length).toBeGreaterThan(150);
  }
});

test('[PUB-22] the privacy policy shows every row of the list by which things are erased, with its term', async () => {
  openPage('/privacy-policy');
  await heading('Privacy policy');
  const [, ...rows] = within(main().getByRole('table', { name: 'How long we keep things' })).getAllByRole(
    'row',
  );
  const terms = rows.map((row) => within(row).getByRole('cell').textContent);
  const expected = Object.values(RETENTION).map(({ count, unit }) =>
    count === 0 ? 'up to one day' : `${count} ${unit}${count === 1 ? '' : 's'}`,
  );
  expect(terms.toSorted()).toEqual(expected.toSorted());
  // As it was decided, row by row.
  expect(terms).toEqual([
    '13 months',
    '12 months',
    '12 months',
    '48 hours',
    '24 hours',
    '30 days',
    '12 months',
    '1 day',
    'up to one day',
    '30 days',
    '7 days',
    'up to one day',
    '180 days',
    '90 days',
    '3 months',
    '7 days',
    '12 months',
    '7 days',
    '1 day',
  ]);
  expect(rows[0]).toHaveTextContent(/^Scans: which code.*13 months$/);
  expect(new Set(rows.map((row) => within(row).getByRole('rowheader').textContent)).size).toBe(rows.length);
});

test('[PUB-30] /teams has a heading and real text', async () => {
  openPage('/teams');
  await heading('Teams');
  expect(main().getByRole('heading', { name: 'Packing and warehouse' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(
    'No one can give others more access than they have themselves.',
  );
});

test.each([
  ['[PUB-26]', '/no-such-page'],
  ['[PUB-27]', '/privacy-policy/x'],
])("%s[PUB-30] %s reads 'Page not found', names the path and links home", async (_, path) => {
  const { place } = openPage(path);
  await heading('Page not found');
  expect(main().getByText(path)).toBeVisible();
  expect(document.title).toBe('Page not found · Qrigin');
  await userEvent.click(main().getByRole('link', { name: 'Go to the home page' }));
  await vi.waitFor(() => expect(place()).toBe('/'));
  expect(main().queryByRole('heading', { name: 'Page not found' })).toBeNull();
});

test('a path that is no proper writing is shown as it came', async () => {
  openPage('/no%E0such');
  await heading('Page not found');
  expect(main().getByText('/no%E0such')).toBeVisible();
});
