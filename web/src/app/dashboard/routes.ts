import { PAGES } from '@qrigin/domain/features';
import type { RouteObject } from 'react-router';
import { ORGANISATION_ROUTE } from '../../feature/use-whoami-here.ts';
import { FrameError, RouteError } from '../failures/route-error.tsx';
import { frame, missingPage, organisationLayout, page } from './page.ts';

const ROOT = '/dashboard';
const ORGANISATION = `${ROOT}/:orgId`;

const isBelow = (root: string) => (path: string) => path === root || path.startsWith(`${root}/`);

function routesBelow(root: string, paths: readonly string[]): RouteObject[] {
  return paths.map((path) =>
    path === root
      ? { index: true, lazy: page(path) }
      : { path: path.slice(root.length + 1), lazy: page(path) },
  );
}

const inDashboard = PAGES.filter(({ path }) => isBelow(ROOT)(path));
const fullScreen = inDashboard.filter((one) => one.isFullScreen).map(({ path }) => path);
const framed = inDashboard.filter((one) => !one.isFullScreen).map(({ path }) => path);

/** Everything about one organisation. */
const organisationRoutes: RouteObject = {
  id: ORGANISATION_ROUTE,
  path: ':orgId',
  lazy: organisationLayout,
  children: [
    {
      ErrorBoundary: RouteError,
      children: [
        ...routesBelow(ORGANISATION, framed.filter(isBelow(ORGANISATION))),
        { path: '*', lazy: missingPage },
      ],
    },
  ],
};

const pages: RouteObject[] = [
  ...routesBelow(
    ROOT,
    framed.filter((path) => !isBelow(ORGANISATION)(path)),
  ),
  organisationRoutes,
  { path: '*', lazy: missingPage },
];

/** Everything behind the door. Fixed names win over ids, which are never chosen by people. */
export const dashboardRoutes: RouteObject = {
  path: ROOT,
  lazy: frame('DashboardFrame'),
  children: [
    {
      lazy: frame('DashboardLayout'),
      children: [{ ErrorBoundary: RouteError, children: pages }],
    },
    { ErrorBoundary: FrameError, children: routesBelow(ROOT, fullScreen) },
  ],
};
