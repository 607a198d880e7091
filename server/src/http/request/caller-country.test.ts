import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { callerOf } from '../guard/caller.ts';
import { readCountryFrom } from './caller-country.ts';

const PROXY = '10.0.0.5';
const apps: ReturnType<typeof Fastify>[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())));

type Asked = {
  from?: string;
  header?: string | undefined;
  proxies?: string[];
  headers?: Record<string, string>;
};

/** The country of a caller whom a proxy announces, as the whole way from the socket on sees it. */
async function countryOf({ from = PROXY, header = 'x-country', proxies = [PROXY], headers }: Asked) {
  const app = Fastify({ trustProxy: proxies.length ? proxies : false });
  apps.push(app);
  readCountryFrom(app, header === 'none' ? undefined : header);
  app.get('/', async (request, reply) => ({ country: callerOf(request, reply).country }));
  const announced = { 'x-forwarded-for': '203.0.113.9', 'x-country': 'CH', ...headers };
  const answer = await app.inject({ url: '/', remoteAddress: from, headers: announced });
  return answer.json().country;
}

test('a trusted proxy names the country', async () => {
  expect(await countryOf({})).toBe('CH');
  expect(await countryOf({ headers: { 'x-country': 'in' } })).toBe('IN');
});

test.each<[string, Asked]>([
  ['somebody connects directly and names one', { from: '198.51.100.7' }],
  ['no proxy is trusted', { proxies: [] }],
  ['no header was agreed', { header: 'none' }],
  ['another header was agreed', { header: 'cf-ipcountry' }],
  ['the proxy does not know', { headers: { 'x-country': 'XX' } }],
  ['it is a number', { headers: { 'x-country': 'T1' } }],
  ['it is empty', { headers: { 'x-country': '' } }],
  ['it is a word', { headers: { 'x-country': 'CHE' } }],
  ['it was sent twice', { headers: { 'x-country': 'CH, IN' } }],
])('the country is unknown when %s', async (_, asked) => {
  expect(await countryOf(asked)).toBeNull();
});
