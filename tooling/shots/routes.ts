import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AUTH_ROUTES } from './auth-routes.ts';
import { DASHBOARD_ROUTES } from './dashboard-routes.ts';
import { NOTIFICATION_ROUTES } from './notification-routes.ts';
import { ORGANISATION_ROUTES } from './organisation-routes.ts';
import { ROLES_ROUTES } from './roles-routes.ts';
import type { Shot } from './shot.ts';
import { SITE_ROUTES } from './site-routes.ts';
import { WIZARD_ROUTES } from './wizard-routes.ts';

const FOLDER = join(import.meta.dirname, 'features');

/** What is beside this in `features/`: a feature that comes later brings a file and needs no word here. */
const OF_FEATURES = await Promise.all(
  readdirSync(FOLDER).map(async (file): Promise<{ SHOTS: readonly Shot[] }> => import(join(FOLDER, file))),
);

/** Every page there is, scan pages aside (scan-shots.ts). A test holds this list to the site's own. */
export const ROUTES: readonly Shot[] = [
  ...SITE_ROUTES,
  ...AUTH_ROUTES,
  ...DASHBOARD_ROUTES,
  ...NOTIFICATION_ROUTES,
  ...ORGANISATION_ROUTES,
  ...ROLES_ROUTES,
  ...WIZARD_ROUTES,
  ...OF_FEATURES.flatMap(({ SHOTS }) => SHOTS),
];
