import { after, apiFails, type Shot } from '../shot.ts';
import { typical } from '../world/organisation-scenes.ts';

/** What the frame shows by itself: a page of no feature. */
export const SHOTS: readonly Shot[] = [
  {
    name: 'organisation-missing',
    path: '/dashboard/:orgId/no-such-page',
    states: { typical, failing: after(typical, apiFails) },
    openings: [],
  },
];
