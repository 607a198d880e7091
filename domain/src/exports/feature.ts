import { event, feature, notice, thing } from '../declaration/index.ts';
import { ORGANISATIONS } from '../organisations/feature.ts';

/** So many an organisation can ask for in 24 hours: each reads all that it has. */
export const EXPORTS_A_DAY = 3;

/** So long an archive can be downloaded. */
export const EXPORT_KEPT_DAYS = 7;
/** Only so many, the newest: each can take as much room as all files of the organisation. */
export const EXPORTS_KEPT = 2;

/** So long a link to one is good: a large download is continued with it when the connection breaks. */
export const EXPORT_LINK_MINUTES = 10;

/** More than this would take the store and a worker for hours: about 20 minutes and 2 GB on two cores. */
export const EXPORT_CODES_MAX = 100_000_000;

/** Everything that an organisation has, as one archive. */
export const EXPORT = thing('export', {
  ceiling: { of: 'exports that are kept', max: 30, failure: 'too_many_exports' },
});

/** Whoever may give the organisation away may take it along. Only Owners may, so no role passes it on. */
export const EXPORTS = { all: ORGANISATIONS.transfer };

export const EXPORT_EVENTS = {
  requested: event('export.request', {
    about: EXPORT,
    notice: notice('export.request', { to: { may: EXPORTS.all } }),
  }),
  ready: event('export.ready', {
    about: EXPORT,
    notice: notice('export.ready', { to: 'named', mailed: {} }),
  }),
  failed: event('export.fail', {
    about: EXPORT,
    notice: notice('export.fail', { to: 'named', mailed: {} }),
  }),
  downloaded: event('export.download', { about: EXPORT }),
};

export const EXPORTS_FEATURE = feature({
  name: 'exports',
  level: 11,
  things: [EXPORT],
  events: EXPORT_EVENTS,
  pages: [{ path: '/dashboard/:orgId/exports', may: [EXPORTS.all] }],
  keeps: { exports: { count: EXPORT_KEPT_DAYS, unit: 'day', by: 'files' } },
});
