import type { RouteObject } from 'react-router';
import { PRODUCT_ROUTE } from '../../feature/product-route.ts';
import { ORGANISATION_ROUTE } from '../../feature/use-whoami-here.ts';
import { FrameError, RouteError } from '../failures/route-error.tsx';
import { frame, missingPage, organisationLayout, page, productLayout } from './page.ts';
import { PAGE_PATHS } from './page-paths.ts';

type PagePath = (typeof PAGE_PATHS)[number];

const ROOT = '/dashboard';
const ORGANISATION = `${ROOT}/:orgId`;
const PRODUCT = `${ORGANISATION}/:product`;

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

const isOfProduct = isBelow(PRODUCT);

/** Everything about one product. */
const productRoutes: RouteObject = {
  id: PRODUCT_ROUTE,
  path: ':product',
  lazy: productLayout,
  children: [
    {
      ErrorBoundary: RouteError,
      children: [...routesBelow(PRODUCT, framed.filter(isOfProduct)), { path: '*', lazy: missingPage }],
    },
  ],
};

/** Everything about one organisation. */
const organisationRoutes: RouteObject = {
  id: ORGANISATION_ROUTE,
  path: ':orgId',
  lazy: organisationLayout,
  children: [
    {
      ErrorBoundary: RouteError,
      children: [
        ...routesBelow(
          ORGANISATION,
          framed.filter((one) => isBelow(ORGANISATION)(one) && !isOfProduct(one)),
        ),
        productRoutes,
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
