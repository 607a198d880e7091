import type { RouteObject } from 'react-router';
import { ORGANISATION_ROUTE } from '../../feature/use-whoami-here.ts';
import { FrameError, RouteError } from '../failures/route-error.tsx';
import { frame, missingPage, organisationLayout, page } from './page.ts';
import { PAGE_PATHS } from './page-paths.ts';

type PagePath = (typeof PAGE_PATHS)[number];

const ROOT = '/dashboard';
const ORGANISATION = `${ROOT}/:orgId`;

const isBelow =
  (root: string) =>
  ({ path }: PagePath) =>
    path === root || path.startsWith(`${root}/`);

function routesBelow(root: string, pages: readonly PagePath[]): RouteObject[] {
  return pages.map(({ path }) =>
    path === root
      ? { index: true, lazy: page(path) }
      : { path: path.slice(root.length + 1), lazy: page(path) },
  );
}

const fullScreen = PAGE_PATHS.filter((one) => one.isFullScreen);
const framed = PAGE_PATHS.filter((one) => !one.isFullScreen);

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
    framed.filter((one) => !isBelow(ORGANISATION)(one)),
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
