import { after, apiFails, page, type Shot } from '../shot.ts';
import { typical } from '../world/organisation-scenes.ts';

/** What the frame shows by itself: a page of no feature. */
export const SHOTS: readonly Shot[] = [
  {
    name: 'organisation-missing',
    path: '/dashboard/:orgId/no-such-page',
    states: { typical, failing: after(typical, apiFails) },
    openings: [],
  },
  page('product-missing', '/dashboard/:orgId/3c1a7f0e-5d2b-4c8e-9a6f-7e1d2c3b4a59/about', typical),
];
