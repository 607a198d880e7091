import type { Serve } from '../http/serve.ts';
import { routes as organisations } from './organisations/routes.ts';
import { routes as roles } from './roles/routes.ts';

/** Every feature that answers calls. */
const FEATURES = [organisations, roles];

export function routes(serve: Serve): void {
  for (const register of FEATURES) register(serve);
}
