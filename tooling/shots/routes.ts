import { AUTH_ROUTES } from './auth-routes.ts';
import { DASHBOARD_ROUTES } from './dashboard-routes.ts';
import { NOTIFICATION_ROUTES } from './notification-routes.ts';
import { ORGANISATION_ROUTES } from './organisation-routes.ts';
import { ROLES_ROUTES } from './roles-routes.ts';
import type { Shot } from './shot.ts';
import { SITE_ROUTES } from './site-routes.ts';
import { WIZARD_ROUTES } from './wizard-routes.ts';

/** Every page there is, scan pages aside (scan-shots.ts). A test holds this list to the site's own. */
export const ROUTES: readonly Shot[] = [
  ...SITE_ROUTES,
  ...AUTH_ROUTES,
  ...DASHBOARD_ROUTES,
  ...NOTIFICATION_ROUTES,
  ...ORGANISATION_ROUTES,
  ...ROLES_ROUTES,
  ...WIZARD_ROUTES,
];
