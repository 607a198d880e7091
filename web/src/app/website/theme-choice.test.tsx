import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ThemeChoice } from '../../ui/look/theme-choice.tsx';
import { AppFrame } from '../app-frame.tsx';

afterEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
  vi.restoreAllMocks();
});

const open = () => render(<ThemeChoice />, { wrapper: AppFrame });
const choice = (name: string) => screen.getByRole('radio', { name });
const shown = () => [document.documentElement.className, localStorage.getItem('theme')];

test('a choice is kept and holds at once; the system is the choice of who made none', async () => {
  open();
  expect(choice('System')).toBeChecked();
  await userEvent.click(choice('Dark'));
  expect(shown()).toEqual(['dark', 'dark']);
  expect(choice('Dark')).toBeChecked();
  await userEvent.click(choice('Light'));
  expect(shown()).toEqual(['light', 'light']);
  await userEvent.click(choice('System'));
  expect(shown()).toEqual(['', null]);
  expect(choice('System')).toBeChecked();
});

test('it shows what was chosen before', () => {
  document.documentElement.className = 'dark';
  open();
  expect(choice('Dark')).toBeChecked();
});

test('other tabs follow', () => {
  open();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' })));
  expect(document.documentElement.className).toBe('dark');
  expect(choice('Dark')).toBeChecked();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null })));
  expect(choice('System')).toBeChecked();
});

test('without storage the choice holds until the page is left', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no storage');
  });
  open();
  await userEvent.click(choice('Dark'));
  expect(document.documentElement.className).toBe('dark');
});
