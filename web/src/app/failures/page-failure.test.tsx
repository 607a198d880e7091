import { Failure } from '@qrigin/domain/errors';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteRequest } from '../../http/error-number.ts';
import { AppFrame } from '../app-frame.tsx';
import { PageFailure } from './page-failure.tsx';
import { RouteError } from './route-error.tsx';

beforeEach(() => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true));
afterEach(() => vi.restoreAllMocks());

function show(error: unknown, onRetry = vi.fn<() => void>()) {
  const page = { path: '/', element: <PageFailure error={error} onRetry={onRetry} /> };
  render(
    <AppFrame>
      <RouterProvider router={createMemoryRouter([page])} />
    </AppFrame>,
  );
  return onRetry;
}

test('a page that threw says whose fault it is, what is safe and the number of the call', async () => {
  const error = new Error('inner detail');
  noteRequest(error, '1f0c9d2e-7a55-4c7e-9a70-3f2d6f1f7a11');
  const onRetry = show(error);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('We could not load this page');
  expect(alert).toHaveTextContent('This is our fault, not yours. Everything you’ve saved is safe');
  expect(alert).toHaveTextContent('Error reference 1f0c9d2e.');
  expect(alert).not.toHaveTextContent('inner detail');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('an error that no call caused has a number of its own, which stays the same', () => {
  const error = new Error('drawn wrongly');
  show(error);
  const number = /Error reference ([0-9a-f]{8})\./.exec(screen.getByRole('alert').textContent ?? '')?.[1];
  show(error);
  expect(screen.getAllByText(number ?? 'none')).toHaveLength(2);
});

test.each([
  ['forbidden', 'You do not have access to this page'],
  ['not_found', 'We cannot find this page'],
] as const)('%s leads back to the organisations', (code, title) => {
  show(new Failure(code));
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your organisations' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
});

test('without a connection it waits for one and tries again by itself', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const onRetry = show(new TypeError('Failed to fetch'));
  expect(screen.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a route whose page throws shows it', () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { path: '/', Component: Broken, errorElement: <RouteError /> };
  render(
    <AppFrame>
      <RouterProvider router={createMemoryRouter([broken])} />
    </AppFrame>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('We could not load this page');
  expect(silenced).toHaveBeenCalled();
});

function Broken(): never {
  throw new Error('inner detail');
}
