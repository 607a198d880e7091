import { FAILURES, type FailureCode } from '@qrigin/domain/errors';
import { assignCodes, withdrawCodes } from '@qrigin/domain/qr';
import { scanOverview } from '@qrigin/domain/scan';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { clearToken, storedToken, storeToken } from './session.ts';

const ID = '6f9c7c1e-3a0e-4a53-9f3d-0d6d1c1b2a11';
const CODE = '0123456789ABCDEFGHJK';

afterEach(() => {
  vi.unstubAllGlobals();
  clearToken();
});

function answerWith(status: number, body: unknown) {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
}
const refuseWith = (code: FailureCode) =>
  answerWith(FAILURES[code].status, { error: FAILURES[code].text, code });

const withdraw = () => call(withdrawCodes, { params: { org: ID }, body: { qrIds: [CODE] } });
const assign = () =>
  call(assignCodes, {
    params: { org: ID, p: ID, k: ID },
    body: { qrIds: [CODE], packagingInfoName: 'Jar' },
  });
const CALLS = [
  ['[PACK-20] a QR deletion', withdraw, 'Failed to delete product QRs'],
  ['[PACK-21] a QR assignment', assign, 'Failed to assign product QRs'],
] as const;

test.each(CALLS)(
  '%s that is refused gives its own text, and the refusal as the cause',
  async (_, ask, text) => {
    refuseWith('step_up');
    await expect(ask()).rejects.toMatchObject({
      name: 'FailedCall',
      message: text,
      cause: { code: 'step_up' },
    });
  },
);

test.each(CALLS)('%s that is answered in an unforeseen way gives its own text', async (_, ask, text) => {
  for (const status of [200, 201, 500]) {
    answerWith(status, '<html>');
    await expect(ask()).rejects.toMatchObject({
      message: text,
      cause: { message: 'Unexpected response from the API' },
    });
  }
});

test.each(CALLS)('%s that does not reach the server is a dead network, as for every call', async (_, ask) => {
  const away = new TypeError('Failed to fetch');
  vi.stubGlobal('fetch', () => Promise.reject(away));
  await expect(ask()).rejects.toBe(away);
});

test('a call with its own text forgets the token on a 401, too', async () => {
  storeToken('kept');
  refuseWith('signed_out');
  await expect(withdraw()).rejects.toThrow('Failed to delete product QRs');
  expect(storedToken()).toBeUndefined();
});

const look = () => call(scanOverview, { params: { qr: CODE } });

test.each([
  ['[SCAN-38]', 404],
  ['[SCAN-39]', 400],
])('%s a %i of the scan overview is a Not Found error, whatever came with it', async (_, status) => {
  for (const body of ['<html>', { error: FAILURES.invalid_input.text, code: 'invalid_input' }]) {
    answerWith(status, body);
    await expect(look()).rejects.toMatchObject({ name: 'Failure', code: 'not_found' });
  }
});

test('another failure of the scan overview is no Not Found error', async () => {
  refuseWith('too_often');
  await expect(look()).rejects.toMatchObject({ code: 'too_often' });
  answerWith(500, '<html>');
  await expect(look()).rejects.toThrow('Unexpected response from the API');
});
