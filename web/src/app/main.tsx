import '../http/zod-without-eval.ts';
import './app.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AppFrame } from './app-frame.tsx';
import { keepCheckoutApart } from './dashboard/checkout-apart.ts';
import { reloadOnceForNewRelease } from './new-release.ts';
import { routes } from './router.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');

reloadOnceForNewRelease();
const isDrawn = root.hasChildNodes();
// What is there already must not be drawn anew for want of its code.
if (isDrawn) await fetchPage();

// What is there already may have been scrolled, and the router takes a page without data for a new one, to begin at its top.
const router = createBrowserRouter(routes, isDrawn ? { hydrationData: { loaderData: {} } } : {});
keepCheckoutApart(router, window.location);
const app = (
  <StrictMode>
    <AppFrame>
      <RouterProvider router={router} />
    </AppFrame>
  </StrictMode>
);
if (isDrawn) hydrateRoot(root, app);
else createRoot(root).render(app);

/** Fetches the code of the page at this address and puts it into its route. */
async function fetchPage(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(matches.map(({ route }) => fetchRoute(route)));
}

async function fetchRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}
