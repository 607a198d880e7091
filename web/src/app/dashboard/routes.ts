import type { RouteObject } from 'react-router';
import { FrameError, RouteError } from '../failures/route-error.tsx';
import { organisationRoutes } from './organisation/routes.ts';
import { page } from './page.ts';

const pages: RouteObject[] = [
  {
    index: true,
    lazy: page('organisations'),
  },
  { path: 'reports', lazy: page('reports') },
  { path: 'manage', lazy: page('manage') },
  { path: 'profile', lazy: page('profile') },
  {
    path: 'notifications',
    lazy: page('notifications'),
  },
  organisationRoutes,
  { path: '*', lazy: page('missing') },
];

/** Fills the screen: whoever is in the middle of it is not led elsewhere by a bar. */
const wizard: RouteObject[] = [
  {
    path: 'create-organisation/:orgId',
    lazy: page('createOrganisation'),
  },
  {
    path: 'edit-organisation/:orgId',
    lazy: page('editOrganisation'),
  },
];

/** Everything behind the door. Fixed names win over ids, which are never chosen by people. */
export const dashboardRoutes: RouteObject = {
  path: '/dashboard',
  lazy: page('dashboardFrame'),
  children: [
    {
      lazy: page('dashboardLayout'),
      children: [{ ErrorBoundary: RouteError, children: pages }],
    },
    { ErrorBoundary: FrameError, children: wizard },
  ],
};
