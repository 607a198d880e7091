import { API_BASE, bearer, pathOf } from '@qrigin/domain/http';
import { scanOverview, scanProductImage, scanSections, scanUsage, scanWhoami } from '@qrigin/domain/scan';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGoods } from '../../testing/goods/goods.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const UNKNOWN = '00000000000000000000';
/** Unknown codes a minute before the next one waits; ten times as many are recorded in the security log. */
const LIMIT = 6;
const PATIENCE = { timeout: 20_000 };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    env: { RATE_UNKNOWN_CODES: String(LIMIT), TRUSTED_PROXIES: '127.0.0.1', IN_FLIGHT: '100' },
  });
});
afterAll(() => api.stop());

const from = (network: string) => ({ headers: { 'x-forwarded-for': network, 'user-agent': 'curl/8' } });

async function jar() {
  const goods = await newGoods(api);
  const packaging = await goods.packaging(await goods.product());
  await goods.issue(packaging);
  const [code] = await goods.codes(packaging);
  return code?.id ?? '';
}

async function timed(ask: () => Promise<{ status: number }>) {
  const began = performance.now();
  const { status } = await ask();
  return { status, ms: performance.now() - began };
}

test('unknown codes slow their network down wherever they are asked for; issued codes never wait', async () => {
  const code = await jar();
  const [guesser, shopper] = [from('203.0.113.7'), from('203.0.113.8')];
  const page = () => fetch(`${api.url}/scan/${UNKNOWN}`, guesser);
  const params = { qr: UNKNOWN };
  const overview = () => api.ask(scanOverview, { params, ...guesser });
  const usage = () => api.ask(scanUsage, { params, ...guesser, body: { event_id: crypto.randomUUID() } });
  const others = [scanSections, scanProductImage, scanWhoami].map(
    (endpoint) => () => api.ask(endpoint, { params, ...guesser }),
  );
  const ways = [page, overview, ...others, usage];
  expect(ways).toHaveLength(LIMIT);
  for (const way of ways) expect((await way()).status).toBe(404);

  const slowed = await timed(page);
  expect(slowed.status).toBe(404);
  expect(slowed.ms).toBeGreaterThanOrEqual(245);
  expect((await timed(overview)).ms).toBeGreaterThanOrEqual(495);

  // The next ones wait a second and two; what is issued, and what others ask for, is answered meanwhile.
  const order: string[] = [];
  const guesses = ['guess', 'guess'].map((name) => overview().then(() => order.push(name)));
  await api.ask(scanOverview, { params: { qr: code }, ...guesser }).then(() => order.push('issued'));
  await api
    .ask(scanOverview, { params: { qr: UNKNOWN }, ...shopper })
    .then(() => order.push('another network'));
  await Promise.all(guesses);
  expect(order.at(-1)).toBe('guess');
  expect(order.toSorted()).toEqual(['another network', 'guess', 'guess', 'issued']);
});

test('who guesses by the hundred is refused, counted and told in the security log', async () => {
  const { headers } = from('203.0.113.99');
  const hangUp = new AbortController();
  const statuses: number[] = [];
  const guesses = Array.from({ length: 10 * LIMIT }, async () => {
    const { status } = await fetch(`${api.url}${API_BASE}${pathOf(scanOverview, { qr: UNKNOWN })}`, {
      headers,
      signal: hangUp.signal,
    });
    statuses.push(status);
  });
  const told = async () =>
    (
      await api.database.superuser.query(
        "select kind, network, device, detail from security_event where kind = 'codes.guessed'",
      )
    ).rows;
  await expect.poll(told, PATIENCE).toEqual([
    {
      kind: 'codes.guessed',
      network: '203.0.113.99',
      device: 'Unknown device',
      detail: `${10 * LIMIT} unknown codes in a minute`,
    },
  ]);
  await expect
    .poll(() => statuses.filter((status) => status === 429).length, PATIENCE)
    .toBeGreaterThan(8 * LIMIT - 5);
  const metrics = await (
    await fetch(`${api.url}/metrics`, { headers: bearer('metrics-token-of-the-tests') })
  ).text();
  expect(metrics).toContain(`unknown_codes_worst_network ${10 * LIMIT}\n`);
  expect(metrics).toMatch(/^unknown_codes_total \d+$/m);
  // Those who still wait would do so for eight seconds.
  hangUp.abort();
  await Promise.allSettled(guesses);
});
