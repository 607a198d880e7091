import type { RouteObject } from 'react-router';
import { FrameError, RouteError } from '../failures/route-error.tsx';
import { organisationRoutes } from './organisation/routes.ts';

const pages: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./organisations-page.tsx')).OrganisationsPage }),
  },
  { path: 'reports', lazy: async () => ({ Component: (await import('./coming-soon.tsx')).Reports }) },
  { path: 'manage', lazy: async () => ({ Component: (await import('./coming-soon.tsx')).Manage }) },
  { path: 'profile', lazy: async () => ({ Component: (await import('./profile-page.tsx')).ProfilePage }) },
  {
    path: 'notifications',
    lazy: async () => ({ Component: (await import('./notifications-page.tsx')).NotificationsPage }),
  },
  organisationRoutes,
  { path: '*', lazy: async () => ({ Component: (await import('./missing-page.tsx')).MissingPage }) },
];

/** Fills the screen: whoever is in the middle of it is not led elsewhere by a bar. */
const wizard: RouteObject[] = [
  {
    path: 'create-organisation/:orgId',
    lazy: async () => ({ Component: (await import('./wizard-pages.tsx')).CreateOrganisationPage }),
  },
  {
    path: 'edit-organisation/:orgId',
    lazy: async () => ({ Component: (await import('./wizard-pages.tsx')).EditOrganisationPage }),
  },
];

/** Everything behind the door. Fixed names win over ids, which are never chosen by people. */
export const dashboardRoutes: RouteObject = {
  path: '/dashboard',
  lazy: async () => ({ Component: (await import('./dashboard-frame.tsx')).DashboardFrame }),
  children: [
    {
      lazy: async () => ({ Component: (await import('./dashboard-frame.tsx')).DashboardLayout }),
      children: [{ ErrorBoundary: RouteError, children: pages }],
    },
    { ErrorBoundary: FrameError, children: wizard },
  ],
};
