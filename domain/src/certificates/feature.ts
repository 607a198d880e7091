import { event, feature, fileKind, MB, notice, securityKind, thing } from '../declaration/index.ts';
import { PRODUCTS } from '../products/feature.ts';
import { VENDORS } from '../vendors/feature.ts';

/** Who certifies: a laboratory, an inspection body. */
export const CERTIFICATE_PROVIDER = thing('certificate_provider', {
  naming: { named: 'name' },
  ceiling: { of: 'certificate providers', max: 1000, failure: 'too_many_providers' },
});

/** What was certified, of the whole organisation or of one product. */
export const CERTIFICATE = thing('certificate', {
  naming: { named: 'title' },
  ceiling: { of: 'certificates', max: 10_000, failure: 'too_many_certificates' },
});

const about = CERTIFICATE;
const to = { may: VENDORS.edit };

export const CERTIFICATE_EVENTS = {
  providerCreated: event('provider.create', { about: CERTIFICATE_PROVIDER }),
  providerChanged: event('provider.change', { about: CERTIFICATE_PROVIDER }),
  providerDeleted: event('provider.delete', { about: CERTIFICATE_PROVIDER }),
  created: event('certificate.create', { about }),
  changed: event('certificate.change', { about }),
  deleted: event('certificate.delete', { about }),
  endsIn60Days: event('certificate.end-in-60-days', {
    about,
    notice: notice('certificate.end-in-60-days', { to, mailed: {} }),
  }),
  endsIn30Days: event('certificate.end-in-30-days', {
    about,
    notice: notice('certificate.end-in-30-days', { to, mailed: {} }),
  }),
  endsIn7Days: event('certificate.end-in-7-days', {
    about,
    notice: notice('certificate.end-in-7-days', { to, mailed: {} }),
  }),
};

export const CERTIFICATE_LOG = {
  checked: securityKind('operator.check-provider'),
  unchecked: securityKind('operator.uncheck-provider'),
};

/** A PDF or a picture that shoppers open on our word. */
const shownPaper = {
  maxBytes: 20 * MB,
  mustBe: 'pdf or image',
  natures: ['public'],
  readBy: PRODUCTS.view,
  isVouchedFor: true,
} as const;

export const CERTIFICATE_FILE = fileKind('certificate', shownPaper);
export const PROVIDER_FILE = fileKind('certificateProvider', shownPaper);

const may = [PRODUCTS.view];

export const CERTIFICATES_FEATURE = feature({
  name: 'certificates',
  level: 6,
  things: [CERTIFICATE_PROVIDER, CERTIFICATE],
  events: CERTIFICATE_EVENTS,
  logs: CERTIFICATE_LOG,
  fileKinds: { certificate: CERTIFICATE_FILE, provider: PROVIDER_FILE },
  pages: [
    { path: '/dashboard/:orgId/certificate-provider', may },
    { path: '/dashboard/:orgId/certificates', may },
    { path: '/dashboard/:orgId/:product/setup/certificates', may },
  ],
});
