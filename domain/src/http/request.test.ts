import { expect, test } from 'vitest';
import { z } from 'zod';
import { bearer, endpoint, pathOf, rawRequestOf, requestOf } from './index.ts';

const make = endpoint({
  name: 'make',
  summary: 'Make a thing',
  method: 'POST',
  path: '/:org/things/:id',
  policy: { who: 'public', rate: 'public' },
  params: z.object({ org: z.string(), id: z.string() }),
  query: z.strictObject({ q: z.string().optional(), page: z.string().default('1') }),
  body: z.strictObject({ name: z.string() }),
  reply: z.object({}),
});

const ping = endpoint({
  name: 'ping',
  summary: 'Ask whether it is there',
  method: 'GET',
  path: '/ping',
  policy: { who: 'public', rate: 'public' },
  reply: z.object({}),
});

const params = { org: 'a b', id: '../c' };

test('the parts of a call become a request, with parameters that cannot leave their place', () => {
  const input = {
    params,
    query: { q: 'x&y' },
    body: { name: 'A' },
    token: 't',
    idempotencyKey: 'k',
    ifMatch: 0,
  };
  expect(requestOf(make, input)).toEqual({
    method: 'POST',
    path: '/a%20b/things/..%2Fc?q=x%26y',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': 'k',
      'If-Match': '"0"',
      ...bearer('t'),
    },
    body: '{"name":"A"}',
  });
});

test('what is not given is not sent', () => {
  expect(requestOf(ping, {})).toEqual({ method: 'GET', path: '/ping', headers: {} });
  const query = { q: undefined, page: '2' };
  expect(rawRequestOf(make, { params, query }).path).toBe('/a%20b/things/..%2Fc?page=2');
});

test('a header that is given takes the place of ours', () => {
  const headers = { 'content-type': 'text/plain', AUTHORIZATION: 'none', 'x-more': '1' };
  expect(requestOf(make, { params, body: { name: 'A' }, token: 't', headers }).headers).toEqual(headers);
});

test('what is wrong on purpose is sent as it is', () => {
  const raw = { params, query: 'page=1&page=2', body: '{"name":' };
  expect(rawRequestOf(make, raw)).toMatchObject({
    path: '/a%20b/things/..%2Fc?page=1&page=2',
    body: '{"name":',
  });
});

test('a path alone is that of the contract', () => {
  expect(pathOf(ping)).toBe('/ping');
  expect(pathOf(make, { org: 1, id: 'x' }, { page: 2 })).toBe('/1/things/x?page=2');
});
