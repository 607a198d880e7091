import { page, type Shot } from '../shot.ts';
import { typical } from '../world/organisation-scenes.ts';

export const SHOTS: readonly Shot[] = [
  page('organisation-templates', '/dashboard/:orgId/templates', typical),
];
