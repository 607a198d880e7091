import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import { DropdownMenu } from './dropdown-menu.tsx';
import { SidePanel } from './side-panel.tsx';

function Page({ shape: Shape }: { shape: typeof Dialog | typeof SidePanel }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <DropdownMenu
        label="Label actions"
        trigger={<Button>Menu</Button>}
        items={[
          { label: 'Rename', onSelect: () => setOpen(true) },
          'separator',
          { label: 'Later', isDisabled: true },
        ]}
      />
      <Shape isOpen={isOpen} onClose={() => setOpen(false)} title="Rename" description="Its codes stay.">
        <input aria-label="New name" />
      </Shape>
    </>
  );
}

test.each([
  ['dialog', Dialog],
  ['side panel', SidePanel],
] as const)('a %s is named, begins at its first field and gives the focus back', async (_, shape) => {
  show(<Page shape={shape} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Rename' })).toHaveAccessibleDescription('Its codes stay.');
  expect(screen.getByRole('textbox', { name: 'New name' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('a dialog that a menu opened gives the focus back to the button of the menu', async () => {
  show(<Page shape={Dialog} />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.getByRole('menu', { name: 'Label actions' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Later' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'New name' })).toHaveFocus());
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
});
