import { Failure } from '@qrigin/domain/errors';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { show } from '../../../testing/show.tsx';
import { Form } from '../form.tsx';
import { Submit } from '../submit.tsx';
import { CodeBoxesField } from './code-boxes-field.tsx';

const schema = z.object({ code: z.string().regex(/^\d{6}$/) });

const sendNothing = async () => {};

function openForm({ isSentWhenFull = false, answer = sendNothing } = {}) {
  const onSubmit = vi.fn<(values: { code: string }) => Promise<void>>(answer);
  show(
    <Form schema={schema} defaults={{ code: '' }} onSubmit={onSubmit} failuresOf={{ wrong_code: 'code' }}>
      <CodeBoxesField name="code" label="Code" isSentWhenFull={isSentWhenFull} />
      <Submit>Verify</Submit>
    </Form>,
  );
  return onSubmit;
}

const group = () => screen.getByRole('group', { name: 'Code' });
const boxes = () => within(group()).getAllByRole<HTMLInputElement>('textbox');
const box = (place: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Digit ${place} of 6` });
const shown = () =>
  boxes()
    .map(({ value }) => value || '_')
    .join('');
const verify = () => userEvent.click(screen.getByRole('button', { name: 'Verify' }));

async function typeInto(place: number, text: string) {
  await userEvent.click(box(place));
  await userEvent.keyboard(text);
}
async function pasteInto(place: number, text: string) {
  await userEvent.click(box(place));
  await userEvent.paste(text);
}

test('[AUTH-65] there are exactly six boxes, one group by name, each with its place', () => {
  openForm();
  expect(boxes()).toHaveLength(6);
  expect(boxes().map((input) => input.getAttribute('aria-label'))).toEqual(
    [1, 2, 3, 4, 5, 6].map((place) => `Digit ${place} of 6`),
  );
  for (const input of boxes()) expect(input).toHaveAttribute('inputmode', 'numeric');
});

test.each(['', '4', '40719'])('[AUTH-66] with %o typed nothing is submitted', async (typed) => {
  const onSubmit = openForm();
  if (typed) await typeInto(1, typed);
  await verify();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(await screen.findByText('Enter all six digits.')).toBeVisible();
  expect(box(typed.length + 1)).toHaveFocus();
  expect(box(1)).toBeInvalid();
});

test('[AUTH-66] a code with a gap is not submitted either', async () => {
  const onSubmit = openForm();
  await typeInto(1, '407');
  await typeInto(5, '98');
  expect(shown()).toBe('407_98');
  await verify();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(box(4)).toHaveFocus();
});

test('six digits are submitted as one text', async () => {
  const onSubmit = openForm();
  await typeInto(1, '007198');
  await verify();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ code: '007198' });
});

test('[AUTH-67] what is no digit is stripped', async () => {
  openForm();
  await typeInto(1, 'a4 -b0');
  expect(shown()).toBe('40____');
  expect(box(3)).toHaveFocus();
});

test('[AUTH-68] a box holds one character at most', async () => {
  openForm();
  await typeInto(1, '4');
  await typeInto(1, '5');
  expect(shown()).toBe('5_____');
  // Typed before or behind the digit that is there, without replacing it.
  fireEvent.input(box(1), { target: { value: '57' } });
  expect(shown()).toBe('7_____');
  fireEvent.input(box(1), { target: { value: '97' } });
  expect(shown()).toBe('9_____');
  for (const { value } of boxes()) expect(value.length).toBeLessThanOrEqual(1);
});

test('[AUTH-69] a digit moves the focus to the next box', async () => {
  openForm();
  await typeInto(1, '4');
  expect(box(2)).toHaveFocus();
  await userEvent.keyboard('0719');
  expect(box(6)).toHaveFocus();
  await userEvent.keyboard('8');
  expect(box(6)).toHaveFocus();
  expect(shown()).toBe('407198');
});

test('[AUTH-69] so does the digit that is there already', async () => {
  openForm();
  await typeInto(1, '407198');
  await typeInto(1, '4');
  expect(box(2)).toHaveFocus();
  expect(shown()).toBe('407198');
});

test('[AUTH-70] Backspace in an empty box moves the focus to the box before', async () => {
  openForm();
  await typeInto(1, '407');
  expect(box(4)).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  expect(box(3)).toHaveFocus();
});

test('[AUTH-71] Backspace in an empty box clears the box before', async () => {
  openForm();
  await typeInto(1, '407');
  await userEvent.keyboard('{Backspace}');
  expect(shown()).toBe('40____');
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(shown()).toBe('______');
  expect(box(1)).toHaveFocus();
});

test('Backspace in a filled box clears that one only', async () => {
  openForm();
  await typeInto(1, '407198');
  await typeInto(3, '{Backspace}');
  expect(shown()).toBe('40_198');
  expect(box(3)).toHaveFocus();
});

test('[AUTH-72] pasting fills from the box it is pasted into', async () => {
  openForm();
  await typeInto(1, '9');
  await pasteInto(3, '40');
  expect(shown()).toBe('9_40__');
  expect(box(5)).toHaveFocus();
});

test.each([
  [1, '40719855', '407198'],
  [3, '407198', '__4071'],
])('[AUTH-73] pasting into box %i keeps what fits of %s', async (place, text, expected) => {
  openForm();
  await pasteInto(place, text);
  expect(shown()).toBe(expected);
  expect(box(6)).toHaveFocus();
});

test('[AUTH-74] what is no digit is stripped before pasting fills', async () => {
  openForm();
  await pasteInto(1, ' code: 407-198\n');
  expect(shown()).toBe('407198');
  await pasteInto(1, 'nothing');
  expect(shown()).toBe('407198');
});

test('a phone fills the whole code into the first box and it spreads', () => {
  openForm();
  expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
  fireEvent.input(box(1), { target: { value: '407198' } });
  expect(shown()).toBe('407198');
});

test('arrows, Home and End walk through the boxes', async () => {
  openForm();
  await typeInto(3, '{ArrowLeft}');
  expect(box(2)).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(box(6)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Home}{ArrowRight}');
  expect(box(2)).toHaveFocus();
});

test('a wrong code is told beside the boxes and the next one begins anew', async () => {
  const answers = [() => Promise.reject(new Failure('wrong_code')), () => Promise.resolve()];
  const onSubmit = openForm({ answer: async () => answers.shift()?.() });
  await typeInto(1, '407193');
  await verify();
  expect(await screen.findByText('invalid code')).toBeVisible();
  expect(box(1)).toHaveFocus();
  expect(group()).toHaveAccessibleDescription('invalid code');
  for (const input of boxes()) expect(input).toBeInvalid();

  await userEvent.keyboard('4');
  expect(shown()).toBe('4_____');
  expect(box(1)).toBeValid();
  await userEvent.keyboard('07198');
  await verify();
  expect(onSubmit).toHaveBeenLastCalledWith({ code: '407198' });
});

test('where it is asked for, the last digit sends the form once', async () => {
  const onSubmit = openForm({ isSentWhenFull: true });
  await typeInto(1, '40719');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('8');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ code: '407198' });
});

test('while it is checked the boxes keep their digits and take no others', async () => {
  let finish = () => {};
  openForm({ answer: () => new Promise<void>((resolve) => (finish = resolve)) });
  await typeInto(1, '407198');
  await verify();
  for (const input of boxes()) expect(input).toHaveAttribute('readonly');
  await typeInto(2, '5');
  expect(shown()).toBe('407198');
  await act(async () => finish());
});
