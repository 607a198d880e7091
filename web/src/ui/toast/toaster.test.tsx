import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show as showPart } from '../../testing/show.tsx';
import { removeToast, toast, useToasts } from './toast.ts';
import { TOAST_POSITIONS } from './toast-state.ts';

beforeEach(() => {
  vi.useFakeTimers();
  removeToast();
  return () => vi.useRealTimers();
});

async function openToaster() {
  showPart(null);
  await pass(0);
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = async (...words: Parameters<typeof toast>) => {
  act(() => void toast(...words));
  await pass(0);
};
const shown = () => screen.queryAllByRole('listitem');
const viewport = () => screen.getByRole('list');

test('[TOAST-01] at most one toast is to be seen', async () => {
  await openToaster();
  await show({ title: 'First' });
  await show({ title: 'Second' });
  await show({ title: 'Third' });
  expect(shown()).toHaveLength(1);
});

test('[TOAST-02] a new toast takes the place of the one before', async () => {
  await openToaster();
  await show({ title: 'First' });
  expect(shown()[0]).toHaveTextContent('First');
  await show({ title: 'Second' });
  expect(shown()[0]).toHaveTextContent('Second');
  expect(viewport()).not.toHaveTextContent('First');
});

test('[TOAST-07] default, destructive and success each have a look and an icon of their own', async () => {
  await openToaster();
  const looks = new Set<string>();
  const icons = new Set<string>();
  for (const variant of ['default', 'destructive', 'success'] as const) {
    await show({ title: variant, variant });
    looks.add(shown()[0]?.className ?? '');
    icons.add(shown()[0]?.querySelector('svg')?.innerHTML ?? '');
  }
  expect(looks.size).toBe(3);
  expect(icons.size).toBe(3);
});

test('a toast without a look has the default one', async () => {
  await openToaster();
  await show({ title: 'Plain', variant: 'default' });
  const look = shown()[0]?.className;
  await show({ title: 'Plain' });
  expect(shown()[0]?.className).toBe(look);
});

test('[TOAST-08] there are six places for it, no two alike', async () => {
  await openToaster();
  const places = new Set<string>();
  for (const position of TOAST_POSITIONS) {
    await show({ title: position, position });
    expect(viewport()).toHaveAttribute('data-position', position);
    places.add(viewport().className);
    for (const word of position.split('-').filter((side) => side !== 'center'))
      expect(viewport()).toHaveClass(`${word}-0`);
  }
  expect(places.size).toBe(6);
});

test('[TOAST-10] a toast without a position is drawn at the bottom right', async () => {
  await openToaster();
  act(() => useToasts.setState({ toasts: [{ id: 'bare', title: 'No place', isOpen: true }] }));
  await pass(0);
  expect(shown()[0]).toHaveTextContent('No place');
  expect(viewport()).toHaveAttribute('data-position', 'bottom-right');
  expect(viewport()).toHaveClass('right-0', 'bottom-0');
});

test('[TOAST-11] it closes by itself after 5000 ms, not earlier', async () => {
  await openToaster();
  await show({ title: 'Saved' });
  await pass(4999);
  expect(shown()).toHaveLength(1);
  await pass(1);
  expect(shown()).toHaveLength(0);
});

test('a duration of its own takes the place of the 5000 ms', async () => {
  await openToaster();
  await show({ title: 'Saved', duration: 2000 });
  await pass(1999);
  expect(shown()).toHaveLength(1);
  await pass(1);
  expect(shown()).toHaveLength(0);
});

test('[TOAST-14] F8 moves the focus to where toasts are', async () => {
  await openToaster();
  await show({ title: 'Saved' });
  expect(viewport()).not.toHaveFocus();
  fireEvent.keyDown(document, { key: 'F7', code: 'F7' });
  expect(viewport()).not.toHaveFocus();
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(viewport()).toHaveFocus();
});

test('[TOAST-16] it is read out, and what is read out is gone after one second', async () => {
  await openToaster();
  await show({ title: 'Label deleted', description: 'Jar, tall' });
  await pass(100);
  expect(screen.getByRole('status')).toHaveTextContent('Notification Label deletedJar, tall');
  await pass(899);
  expect(screen.getByRole('status')).toBeInTheDocument();
  await pass(1);
  expect(screen.queryByRole('status')).toBeNull();
  expect(shown()).toHaveLength(1);
});

test.each([
  ['destructive', 'assertive'],
  ['success', 'polite'],
] as const)('a %s toast is read out in an %s way', async (variant, way) => {
  await openToaster();
  await show({ title: 'Words', variant });
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', way);
});

test('its action is done once and closes it', async () => {
  await openToaster();
  const undo = vi.fn<() => void>();
  await show({ title: 'Label deleted', action: { label: 'Undo', act: undo } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(shown()).toHaveLength(0);
});

test('it can be closed by hand', async () => {
  await openToaster();
  await show({ title: 'Saved' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(shown()).toHaveLength(0);
});
