import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a press does what it is for', async () => {
  const onClick = vi.fn<() => void>();
  render(<Button onClick={onClick}>Save</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('while busy it does nothing and keeps its words and the focus', async () => {
  const onClick = vi.fn<() => void>();
  const { rerender } = render(<Button onClick={onClick}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  rerender(
    <Button isBusy onClick={onClick}>
      Save
    </Button>,
  );
  await userEvent.click(button);
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('a busy button of a form does not send it', async () => {
  const onSubmit = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).not.toHaveBeenCalled();
});
