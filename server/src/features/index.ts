import type { FeatureDeps, Serve } from '../http/serve.ts';
import { routes as audit } from './audit/routes.ts';
import { routes as auth } from './auth/routes.ts';
import { routes as files } from './files/routes.ts';
import { routes as members } from './members/routes.ts';
import { routes as notifications } from './notifications/routes.ts';
import { routes as organisations } from './organisations/routes.ts';
import { routes as packaging } from './packaging/routes.ts';
import { routes as products } from './products/routes.ts';
import { routes as qr } from './qr/routes.ts';
import { routes as recalls } from './recalls/routes.ts';
import { routes as roles } from './roles/routes.ts';
import { routes as scan } from './scan/routes.ts';
import { routes as sites } from './sites/routes.ts';
import { routes as subdomains } from './subdomains/routes.ts';
import { routes as website } from './website/routes.ts';

/** Every feature that answers calls, by the name under which the API page groups them. */
const FEATURES = {
  auth,
  members,
  audit,
  subdomains,
  sites,
  files,
  notifications,
  organisations,
  packaging,
  products,
  qr,
  recalls,
  roles,
  scan,
  website,
};

export function routes(serve: Serve, parts: FeatureDeps): void {
  for (const [feature, register] of Object.entries(FEATURES)) {
    register((endpoint, handler, options) => serve(endpoint, handler, { ...options, feature }), parts);
  }
}
