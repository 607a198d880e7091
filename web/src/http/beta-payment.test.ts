import { payBeta } from '@qrigin/domain/payments';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';

const ID = '6f9c7c1e-3a0e-4a53-9f3d-0d6d1c1b2a11';
const STORED = { id: ID, product_id: ID, payment_plan: 'beta', created_at: '2026-11-15T10:00:00.000Z' };

afterEach(() => vi.unstubAllGlobals());

function payAnswered(status: number, body: unknown = STORED) {
  vi.stubGlobal('fetch', async () => new Response(status === 204 ? null : JSON.stringify(body), { status }));
  return call(payBeta, { params: { org: ID }, body: { product_id: ID } });
}

test('[PAY-07] a 201 is a beta payment', async () => {
  expect(await payAnswered(201)).toEqual(STORED);
});

test.each([200, 202, 204, 400, 409, 500])(
  '[PAY-07] a %i gives ‘Failed to complete beta payment’, whatever came with it',
  async (status) => {
    await expect(payAnswered(status)).rejects.toThrow(/^Failed to complete beta payment$/);
  },
);

test('[PAY-07] what was refused is kept as the cause', async () => {
  const refused = payAnswered(409, { error: 'Over.', code: 'beta_over' });
  await expect(refused).rejects.toMatchObject({
    message: 'Failed to complete beta payment',
    cause: { code: 'beta_over' },
  });
});
