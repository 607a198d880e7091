import type { Serve } from '../http/serve.ts';
import { routes as organisations } from './organisations/routes.ts';
import { routes as roles } from './roles/routes.ts';

/** Every feature that answers calls, by the name under which the API page groups them. */
const FEATURES = { organisations, roles };

export function routes(serve: Serve): void {
  for (const [feature, register] of Object.entries(FEATURES)) {
    register((endpoint, handler) => serve(endpoint, handler, feature));
  }
}
