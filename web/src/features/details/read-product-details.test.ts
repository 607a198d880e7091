import { findProductDetails } from '@qrigin/domain/details';
import { beforeEach, expect, test, vi } from 'vitest';
import { contentSample } from '../../../../domain/src/details/samples.ts';
import { answer, answerCalls, failed } from '../../testing/answer-calls.ts';
import { ORG } from '../../testing/organisation.ts';
import { readProductDetails } from './read-product-details.ts';

const ID = '7c2d35f4-0a3c-4f0e-9a51-2f6f7f3f9a11';
const read = () => readProductDetails({ params: { org: ORG, id: ID } });

beforeEach(() => () => vi.unstubAllGlobals());

test('[PROD-48] a product without details is null, without an error', async () => {
  answerCalls(answer(findProductDetails, { id: ID }, failed('not_found')));
  await expect(read()).resolves.toBeNull();
});

test('details that were published come as they are', async () => {
  const details = {
    ...contentSample(),
    product_id: ID,
    version: 3,
    published_at: '2026-11-18T10:00:00.000Z',
    published_by: null,
  };
  answerCalls(answer(findProductDetails, { id: ID }, details));
  await expect(read()).resolves.toEqual(details);
});

test.each(['forbidden', 'signed_out', 'busy', 'internal'] as const)(
  'any other failure stays one: %s',
  async (code) => {
    answerCalls(answer(findProductDetails, { id: ID }, failed(code)));
    await expect(read()).rejects.toMatchObject({ code });
  },
);

test('a dead network is no product without details', async () => {
  const away = new TypeError('Failed to fetch');
  vi.stubGlobal('fetch', () => Promise.reject(away));
  await expect(read()).rejects.toBe(away);
});
