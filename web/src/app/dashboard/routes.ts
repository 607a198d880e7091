import type { RouteObject } from 'react-router';
import { RouteError } from '../failures/route-error.tsx';

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
];

/** Everything behind the door. Fixed names win over ids, which are never chosen by people. */
export const dashboardRoutes: RouteObject = {
  path: '/dashboard',
  lazy: async () => ({ Component: (await import('./dashboard-frame.tsx')).DashboardFrame }),
  children: [{ ErrorBoundary: RouteError, children: pages }],
};
