import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

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
  'GET /:org/whoami',
  'GET /:org/roles',
  'POST /:org/roles',
];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test('[ERR-05] listed calls keep their path and answer 200; what is added lies below /users/me or an organisation', () => {
  const served = new Map(api.endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]));
  expect(LISTED.filter((call) => served.get(call)?.status !== 200)).toEqual([]);
  const added = [...served.keys()].filter((call) => !LISTED.includes(call));
  expect(added.filter((call) => !/^[A-Z]+ \/(users\/me|:org)(\/|$)/.test(call))).toEqual([]);
  expect(added).not.toEqual([]);
});
