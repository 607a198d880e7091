import type { RouteObject } from 'react-router';
import { Home } from './pages/home.tsx';
import { NotFound } from './pages/not-found.tsx';
import { RouteError } from './pages/route-error.tsx';
import { SiteFrame } from './site-frame.tsx';

/**
 * Every address that the browser draws itself. Scan pages are not here: they are an entry of their own. A page
 * that throws is replaced inside the frame, so the way home stays; a frame that throws is replaced whole.
 */
export const routes: RouteObject[] = [
  {
    element: <SiteFrame />,
    errorElement: <RouteError />,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          { path: '/', element: <Home /> },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
];
