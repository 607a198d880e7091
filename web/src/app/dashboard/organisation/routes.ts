import type { RouteObject } from 'react-router';
import { RouteError } from '../../failures/route-error.tsx';
import { page } from '../page.ts';
import { ORGANISATION_ROUTE } from './organisation-route.ts';

const pages: RouteObject[] = [
  { index: true, lazy: page('products') },
  { path: 'vendors', lazy: page('vendors') },
  { path: 'roles', lazy: page('roles') },
  { path: 'access', lazy: page('access') },
  {
    path: 'access/subdomains',
    lazy: page('subdomains'),
  },
  { path: 'access/audit', lazy: page('audit') },
  { path: 'templates', lazy: page('templates') },
  { path: 'statistics', lazy: page('statistics') },
  {
    path: 'customer-support',
    lazy: page('customerService'),
  },
  { path: 'settings', lazy: page('settings') },
  { path: 'sites', lazy: page('sites') },
  { path: '*', lazy: page('missing') },
];

/** Everything about one organisation. */
export const organisationRoutes: RouteObject = {
  id: ORGANISATION_ROUTE,
  path: ':orgId',
  lazy: page('organisationLayout'),
  children: [{ ErrorBoundary: RouteError, children: pages }],
};
