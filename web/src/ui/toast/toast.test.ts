import { beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, removeToast, toast, useToasts } from './toast.ts';

const all = () => useToasts.getState().toasts;

beforeEach(() => {
  vi.useFakeTimers();
  removeToast();
  return () => vi.useRealTimers();
});

test('[TOAST-03] a toast can be added', () => {
  toast({ title: 'Saved', description: 'Just now' });
  expect(all()).toMatchObject([{ title: 'Saved', description: 'Just now', isOpen: true }]);
});

test('[TOAST-04] a toast can be updated', () => {
  const { update } = toast({ title: 'Sending', variant: 'default' });
  update({ title: 'Sent', variant: 'success' });
  expect(all()).toMatchObject([{ title: 'Sent', variant: 'success', isOpen: true }]);
});

test('an update of a toast that is gone changes nothing', () => {
  const { update } = toast({ title: 'First' });
  toast({ title: 'Second' });
  update({ title: 'Late' });
  expect(all()).toMatchObject([{ title: 'Second' }]);
});

test('[TOAST-05] a toast can be dismissed, by itself or with all others', () => {
  const first = toast({ title: 'First' });
  first.dismiss();
  expect(all()).toMatchObject([{ title: 'First', isOpen: false }]);
  toast({ title: 'Second' });
  first.dismiss();
  expect(all()).toMatchObject([{ title: 'Second', isOpen: true }]);
  dismissToast();
  expect(all()).toMatchObject([{ title: 'Second', isOpen: false }]);
});

test('[TOAST-06] a toast can be removed, by itself or with all others', () => {
  const { id } = toast({ title: 'First' });
  removeToast('another');
  expect(all()).toHaveLength(1);
  removeToast(id);
  expect(all()).toEqual([]);
  toast({ title: 'Second' });
  removeToast();
  expect(all()).toEqual([]);
});

test('[TOAST-09] the helper puts a toast at the top right unless told otherwise', () => {
  toast({ title: 'Saved' });
  expect(all()).toMatchObject([{ position: 'top-right' }]);
  toast({ title: 'Saved', position: 'bottom-left' });
  expect(all()).toMatchObject([{ position: 'bottom-left' }]);
});

test('[TOAST-15] the record of a dismissed toast goes 1000000 ms after it was dismissed, not earlier', () => {
  const { dismiss } = toast({ title: 'Saved' });
  vi.advanceTimersByTime(2_000_000);
  expect(all()).toHaveLength(1);
  dismiss();
  vi.advanceTimersByTime(999_999);
  // Dismissed twice: the first time counts.
  dismiss();
  expect(all()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(all()).toEqual([]);
});
