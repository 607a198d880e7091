import { type DraftPart, FIXED_CONTENT, NO_CONTENT } from '@qrigin/domain/details';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { descriptionOf } from '../../testing/description-of.ts';
import { showForm } from '../../testing/show-form.tsx';
import { addressIn } from './address-in.ts';

const SUPPORT: DraftPart = { part: 'support', content: FIXED_CONTENT.support.parse({}) };
const QRINFO: DraftPart = { part: 'qrinfo', content: FIXED_CONTENT.qrinfo.parse({}) };

test('a note has a title and points', async () => {
  const { last } = showForm({ part: 'notes', content: { notes: NO_CONTENT.notes } });
  expect(screen.getByText(/^Notes appear near the end/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(screen.getByLabelText('Title of note 1')).toHaveFocus();
  fireEvent.change(screen.getByLabelText('Title of note 1'), { target: { value: 'Crystals' } });
  fireEvent.change(screen.getByLabelText('Point 1 of note 1'), { target: { value: 'Warm it' } });
  await userEvent.click(screen.getByRole('button', { name: 'Add point' }));
  expect(screen.getByLabelText('Point 2 of note 1')).toHaveFocus();
  expect(last()).toEqual({ notes: [{ title: { en: 'Crystals' }, points: [{ en: 'Warm it' }, {}] }] });
  await userEvent.click(screen.getByRole('button', { name: 'Remove note 1' }));
  expect(last()).toEqual({ notes: [] });
});

test('of the code that embeds a map only its address is taken, and its host is said', () => {
  const { last } = showForm(SUPPORT);
  const map = screen.getByLabelText('Map address');
  expect(map).toHaveAccessibleDescription(/choose Share, then Embed a map/);
  fireEvent.change(map, {
    target: { value: '<iframe src="https://www.google.com/maps/embed?pb=1&amp;x=2" width="600"></iframe>' },
  });
  expect(last()).toMatchObject({
    support: { location: { mapEmbedUrl: 'https://www.google.com/maps/embed?pb=1&x=2' } },
  });
  expect(descriptionOf(map)).toMatch(/link to the map on www\.google\.com\. Nothing loads/);
});

test('other texts are no code', () => {
  expect(addressIn('https://maps.example/<iframe')).toBe('https://maps.example/<iframe');
  expect(addressIn('<iframe title="x">')).toBe('<iframe title="x">');
});

test('hours are written per language, the place ID once', () => {
  const { last } = showForm(SUPPORT, { language: 'hi' });
  fireEvent.change(screen.getByLabelText('Hours'), { target: { value: 'सोमवार से शनिवार' } });
  fireEvent.change(screen.getByLabelText('Place ID'), { target: { value: 'ChIJ_x' } });
  expect(last()).toEqual({
    support: { hours: { hi: 'सोमवार से शनिवार' }, location: { placeId: 'ChIJ_x', mapEmbedUrl: '' } },
  });
});

test('the onward address says what shoppers will see', () => {
  const { last } = showForm(QRINFO);
  const onward = screen.getByLabelText('Onward address');
  fireEvent.change(onward, { target: { value: 'https://shop.example/honey' } });
  expect(last()).toMatchObject({ qrinfo: { redirect_url: 'https://shop.example/honey' } });
  expect(onward).toHaveAccessibleDescription(
    'Shoppers see a link to shop.example; they are never sent there automatically.',
  );
});
