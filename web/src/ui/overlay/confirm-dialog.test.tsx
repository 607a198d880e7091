import { Failure } from '@qrigin/domain/errors';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Button } from '../button/button.tsx';
import { removeToast } from '../toast/toast.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Props = Partial<ComponentProps<typeof ConfirmDialog>>;

beforeEach(() => removeToast());

function Page(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Recall</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Recall batch B-0418?"
        confirmLabel="Open recall"
        onConfirm={() => {}}
        {...props}
      >
        This cannot be undone.
      </ConfirmDialog>
    </>
  );
}

async function ask(props: Props = {}) {
  show(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Recall' }));
}
const dialog = () => screen.queryByRole('alertdialog', { name: 'Recall batch B-0418?' });
const confirm = () => screen.getByRole('button', { name: 'Open recall' });

test('it says what will happen and starts on Cancel', async () => {
  await ask();
  expect(dialog()).toHaveAccessibleDescription('This cannot be undone.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('what harms no one starts on its own button', async () => {
  await ask({ variant: 'primary' });
  expect(confirm()).toHaveFocus();
});

test.each(['Cancel', 'Escape'])('%s closes it, does nothing and gives the focus back', async (way) => {
  const onConfirm = vi.fn<() => void>();
  await ask({ onConfirm });
  await (way === 'Escape'
    ? userEvent.keyboard('{Escape}')
    : userEvent.click(screen.getByRole('button', { name: way })));
  expect(dialog()).toBeNull();
  expect(onConfirm).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Recall' })).toHaveFocus());
});

test('a text that has to be typed is needed letter for letter', async () => {
  const onConfirm = vi.fn<() => void>();
  await ask({ typed: 'B-0418', onConfirm });
  const field = screen.getByRole('textbox', { name: 'Type B-0418 to confirm' });
  for (const wrong of ['b-0418', 'B-041', 'B-0418 ']) {
    await userEvent.clear(field);
    await userEvent.type(field, `${wrong}{Enter}`);
    expect(confirm()).toBeDisabled();
  }
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.type(field, 'B-0418{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(dialog()).toBeNull();
});

test('while it is done no one can leave or confirm again; then it closes', async () => {
  let finish = () => {};
  const onConfirm = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)));
  await ask({ onConfirm });
  await userEvent.dblClick(confirm());
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(dialog()).toBeVisible();
  expect(onConfirm).toHaveBeenCalledOnce();
  await act(async () => finish());
  expect(dialog()).toBeNull();
});

test('a failure is shown as a toast and it stays open', async () => {
  await ask({ onConfirm: () => Promise.reject(new Failure('not_found')) });
  await userEvent.click(confirm());
  expect(await screen.findByText('Not found.')).toBeVisible();
  expect(dialog()).toBeVisible();
  expect(confirm()).not.toHaveAttribute('aria-busy');
});

test('confirming does not send a form that stands around the dialog', async () => {
  const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const onConfirm = vi.fn<() => void>();
  show(
    <form onSubmit={send}>
      <ConfirmDialog
        isOpen
        onClose={() => {}}
        title="Leave without saving?"
        confirmLabel="Leave"
        onConfirm={onConfirm}
      />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});
