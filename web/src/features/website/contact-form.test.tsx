import { sendContactMessage } from '@qrigin/domain/website';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, answerCalls, failed } from '../../testing/answer-calls.ts';
import { openPage } from '../../testing/open-page.tsx';
import { bodiesTo } from '../../testing/sent-calls.ts';
import { removeToast } from '../../ui/toast/toast.ts';

afterEach(() => {
  removeToast();
  vi.unstubAllGlobals();
});

const MESSAGE = { name: 'Asha Rao', email: 'asha@example.com', message: 'How many codes fit on a roll?' };
const field = (name: string) => screen.getByRole('textbox', { name });

/** The page is fetched when it is opened, which takes a while on a busy machine. */
async function open(query = '') {
  openPage(`/contact${query}`);
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
}

async function fillIn() {
  await open();
  await userEvent.type(field('Name'), MESSAGE.name);
  await userEvent.type(field('Email'), MESSAGE.email);
  await userEvent.type(field('Message'), MESSAGE.message);
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

test('[PUB-29] a message is sent, and a confirmation takes the place of the form and the focus', async () => {
  const fetched = answerCalls(answer(sendContactMessage, { received: true }));
  await fillIn();
  expect(screen.getByText(`${MESSAGE.message.length} / 5000`)).toBeVisible();
  await send();
  const thanks = await screen.findByRole('heading', { name: 'Thank you. Your message has arrived.' });
  expect(thanks).toHaveFocus();
  expect(screen.getByText(/^If it needs a reply/)).toHaveTextContent('we’ll send it to asha@example.com.');
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  expect(bodiesTo(fetched, sendContactMessage)).toEqual([{ ...MESSAGE, website: '' }]);

  await userEvent.click(screen.getByRole('button', { name: 'Send another message' }));
  expect(field('Message')).toHaveValue('');
});

test('what fails keeps what was typed and says so', async () => {
  answerCalls(answer(sendContactMessage, failed('internal')));
  await fillIn();
  await send();
  await waitFor(() => expect(screen.getAllByText(/error|wrong/i).length).toBeGreaterThan(0));
  expect(field('Message')).toHaveValue(MESSAGE.message);
  expect(field('Email')).toHaveValue(MESSAGE.email);
});

test('a wrong address is told beside its field, and nothing is sent', async () => {
  const fetched = answerCalls();
  await open();
  await userEvent.type(field('Email'), 'asha');
  await send();
  expect(field('Email')).toHaveAccessibleDescription('Enter an email address like name@example.com.');
  expect(field('Name')).toHaveAccessibleDescription('This is required.');
  expect(fetched).not.toHaveBeenCalled();
});

test('the trap is out of reach for people, and what a program writes into it is sent along', async () => {
  const fetched = answerCalls(answer(sendContactMessage, { received: true }));
  await fillIn();
  expect(screen.getAllByRole('textbox')).toHaveLength(3);
  const trap = document.querySelector('input[name=website]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  if (trap) fireEvent.input(trap, { target: { value: 'https://spam.example' } });
  await send();
  await screen.findByRole('heading', { name: /Thank you/ });
  expect(bodiesTo(fetched, sendContactMessage)).toMatchObject([{ website: 'https://spam.example' }]);
});

test('whoever comes from the page of a code has the code in their message, and nothing else that an address says', async () => {
  await open('?code=7K3M9QXA2VTD5RW8E1HN');
  expect(field('Message')).toHaveValue('About the page for code 7K3M9QXA2VTD5RW8E1HN:\n');
});

test('what is no code is not taken from the address', async () => {
  await open('?code=Send%20money');
  expect(field('Message')).toHaveValue('');
});
