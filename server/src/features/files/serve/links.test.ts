import { expect, test } from 'vitest';
import { testKey } from '../../../testing/test-env.ts';
import { createLinks } from './links.ts';

const FILE = { orgId: crypto.randomUUID(), id: crypto.randomUUID() };
const keyOf = (name: string) => Buffer.from(testKey(name), 'base64');
const linksOf = (...names: string[]) => createLinks('https://example-content.net', names.map(keyOf));
const queryOf = (address: string) => new URL(address).searchParams;

test('links of before a change of SECRET_KEY are good while the older key is listed; new ones are of the newest', () => {
  const [before, between, after] = [linksOf('old'), linksOf('new', 'old'), linksOf('new')];
  const old = queryOf(before.downloadUrl(FILE));
  expect([before, between, after].map((links) => links.isOurs(FILE, old))).toEqual([true, true, false]);
  const fresh = queryOf(between.downloadUrl(FILE));
  expect([before, between, after].map((links) => links.isOurs(FILE, fresh))).toEqual([false, true, true]);
});
