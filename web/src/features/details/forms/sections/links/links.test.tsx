import { type DraftPart, encodeEmbedUrl, Section } from '@qrigin/domain/details';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleId } from '../../../../../../../domain/src/http/index.ts';
import { anyText } from '../../../testing/any-text.ts';
import { showForm } from '../../../testing/show-form.tsx';
import { decodeTyped, encodeTyped } from './typed-embed.ts';

const section = (fields: object): DraftPart => ({
  part: 'section',
  content: Section.parse({ id: sampleId(), ...fields }),
});
const film = () => screen.getByLabelText('Film address');

test.each([
  ['https://youtu.be/aqz-KE-bpKQ', 'YouTube film. Shoppers open it on YouTube; nothing is loaded before.'],
  ['https://vimeo.com/76979871', 'Vimeo film. Shoppers open it on Vimeo; nothing is loaded before.'],
  ['https://honey.example/film', 'Shown as a link to honey.example'],
])('%s is recognised as %j', (address, words) => {
  const { last } = showForm(section({ type: 'video' }));
  fireEvent.change(film(), { target: { value: address } });
  expect(film()).toHaveAccessibleDescription(words);
  expect(last()).toMatchObject({ url: address });
});

test('an address that is none is said to be wrong once its field is left, and kept', async () => {
  const { last } = showForm(section({ type: 'video' }));
  await userEvent.type(film(), 'http://a.example');
  expect(film()).not.toBeInvalid();
  await userEvent.tab();
  expect(film()).toHaveAccessibleDescription('Enter a web address that begins with https://');
  expect(last()).toMatchObject({ url: 'http://a.example' });
});

test('each web address is stored by itself, in base64', async () => {
  const { last } = showForm(section({ type: 'embed-urls' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add web address' }));
  const first = screen.getByLabelText('Web address 1');
  expect(first).toHaveFocus();
  fireEvent.change(first, { target: { value: 'https://मधु.example/शहद' } });
  expect(last()).toMatchObject({ embedUrlsData: [encodeEmbedUrl('https://मधु.example/शहद')] });
  expect(first).toHaveValue('https://मधु.example/शहद');
  await userEvent.click(screen.getByRole('button', { name: 'Add web address' }));
  fireEvent.change(screen.getByLabelText('Web address 2'), { target: { value: 'https://b.example' } });
  await userEvent.click(screen.getByRole('button', { name: 'Move Web address 2 up' }));
  expect(last()).toMatchObject({
    embedUrlsData: ['https://b.example', 'https://मधु.example/शहद'].map(encodeEmbedUrl),
  });
});

test('an address that stays empty is no address', async () => {
  const { last } = showForm(section({ type: 'embed-urls' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add web address' }));
  await userEvent.tab();
  expect(last()).toMatchObject({ embedUrlsData: [] });
  expect(screen.queryByLabelText('Web address 1')).toBeNull();
});

test('a long address in another script is cut to what can be stored, between two characters', () => {
  const encoded = encodeTyped(`https://a.example/${'ह'.repeat(2000)}`);
  expect(encoded.length).toBeLessThanOrEqual(4096);
  expect(decodeTyped(encoded)).toMatch(/^https:\/\/a\.example\/ह{900,}$/);
});

test('whatever is typed as an address fits when it is stored', () => {
  fc.assert(
    fc.property(anyText(3000), (text) => {
      const encoded = encodeTyped(text.repeat(3));
      expect(encoded.length).toBeLessThanOrEqual(4096);
      expect(encodeTyped(decodeTyped(encoded))).toBe(encoded);
    }),
    { numRuns: 30 },
  );
});
