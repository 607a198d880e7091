import { render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AppFrame } from '../app/app-frame.tsx';
import { routes } from '../app/router.tsx';

/** Opens an address as the browser would; the router tells where that led. */
export function openPage(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <AppFrame>
      <RouterProvider router={router} />
    </AppFrame>,
  );
  const place = () => router.state.location.pathname + router.state.location.search;
  return { router, place };
}
