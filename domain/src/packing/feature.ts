import { event, feature, ORGANISATION } from '../declaration/index.ts';
import { CODES } from '../qr/feature.ts';

export const PACKING_EVENTS = {
  rulesChanged: event('packing.rules', { about: ORGANISATION }),
};

export const PACKING_FEATURE = feature({
  name: 'packing',
  level: 10,
  events: PACKING_EVENTS,
  pages: [{ path: '/dashboard/:orgId/packing', may: [CODES.assign], isFullScreen: true }],
});
