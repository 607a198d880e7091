import { event, feature, permissions } from '../declaration/index.ts';
import { WORK } from '../qr/feature.ts';

export const PRINTING = permissions(
  { row: 'printing', at: 5 },
  {
    view: { name: 'print.view', cell: 'see', from: 'member' },
    run: { name: 'print.run', cell: 'use', from: 'member' },
  },
);

export const PRINT_EVENTS = {
  queued: event('print.queued', { about: WORK }),
  printed: event('print.printed', { about: WORK }),
};

export const PRINTING_FEATURE = feature({
  name: 'printing',
  level: 9,
  permissions: PRINTING,
  events: PRINT_EVENTS,
  pages: [{ path: '/dashboard/:orgId/:product/printing', may: [PRINTING.view] }],
});
