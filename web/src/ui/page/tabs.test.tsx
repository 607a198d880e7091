import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Tabs } from './tabs.tsx';

test('the open tab has the focus when someone comes back to the list by keyboard, also after a press of the mouse', async () => {
  show(
    <>
      <button type="button">Before</button>
      <Tabs
        label="Ways"
        tabs={[
          { value: 'list', label: 'List', content: 'One by one' },
          { value: 'range', label: 'Range', content: 'From one to the other' },
        ]}
      />
    </>,
  );
  const range = screen.getByRole('tab', { name: 'Range' });
  await userEvent.click(range);
  expect(range).toHaveAttribute('aria-selected', 'true');
  screen.getByRole('button', { name: 'Before' }).focus();
  await userEvent.tab();
  expect(range).toHaveFocus();
});
