/** Pages of the site that anyone may read. Drawn by the build, so that they open without a script. */
export const PUBLIC_PAGES = [
  '/',
  '/teams',
  '/contact',
  '/image',
  '/version',
  '/privacy-policy',
  '/terms-of-service',
  '/cancellation-policy',
  '/shipping-policy',
] as const;

/** The first steps of signing in are the same for everyone, too. */
const SIGNING_IN = ['/login', '/register', '/forgot-password'] as const;

export const PRERENDERED = [...PUBLIC_PAGES, ...SIGNING_IN] as const;

/**
 * Every address that shows a page of its own; `:orgId` stands for an id. One list for three readers: the api answers
 * 200 for these and 404, with the not-found page, for any other; the browser's router must have a route for each; and
 * the picture run opens them all. An address missing here would be shown to people and reported as missing to
 * search engines, so a test holds the router to this list.
 */
export const PAGES = [
  ...PRERENDERED,
  '/verify-otp',
  '/verify2FA',
  '/reset-password',
  '/dashboard',
  '/dashboard/reports',
  '/dashboard/manage',
  '/dashboard/profile',
  '/dashboard/notifications',
  '/dashboard/create-organisation/:orgId',
  '/dashboard/edit-organisation/:orgId',
  '/dashboard/:orgId',
  '/dashboard/:orgId/vendors',
  '/dashboard/:orgId/roles',
  '/dashboard/:orgId/access',
  '/dashboard/:orgId/access/subdomains',
  '/dashboard/:orgId/access/audit',
  '/dashboard/:orgId/templates',
  '/dashboard/:orgId/statistics',
  '/dashboard/:orgId/customer-support',
  '/dashboard/:orgId/settings',
  '/dashboard/:orgId/sites',
] as const;
