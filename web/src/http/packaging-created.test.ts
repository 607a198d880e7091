import { createPackaging } from '@qrigin/domain/packaging';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';

const ID = '6f9c7c1e-3a0e-4a53-9f3d-0d6d1c1b2a11';
const FIELDS = {
  name: 'Standard',
  type: 'structure',
  packaging: { name: 'Jar', count: 1, child: null },
  printFormat: 'label',
  product_id: ID,
} as const;
const STORED = {
  ...FIELDS,
  id: ID,
  roleID: null,
  label_id: null,
  issued: { runs: 0, packs: 0, codes: 0 },
  created_at: '2026-11-15T10:00:00.000Z',
};

afterEach(() => vi.unstubAllGlobals());

function createAnswered(status: number) {
  const body = status === 204 ? null : JSON.stringify(STORED);
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  return call(createPackaging, { params: { org: ID }, body: FIELDS });
}

test('[PACK-04] a 201 is a packaging that was created', async () => {
  expect(await createAnswered(201)).toEqual(STORED);
});

test.each([200, 202, 204, 400, 500])('[PACK-04] a %i is a failure, whatever came with it', async (status) => {
  await expect(createAnswered(status)).rejects.toThrow('Unexpected response from the API');
});
