import { FailedCall, Failure } from '@qrigin/domain/errors';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { show } from '../../testing/show.tsx';
import { removeToast } from '../toast/toast.ts';
import { Form } from './form.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { Submit } from './submit.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

const schema = z.object({
  name: z.string().min(1),
  email: z.email(),
  secret: z.string(),
  message: z.string().max(20),
  reach: z.string(),
});
const defaults = { name: '', email: '', secret: '', message: '', reach: 'local' };
const REACH = [
  { value: 'local', label: 'Local' },
  { value: 'national', label: 'National' },
];

beforeEach(() => removeToast());

const sendNothing = async () => {};

function openForm(answer: () => Promise<void> = sendNothing) {
  const onSubmit = vi.fn<(values: z.infer<typeof schema>) => Promise<void>>(answer);
  show(
    <Form schema={schema} defaults={defaults} onSubmit={onSubmit} failuresOf={{ wrong_code: 'secret' }}>
      <TextField name="name" label="Name" />
      <TextField name="email" label="Email" hint="We send a code to it." />
      <PasswordField name="secret" label="Password" autoComplete="current-password" />
      <TextAreaField name="message" label="Message" maxLength={20} />
      <SelectField name="reach" label="Reach" options={REACH} />
      <Submit>Send</Submit>
    </Form>,
  );
  return onSubmit;
}

const field = (label: string) => screen.getByLabelText(label);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
async function fillIn(email = 'asha@example.com') {
  await userEvent.type(field('Name'), 'Asha');
  await userEvent.type(field('Email'), email);
}

test('a fault stands beside its field, the focus goes to the first wrong one and nothing is sent', async () => {
  const onSubmit = openForm();
  expect(field('Email')).toHaveAccessibleDescription('We send a code to it.');
  await userEvent.type(field('Email'), 'asha');
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field('Name')).toHaveFocus();
  expect(field('Name')).toBeInvalid();
  expect(field('Name')).toHaveAccessibleDescription('This is required.');
  expect(field('Email')).toBeInvalid();
  expect(field('Email')).toHaveAccessibleDescription('Enter an email address like name@example.com.');
  expect(field('Message')).toBeValid();

  await userEvent.type(field('Email'), '@example.com');
  expect(field('Email')).toBeValid();
  expect(field('Email')).toHaveAccessibleDescription('We send a code to it.');
});

test('no one is told off before sending', async () => {
  openForm();
  await userEvent.type(field('Email'), 'asha');
  await userEvent.tab();
  expect(field('Email')).toBeValid();
});

test('what is right is sent as the contract has it', async () => {
  const onSubmit = openForm();
  await fillIn();
  await userEvent.type(field('Message'), 'Hello');
  await userEvent.selectOptions(field('Reach'), 'National');
  await send();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    name: 'Asha',
    email: 'asha@example.com',
    secret: '',
    message: 'Hello',
    reach: 'national',
  });
});

test('what the server finds wrong with a field stands beside it', async () => {
  openForm(() =>
    Promise.reject(new Failure('invalid_input', { fields: { email: 'Already taken', other: 'x' } })),
  );
  await fillIn();
  await send();
  expect(field('Email')).toHaveAccessibleDescription('Already taken');
  expect(field('Email')).toBeInvalid();
  expect(field('Email')).toHaveFocus();
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('a failure that is about one field stands beside it', async () => {
  const failure = new Failure('wrong_code');
  openForm(() => Promise.reject(failure));
  await fillIn();
  await send();
  expect(field('Password')).toBeInvalid();
  expect(field('Password')).toHaveFocus();
});

test('however often it is sent while an answer is awaited, one request leaves', async () => {
  const answers: (() => void)[] = [];
  const onSubmit = openForm(() => new Promise<void>((resolve) => answers.push(resolve)));
  await fillIn();
  const form = field('Name').closest('form')!;
  // Sent by keys, by the button and by a script, before the button could know of it.
  fireEvent.submit(form);
  fireEvent.submit(form);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
  fireEvent.submit(form);
  await userEvent.type(field('Name'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');

  await act(async () => answers[0]?.());
  await send();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test("[ERR-08] without a network the toast says 'An error occurred' and what was typed stays", async () => {
  openForm(() => Promise.reject(new TypeError('Failed to fetch')));
  await fillIn();
  await send();
  const toast = await screen.findByRole('listitem');
  expect(toast).toHaveTextContent(/^An error occurred/);
  expect(field('Name')).toHaveValue('Asha');
  expect(field('Email')).toHaveValue('asha@example.com');
  expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy');
});

test("[ERR-09] the 'Failed to …' of a call is the title of a destructive toast", async () => {
  openForm(() =>
    Promise.reject(new FailedCall('Failed to assign product QRs', { cause: new Failure('internal') })),
  );
  await fillIn();
  await send();
  const toast = await screen.findByRole('listitem');
  expect(toast.querySelector('.font-semibold')).toHaveTextContent(/^Failed to assign product QRs$/);
  expect(toast).toHaveClass('bg-danger-soft');
});

test('the count of a text follows what is typed', async () => {
  openForm();
  await userEvent.type(field('Message'), 'Hello');
  expect(screen.getByText('5 / 20')).toBeVisible();
});

test('a password is hidden until its owner wants to see it', async () => {
  openForm();
  await userEvent.type(field('Password'), 'right horse');
  expect(field('Password')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field('Password')).toHaveAttribute('type', 'text');
  expect(field('Password')).toHaveValue('right horse');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field('Password')).toHaveAttribute('type', 'password');
});
