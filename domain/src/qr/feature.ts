import { event, feature, permissions, securityKind, thing } from '../declaration/index.ts';
import { PACKAGING, PACKAGINGS } from '../packaging/feature.ts';
import { PRODUCT } from '../products/feature.ts';

/** Codes of one act of issuing. */
export const RUN = thing('run', {
  table: 'code_run',
  naming: {
    namedBy: [
      ['product_id', PRODUCT],
      ['packaging_id', PACKAGING],
    ],
  },
});

/** What became of one code. */
export const CODE = thing('code', { table: 'code_state' });

/** A print job: the labels of one run. */
export const WORK = thing('work', { naming: { namedBy: [['product_id', PRODUCT]] } });

export const CODES = permissions(
  { row: 'codes', at: 4 },
  {
    view: { name: 'qr.view', cell: 'see', from: 'qr_operator' },
    generate: { name: 'qr.generate', cell: 'create', from: 'supervisor', isNeverPublic: true },
    assign: { name: 'qr.assign', cell: 'use', from: 'qr_operator' },
    delete: { name: 'qr.delete', cell: 'delete', from: 'admin', isNeverPublic: true },
    renew: { name: 'qr.renew', cell: 'change', from: 'admin', isNeverPublic: true },
  },
);

export const CODE_EVENTS = {
  issued: event('qr.issue', { about: WORK }),
  assigned: event('qr.assign', { about: PACKAGING }),
  withdrawn: event('qr.withdraw', { about: [PACKAGING, PRODUCT] }),
  renewed: event('qr.renew', { about: PRODUCT }),
};

export const CODE_LOG = {
  keyAdded: securityKind('operator.new-code-key'),
  written: securityKind('operator.write-codes'),
};

export const QR_FEATURE = feature({
  name: 'qr',
  level: 8,
  things: [RUN, CODE, WORK],
  permissions: CODES,
  events: CODE_EVENTS,
  logs: CODE_LOG,
  pages: [
    // What is packed and how, together with what is issued for it.
    { path: '/dashboard/:orgId/:product/setup/packaging', may: [PACKAGINGS.view] },
    { path: '/dashboard/:orgId/:product/setup/packaging/create-blank-qr', may: [PACKAGINGS.edit] },
    { path: '/dashboard/:orgId/:product/setup/packaging/:packaging/codes', may: [CODES.view] },
    { path: '/dashboard/:orgId/:product/setup/packaging/:packaging/assign', may: [CODES.assign] },
    { path: '/dashboard/:orgId/:product/setup/packaging/withdraw', may: [CODES.delete] },
  ],
});
