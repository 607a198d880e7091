import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { CodeText } from './code-text.tsx';

const CODE = '7K9M0XQ2TEAH3ZHC5RVN';
const SERIAL = '01095060001343528200000000000000421';

test.each([
  ['a code in fours', { value: CODE }, '7K9M 0XQ2 TEAH 3ZHC 5RVN'],
  ['a short one by its ends', { value: CODE, isShort: true }, '7K9M…5RVN'],
  ['a long one by its ends', { value: SERIAL }, '01095060…0421'],
])('it shows %s', (_, props, shown) => {
  const { container } = show(<CodeText label="code" {...props} />);
  expect(container).toHaveTextContent(shown);
});

test('what is shortened can still be heard and read whole', () => {
  show(<CodeText label="code" value={CODE} isShort />);
  const whole = screen.getByText('7K9M 0XQ2 TEAH 3ZHC 5RVN');
  expect(whole.parentElement).toHaveAttribute('title', '7K9M 0XQ2 TEAH 3ZHC 5RVN');
});

test('all of it is copied, and it says so', async () => {
  const user = userEvent.setup();
  show(<CodeText label="code" value={CODE} isShort />);
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await navigator.clipboard.readText()).toBe(CODE);
  expect(screen.getByText('Copied')).toBeInTheDocument();
});

test('a browser that refuses is not hidden', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  show(<CodeText label="code" value={CODE} />);
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(screen.getByText('Could not copy')).toBeInTheDocument();
});
