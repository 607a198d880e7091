import { event, feature, notice, thing } from '../declaration/index.ts';
import { ORGANISATIONS } from '../organisations/feature.ts';

/** A place where goods are made, packed, kept or sold. */
export const SITE = thing('site', {
  naming: { named: 'name' },
  ceiling: { of: 'sites', max: 1000, failure: 'too_many_sites' },
});

/** Sites belong to the organisation's own facts: whoever may see or change those may see or change these. */
export const SITES = { view: ORGANISATIONS.view, change: ORGANISATIONS.edit };

export const SITE_EVENTS = {
  created: event('site.create', {
    about: SITE,
    notice: notice('site.create', { to: { may: SITES.change } }),
  }),
  changed: event('site.change', {
    about: SITE,
    notice: notice('site.change', { to: { may: SITES.change } }),
  }),
  deleted: event('site.delete', {
    about: SITE,
    notice: notice('site.delete', { to: { may: SITES.change } }),
  }),
};

export const SITES_FEATURE = feature({
  name: 'sites',
  level: 5,
  things: [SITE],
  events: SITE_EVENTS,
  pages: [{ path: '/dashboard/:orgId/sites', may: [SITES.view] }],
});
