import { I18nProvider } from '@lingui/react';
import { type DraftPart, FIXED_CONTENT, type FixedContent, NO_CONTENT } from '@qrigin/domain/details';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { i18n } from '../../../words/words.ts';
import { showForm } from '../testing/show-form.tsx';
import { PartForm } from './part-form.tsx';

const surroundings = { language: 'en', files: [], faults: [], onFile: () => undefined } as const;
const USE: DraftPart = { part: 'use', content: FIXED_CONTENT.use.parse({}) };
const use = (over: object): DraftPart => ({ part: 'use', content: FIXED_CONTENT.use.parse(over) });
const storage = () => screen.getByLabelText('Storage');

afterEach(() => {
  vi.useRealTimers();
});

test('what is typed is handed over at once, and spaces that are not stored stay while someone is typing', async () => {
  const { last } = showForm(USE);
  await userEvent.type(storage(), 'Keep ');
  expect(last()).toMatchObject({ storage: { en: 'Keep' } });
  expect(storage()).toHaveValue('Keep ');
  await userEvent.type(storage(), 'dry');
  expect(last()).toMatchObject({ storage: { en: 'Keep dry' } });
});

test('a page that is late loses no character, in the field that is typed in or in the one before', () => {
  vi.useFakeTimers();
  const { last } = showForm(USE, { lateMs: 400 });
  const type = (field: HTMLElement, text: string) => {
    for (let end = 1; end <= text.length; end += 1) {
      fireEvent.change(field, { target: { value: text.slice(0, end) } });
      act(() => void vi.advanceTimersByTime(90));
      expect(field).toHaveValue(text.slice(0, end));
    }
  };
  type(storage(), 'Lid closed, dry');
  type(screen.getByLabelText('How to use'), 'Stir');
  expect(last()).toMatchObject({ storage: { en: 'Lid closed, dry' }, how_to_use: { en: 'Stir' } });
  act(() => void vi.runAllTimers());
  expect(storage()).toHaveValue('Lid closed, dry');
  expect(screen.getByLabelText('How to use')).toHaveValue('Stir');
});

test('what the page shows from elsewhere is taken, even while something is not answered', () => {
  const form = (text: string) => (
    <I18nProvider i18n={i18n}>
      <PartForm
        part="use"
        content={FIXED_CONTENT.use.parse({ storage: { en: text } })}
        onChange={() => undefined}
        {...surroundings}
      />
    </I18nProvider>
  );
  const { rerender } = render(form('Dry'));
  fireEvent.change(storage(), { target: { value: 'Dry and cold' } });
  expect(storage()).toHaveValue('Dry and cold');
  rerender(form('Restored'));
  expect(storage()).toHaveValue('Restored');
});

test('a text that comes back as it is stored keeps the space after which someone is about to type', () => {
  const form = (content: FixedContent<'use'>) => (
    <I18nProvider i18n={i18n}>
      <PartForm part="use" content={content} onChange={onChange} {...surroundings} />
    </I18nProvider>
  );
  const onChange = vi.fn<(content: FixedContent<'use'>) => void>();
  const { rerender } = render(form(FIXED_CONTENT.use.parse({})));
  fireEvent.change(storage(), { target: { value: 'Keep ' } });
  const [given] = onChange.mock.lastCall!;
  rerender(form(given));
  rerender(form(FIXED_CONTENT.use.parse(given)));
  expect(storage()).toHaveValue('Keep ');
});

test('each language has its own text; one that is missing is shown below in the default language', async () => {
  const { last } = showForm(use({ storage: { en: 'Keep dry' } }), { language: 'ur' });
  expect(storage()).toHaveValue('');
  expect(storage()).toHaveAttribute('dir', 'rtl');
  expect(storage()).toHaveAttribute('lang', 'ur');
  expect(storage()).toHaveAccessibleDescription(/^In English ?: Keep dry$/);
  await userEvent.type(storage(), 'خشک');
  expect(last()).toMatchObject({ storage: { en: 'Keep dry', ur: 'خشک' } });
  expect(storage()).not.toHaveAccessibleDescription(/Keep dry/);
  await userEvent.clear(storage());
  expect(last()).toMatchObject({ storage: { en: 'Keep dry' } });
  expect(last()).not.toHaveProperty('storage.ur');
});

test('a long text is counted, and its limit cannot be passed', () => {
  const { last } = showForm(USE);
  fireEvent.change(storage(), { target: { value: 'x'.repeat(3000) } });
  expect(storage()).toHaveValue('x'.repeat(2000));
  expect(screen.getByText('2,000 of 2,000')).toBeVisible();
  expect(last()).toMatchObject({ storage: { en: 'x'.repeat(2000) } });
});

test('a form that is only read takes no typing and offers no buttons', async () => {
  const { seen } = showForm(use({ storage: { en: 'Dry' }, warnings: [{ en: 'Hot' }] }), { isReadOnly: true });
  await userEvent.type(storage(), 'x');
  expect(storage()).toHaveValue('Dry');
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(seen).toEqual([]);
});

test('another section in the same place is another form', () => {
  const section = (id: string) => (
    <I18nProvider i18n={i18n}>
      <PartForm
        part="section"
        content={{
          id,
          type: 'embed-urls',
          title: { en: id },
          is_hidden: false,
          embedUrlsData: [],
        }}
        onChange={() => undefined}
        {...surroundings}
      />
    </I18nProvider>
  );
  const { rerender } = render(section('one'));
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'not answered' } });
  rerender(section('two'));
  expect(screen.getByLabelText('Title')).toHaveValue('two');
});

test('a fault is said after its field was left, not while its first characters are typed', async () => {
  const maker = FIXED_CONTENT.maker.parse({ maker_name: { en: 'Nilgiri Honey' } });
  const { last } = showForm({ part: 'maker', content: maker });
  const email = screen.getByLabelText('Email');
  await userEvent.type(email, 'care@');
  expect(email).not.toBeInvalid();
  expect(last()).toMatchObject({ email: 'care@' });
  await userEvent.tab();
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('Enter an email address, such as care@example.com.');
  await userEvent.type(email, 'example.com');
  expect(email).not.toBeInvalid();
});

test('a fault from before is in sight at once', () => {
  showForm({ part: 'qrinfo', content: { qrinfo: { ...NO_CONTENT.qrinfo, redirect_url: 'ftp://x' } } });
  expect(screen.getByLabelText('Onward address')).toHaveAccessibleDescription(
    'Enter a web address that begins with https:// or http://',
  );
});
