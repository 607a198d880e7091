import { PAGES } from '@qrigin/domain/site';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test, vi } from 'vitest';
import { RouteError } from './pages/route-error.tsx';
import { routes } from './router.tsx';

function open(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}

test('the home page says what Qrigin is and leads to the API page', () => {
  open('/');
  expect(screen.getByRole('heading', { level: 1, name: 'Every pack answers for itself.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the API page' })).toHaveAttribute('href', '/api/docs');
  expect(document.title).toBe('Qrigin: every pack answers for itself');
});

test('[PUB-26] a path that no page has shows the not-found page, which leads home', async () => {
  const router = open('/no-such-page');
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(document.title).toBe('Page not found · Qrigin');
  await userEvent.click(screen.getByRole('link', { name: 'Go to the home page' }));
  expect(router.state.location.pathname).toBe('/');
  expect(screen.queryByRole('heading', { name: 'Page not found' })).toBeNull();
});

test('[PUB-27] an unmatched path below a known one shows the not-found page as well', () => {
  open('/privacy-policy/x');
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test.each(PAGES)('%s has a route of its own, so it is not answered by the not-found page', (path) => {
  const matched = matchRoutes(routes, path)?.at(-1);
  expect(matched?.route.path).toBe(path);
});

test('a page that throws is replaced by one that says so and offers to load it again', () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { path: '/', Component: Broken, errorElement: <RouteError /> };
  render(<RouterProvider router={createMemoryRouter([broken])} />);
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be shown');
  expect(screen.getByRole('alert')).not.toHaveTextContent('inner detail');
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  expect(silenced).toHaveBeenCalled();
});

function Broken(): never {
  throw new Error('inner detail');
}
