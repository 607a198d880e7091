import { changeSite, listSites } from '@qrigin/domain/sites';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { World } from '../../matrix/world.ts';
import { Known } from '../judge/known.ts';
import { draftsOf, type Request, targetOf, validRequest } from '../request.ts';
import type { Break } from './break.ts';
import { BREAKS } from './breaks.ts';
import { dice } from './dice.ts';

const NEIGHBOUR = {
  id: '11111111-1111-4111-8111-111111111111',
  canary: 'canary',
  things: { site: '22222222-2222-4222-8222-222222222222', role: '33333333-3333-4333-8333-333333333333' },
};
const world = { neighbour: NEIGHBOUR, tokens: { stranger: 'h.c.s' } } as unknown as World;

function requests(endpoint: Request['endpoint']): Request[] {
  const asker = { actor: 'owner', token: 'head.claims.signature', known: new Known(), arranged: {} } as const;
  return fc
    .sample(draftsOf(endpoint), { seed: 1, numRuns: 100 })
    .map((draft) => validRequest(endpoint, draft, asker));
}

const REQUESTS = [...requests(changeSite), ...requests(listSites)];
const ROLLS = fc.sample(dice, { seed: 1, numRuns: REQUESTS.length });

/** The parts that go over the wire. */
const partsOf = (request: Request) => ({
  path: targetOf({ ...request, query: [] }),
  query: request.query,
  headers: request.headers,
  text: request.text,
});

test('the requests themselves are right', () => {
  for (const { endpoint, value, query } of REQUESTS) {
    expect(endpoint.body.safeParse(value).success).toBe(true);
    const decoded = query.map(([name, text]) => [name, decodeURIComponent(text)]);
    expect(endpoint.query.safeParse(Object.fromEntries(decoded)).success).toBe(true);
  }
});

function breakAll(one: Break) {
  return REQUESTS.flatMap((request, at) =>
    one.fits(request, world) ? [{ request, broken: one.apply(request, { roll: ROLLS[at]!, world }) }] : [],
  );
}

test.each(BREAKS)('$name: one part of the request is another, and only one', (one) => {
  const all = breakAll(one);
  expect(all.length).toBeGreaterThan(0);
  const changes = all.map(({ request, broken }) => {
    const [before, now] = [partsOf(request), partsOf(broken.request)];
    return Object.keys(now).filter((part) => {
      const key = part as keyof typeof now;
      return JSON.stringify(now[key]) !== JSON.stringify(before[key]);
    });
  });
  // A body where none is expected needs a content type.
  const most = one.name === 'body that is not asked for' ? 2 : 1;
  expect(Math.max(...changes.map((parts) => parts.length))).toBe(most);
  // By chance a broken value may be the one that was there.
  expect(changes.filter((parts) => parts.length === 0).length).toBeLessThan(all.length / 4);
});

/** Success of such a request would be a fault. */
test.each([
  'text over any maximum',
  'null byte',
  'lone surrogate',
  'extra key',
  'prototype key',
  'broken JSON',
  'body over the limit',
  'wrong content type',
  'no token',
  'wrong token',
  'token of another organisation',
  'foreign organisation',
  'foreign id',
])('%s must be refused', (wanted) => {
  const all = breakAll(BREAKS.find(({ name }) => name === wanted)!);
  expect(all.filter(({ broken }) => !broken.mustFail)).toEqual([]);
});
