import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

const PAUSE_MS = 300;
const setSearch = vi.fn<(search: string) => void>();
const field = (search: string) => <SearchField label="Find a pack" address={{ search, setSearch }} />;
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find a pack' });
function type(text: string, pauseMs = PAUSE_MS): void {
  fireEvent.change(box(), { target: { value: text } });
  act(() => {
    vi.advanceTimersByTime(pauseMs);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  setSearch.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

test('asks once the typing pauses, without the spaces around it', () => {
  render(field(''));
  type('ho', 100);
  type(' honey ');
  expect(setSearch.mock.calls).toEqual([['honey']]);
});

test('what is typed before the address has followed is not overwritten by it', () => {
  const { rerender } = render(field(''));
  type('hon');
  type('hone', 100);
  rerender(field('hon'));
  expect(box()).toHaveValue('hone');
});

test('follows the address when that is cleared or gone back to', () => {
  const { rerender } = render(field(''));
  type('honey');
  rerender(field('honey'));
  rerender(field(''));
  expect(box()).toHaveValue('');
  rerender(field('honey'));
  expect(box()).toHaveValue('honey');
});
