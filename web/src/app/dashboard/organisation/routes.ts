import type { RouteObject } from 'react-router';
import { RouteError } from '../../failures/route-error.tsx';

const pages: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./products-page.tsx')).ProductsPage }) },
  { path: 'vendors', lazy: async () => ({ Component: (await import('../coming-soon.tsx')).Vendors }) },
  { path: 'roles', lazy: async () => ({ Component: (await import('./roles-page.tsx')).RolesPage }) },
  { path: 'access', lazy: async () => ({ Component: (await import('./access-page.tsx')).AccessPage }) },
  {
    path: 'access/subdomains',
    lazy: async () => ({ Component: (await import('./subdomains-page.tsx')).SubdomainsPage }),
  },
  { path: 'access/audit', lazy: async () => ({ Component: (await import('./audit-page.tsx')).AuditPage }) },
  { path: 'templates', lazy: async () => ({ Component: (await import('../coming-soon.tsx')).Templates }) },
  { path: 'statistics', lazy: async () => ({ Component: (await import('../coming-soon.tsx')).Statistics }) },
  {
    path: 'customer-support',
    lazy: async () => ({ Component: (await import('../coming-soon.tsx')).CustomerService }),
  },
  { path: 'settings', lazy: async () => ({ Component: (await import('./settings-page.tsx')).SettingsPage }) },
  { path: 'sites', lazy: async () => ({ Component: (await import('./sites-page.tsx')).SitesPage }) },
  { path: '*', lazy: async () => ({ Component: (await import('../missing-page.tsx')).MissingPage }) },
];

/** Tells the frame that a page belongs to an organisation. */
export const ORGANISATION_ROUTE = 'organisation';

/** Everything about one organisation. */
export const organisationRoutes: RouteObject = {
  id: ORGANISATION_ROUTE,
  path: ':orgId',
  lazy: async () => ({ Component: (await import('./organisation-layout.tsx')).OrganisationLayout }),
  children: [{ ErrorBoundary: RouteError, children: pages }],
};
