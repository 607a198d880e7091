import { endpoint } from '@qrigin/domain/http';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isTooLong, type Request } from './request.ts';

const search = endpoint({
  name: 'search',
  summary: 'Search',
  method: 'GET',
  path: '/search',
  policy: { who: 'public', rate: 'public' },
  query: z.strictObject({ q: z.string().max(2000) }),
  reply: z.object({}),
});

const asking = (query: Request['query'], headers: Request['headers'] = {}): Request => ({
  endpoint: search,
  actor: 'owner',
  params: {},
  query,
  headers,
  value: undefined,
  text: undefined,
});

test('an address that HTTP itself refuses (431) is told from one that reaches the endpoint', () => {
  const character = encodeURIComponent('क');
  expect(isTooLong(asking([['q', character.repeat(1500)]]))).toBe(false);
  expect(isTooLong(asking([['q', character.repeat(2000)]]))).toBe(true);
});

test('headers count as well', () => {
  expect(isTooLong(asking([['q', 'x'.repeat(12_000)]], { 'user-agent': 'x'.repeat(1000) }))).toBe(false);
  expect(isTooLong(asking([['q', 'x'.repeat(12_000)]], { 'user-agent': 'x'.repeat(4000) }))).toBe(true);
});
