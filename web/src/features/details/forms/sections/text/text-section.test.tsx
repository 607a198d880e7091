import { type DraftPart, paragraphsOf, Section } from '@qrigin/domain/details';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sampleId } from '../../../../../../../domain/src/http/index.ts';
import { showForm } from '../../../testing/show-form.tsx';

const section = (en: string): DraftPart => ({
  part: 'section',
  content: Section.parse({ id: sampleId(), type: 'text', body: { en: paragraphsOf(en) } }),
});
const editor = () => screen.findByRole('textbox', { name: 'Text' });
const tool = (name: string) =>
  within(screen.getByRole('toolbar', { name: 'Formatting' })).getByRole('button', { name });

test('the text of the language is in its field, with its direction, and is counted', async () => {
  showForm(section('Gathered by hand.'));
  expect(await editor()).toHaveTextContent('Gathered by hand.');
  expect(await editor()).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('17 of 5,000')).toBeVisible();
});

test('in another language the first one is shown below', async () => {
  showForm(section('Gathered by hand.'), { language: 'ur' });
  expect(await editor()).toHaveAttribute('dir', 'rtl');
  expect(await editor()).toHaveAccessibleDescription(/^In English ?: Gathered by hand\.$/);
});

test('the toolbar is one stop of the keyboard, and says what applies', async () => {
  const { last } = showForm(section('Gathered'));
  await editor();
  tool('Bold').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(tool('Heading')).toHaveFocus();
  expect(tool('Heading')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(tool('Heading')).toHaveAttribute('aria-pressed', 'true'));
  expect(last()).toMatchObject({ body: { en: { content: [{ type: 'heading' }] } } });
  tool('Heading').focus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(tool('Link')).toHaveFocus();
});

test('a link takes an address that begins with https, and nothing else', async () => {
  const { last } = showForm(section('Gathered'));
  await editor();
  await userEvent.click(tool('Link'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add link' }));
  const address = dialog.getByLabelText('Web address');
  fireEvent.change(address, { target: { value: 'javascript:alert(1)' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Add link' }));
  expect(address).toHaveAccessibleDescription('Enter a web address that begins with https://');
  fireEvent.change(address, { target: { value: 'honey.example' } });
  fireEvent.change(dialog.getByLabelText('Words of the link'), { target: { value: 'our shop' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Add link' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(JSON.stringify(last())).toContain(
    '"text":"our shop","marks":[{"type":"link","attrs":{"href":"https://honey.example/"}}]',
  );
});

test('a text that is only read has no toolbar', async () => {
  showForm(section('Gathered'), { isReadOnly: true });
  expect(await editor()).toHaveAttribute('contenteditable', 'false');
  expect(screen.queryByRole('toolbar')).toBeNull();
});
