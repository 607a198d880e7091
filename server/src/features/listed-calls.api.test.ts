import type { Endpoint } from '@qrigin/domain/http';
import { beforeAll, expect, test } from 'vitest';
import { sharedApi } from '../testing/shared-api.ts';
import type { TestApi } from '../testing/test-api.ts';

/** The calls of the specification that are served so far, written from its list. */
const LISTED = [
  'POST /signup',
  'PUT /users/password',
  'POST /signin',
  'POST /forgot',
  'GET /email',
  'GET /verifyOtp',
  'GET /2fa/setup',
  'GET /2fa/isenabled',
  'GET /mfa/isenabled',
  'POST /2fa/verify',
  'GET /sessions/guest',
  'POST /contact',
  'POST /organization',
  'GET /fetch-Organizations',
  'POST /:org/organizationDetails',
  'GET /:org/details',
  'GET /getOrganizationByName/:id/:id',
  'GET /:org/subdomains',
  'POST /:org/subdomains',
  'GET /:org/subdomains/check',
  'GET /:org/whoami',
  'GET /:org/roles',
  'POST /:org/roles',
  'GET /:org/public-roles',
  'GET /:org/access-subroles',
  'GET /:org/access-subroles/:id/users',
  'GET /:org/admin_users/:id',
  'POST /:org/join',
  'GET /:org/join',
  'PUT /:org/join-action',
  'POST /:org/users/:id/roles/:id',
  'DELETE /:org/users/:id/roles/:id',
  'POST /:org/products',
  'GET /:org/products',
  'GET /:org/products/:id',
  'DELETE /:org/products/:id',
  'POST /:org/products/:id/duplicate',
  'POST /:org/payment/static',
  'POST /:org/payment/static/completed',
  'POST /:org/payment/static/beta',
  'POST /:org/vendors',
  'GET /:org/vendors',
  'GET /:org/vendors/search_nutrients',
  'GET /:org/certificate-providers',
  'POST /:org/certificate-providers',
  'GET /certificate-providers/:id',
  'PUT /:org/certificate-providers/:id',
  'POST /:org/packaging',
  'GET /:org/packaging/product/:id',
  'GET /:org/packaging/:id',
  'PUT /:org/packaging/:id',
  'DELETE /:org/packaging/:id',
  'GET /:org/products/:id/default-qr',
  'POST /:org/products/:id/default-qr/renew',
  'GET /:org/child-counts/qr/:id',
  'POST /:org/qr/:id',
  'GET /:org/qr/:id',
  'GET /:org/work',
  'POST /:org/work/bulk',
  'POST /:org/qr/:id/recall',
  'GET /:org/qr/:id/recall',
  'DELETE /:org/qrs',
  'PUT /:org/qrs/products/:id/packaging/:id',
  'POST /:org/fileInfo/upload',
  'POST /:org/fileInfo/upload/public',
  'PUT /upload',
  'GET /:org/fileInfo/:id/download',
  'POST /scan/:id/usage',
  'GET /scan/:id/overview',
  'GET /scan/:id/sections',
  'GET /scan/:id/product-image',
  'GET /scan/:id/whoami',
  'GET /scan/:id/vendors/:id',
];

/** The listed calls that answer 201. */
const CREATED = ['POST /:org/packaging', 'POST /:org/payment/static', 'POST /:org/payment/static/beta'];

/** The provider of payments calls it, and knows nothing of organisations. */
const WEBHOOK = 'POST /payments/webhook';

/** Callers do not see what a parameter is called. */
function callOf({ method, path }: Endpoint): string {
  return `${method} ${path.replaceAll(/:(?!org\b)\w+/g, ':id')}`;
}

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

test('[ERR-05] listed calls keep their path and answer 200, or 201 where that is listed; what is added lies below /users/me, /public or an organisation, but for the webhook', () => {
  const served = new Map(api.endpoints.map((endpoint) => [callOf(endpoint), endpoint]));
  const wrong = LISTED.filter((call) => served.get(call)?.status !== (CREATED.includes(call) ? 201 : 200));
  expect(wrong).toEqual([]);
  const added = [...served.keys()].filter((call) => ![...LISTED, WEBHOOK].includes(call));
  expect(added.filter((call) => !/^[A-Z]+ \/(users\/me|public|:org)(\/|$)/.test(call))).toEqual([]);
  expect(added).not.toEqual([]);
});
