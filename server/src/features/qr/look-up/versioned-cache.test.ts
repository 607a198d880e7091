import { expect, test, vi } from 'vitest';
import { createVersionedCache } from './versioned-cache.ts';

type Thing = { text: string };

function setUp(most = 10) {
  const load = vi.fn<(orgId: string, id: string) => Promise<Thing>>();
  const cache = createVersionedCache({ load, most, sizeOf: ({ text }) => text.length });
  return { load, cache };
}

test('is loaded once under one version, then there at once', async () => {
  const { load, cache } = setUp();
  load.mockResolvedValue({ text: 'a' });
  const [one, two] = await Promise.all([cache.get('org', 'v1'), cache.get('org', 'v1')]);
  expect(one).toBe(two);
  expect(cache.get('org', 'v1')).toBe(one);
  expect(load.mock.calls).toEqual([['org', '']]);
});

test('is loaded again under another version, of one organisation and one thing', async () => {
  const { load, cache } = setUp();
  load.mockImplementation(async (orgId, id) => ({ text: orgId + id }));
  await cache.get('a', 'v1', '1');
  await cache.get('b', 'v1', '1');
  await cache.get('a', 'v1', '2');
  await cache.get('a', 'v2', '1');
  expect(load.mock.calls).toEqual([
    ['a', '1'],
    ['b', '1'],
    ['a', '2'],
    ['a', '1'],
  ]);
  expect(cache.get('b', 'v1', '1')).toEqual({ text: 'b1' });
});

test('a load that began before a change is not taken for one after it, however late it comes', async () => {
  const { load, cache } = setUp();
  const early = Promise.withResolvers<Thing>();
  load.mockReturnValueOnce(early.promise).mockResolvedValueOnce({ text: 'new' });
  const old = cache.get('org', 'v1');
  expect(await cache.get('org', 'v2')).toEqual({ text: 'new' });
  early.resolve({ text: 'old' });
  expect(await old).toEqual({ text: 'old' });
  expect(cache.get('org', 'v2')).toEqual({ text: 'new' });
});

test('a failed load is told to all who wait for it and is not kept', async () => {
  const { load, cache } = setUp();
  load.mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce({ text: 'a' });
  const [one, two] = await Promise.allSettled([cache.get('org', 'v1'), cache.get('org', 'v1')]);
  expect([one.status, two.status]).toEqual(['rejected', 'rejected']);
  expect(await cache.get('org', 'v1')).toEqual({ text: 'a' });
});

test('no more is kept than the limit, and of one that is too large nothing', async () => {
  const { load, cache } = setUp(10);
  load.mockImplementation(async (orgId) => ({ text: 'x'.repeat(Number(orgId)) }));
  await cache.get('4', 'v1');
  await cache.get('5', 'v1');
  expect(cache.size()).toBe(9);
  await cache.get('6', 'v1');
  expect(cache.size()).toBe(6);
  await cache.get('11', 'v1');
  expect(cache.get('11', 'v1')).toBeInstanceOf(Promise);
  expect(cache.size()).toBeLessThanOrEqual(10);
});
