import {
  event,
  feature,
  fileKind,
  MB,
  notice,
  ORGANISATION,
  permissions,
  securityKind,
  thing,
} from '../declaration/index.ts';

export const OFFER = thing('offer', { table: 'ownership_offer' });

/** What its wizard asks for. */
export const DETAILS = thing('details', { table: 'organisation_details' });

export const ORGANISATIONS = permissions(
  { row: 'organisation', at: 23 },
  {
    view: { name: 'org.view', cell: 'see', from: 'qr_operator' },
    edit: { name: 'org.edit', cell: 'change', from: 'admin' },
    viewLegal: { name: 'org.legal.view', cell: 'see', from: 'admin', isNeverPublic: true },
    editLegal: { name: 'org.legal.edit', cell: 'change', from: 'admin', isNeverPublic: true },
    transfer: { name: 'org.transfer', cell: 'use', from: 'owner', isNeverPublic: true },
    close: { name: 'org.delete', cell: 'delete', from: 'owner', isNeverPublic: true },
  },
);

export const ORGANISATION_EVENTS = {
  created: event('org.create', { about: ORGANISATION }),
  changed: event('org.change', { about: ORGANISATION }),
  detailsChanged: event('org.details', { about: ORGANISATION }),
  offered: event('org.offer', {
    about: OFFER,
    notice: notice('ownership.offered', { to: 'named', mailed: { onceADay: 'to one person' } }),
  }),
  offerWithdrawn: event('org.offer.withdraw', { about: OFFER }),
  offerAccepted: event('org.offer.accept', { about: OFFER }),
  offerDeclined: event('org.offer.decline', { about: OFFER }),
  closed: event('org.close', { about: ORGANISATION, notice: notice('org.close', { to: 'named' }) }),
};

export const ORGANISATION_FILES = {
  logo: fileKind('logo', {
    maxBytes: 5 * MB,
    mustBe: 'image',
    natures: ['public'],
    readBy: ORGANISATIONS.view,
    hasSizes: true,
  }),
  verification: fileKind('orgVerification', {
    maxBytes: 20 * MB,
    mustBe: 'pdf',
    natures: ['private'],
    readBy: ORGANISATIONS.viewLegal,
    isVouchedFor: true,
  }),
};

export const ORGANISATION_LOG = {
  suspended: securityKind('operator.suspend'),
  resumed: securityKind('operator.resume'),
  verified: securityKind('operator.verify'),
  unverified: securityKind('operator.unverify'),
};

export const ORGANISATIONS_FEATURE = feature({
  name: 'organisations',
  level: 4,
  things: [ORGANISATION, OFFER, DETAILS],
  permissions: ORGANISATIONS,
  events: ORGANISATION_EVENTS,
  logs: ORGANISATION_LOG,
  fileKinds: ORGANISATION_FILES,
  pages: [
    { path: '/dashboard' },
    { path: '/dashboard/manage' },
    { path: '/dashboard/create-organisation/:orgId', isFullScreen: true },
    { path: '/dashboard/edit-organisation/:orgId', may: [ORGANISATIONS.edit], isFullScreen: true },
    { path: '/dashboard/:orgId/customer-support' },
    { path: '/dashboard/:orgId/settings' },
  ],
});
