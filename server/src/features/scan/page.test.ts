import type { Overview } from '@qrigin/domain/scan';
import { expect, test, vi } from 'vitest';
import type { Caller } from '../../db/index.ts';
import { type Look, scanPage, type TenantScans } from './page.ts';
import type { PageBuild } from './page-build.ts';

const CODE = '7K3M9QXA2VTD5RW8E1HN';

const HONEY: Overview = {
  qr_id: CODE,
  state: 'active',
  is_blocked: false,
  checked_at: '2026-11-15T10:42:00.000Z',
  issued_at: '2026-03-09T06:30:00.000Z',
  maker: { name: 'Nilgiri Honey', logo_url: null, is_closed: false },
  product: null,
  pack: null,
  batch: null,
  recall: { recalled: false, reason: null, date: null, notices: [], more: 0 },
  withdrawn_at: null,
  replaced: null,
};

const CALLER = {} as Caller;

const BUILD: PageBuild = {
  render: (overview, code) => JSON.stringify([overview ?? null, code]),
  scriptHash: "'sha256-abc'",
  version: 'build 1',
};

/** The honey is of the organisation that holds `nilgiri`. */
const TENANTS: TenantScans = {
  base: 'https://q.example.com/scan/',
  isOwn: async (subdomain, code) => subdomain === 'nilgiri' && code === CODE,
};

const knows =
  (overview: Overview = HONEY): Look =>
  async (code) =>
    code === overview.qr_id ? overview : undefined;

/** What the page at this address answers. */
async function open(
  path: string,
  look = knows(),
  { build = BUILD, tenant }: { build?: PageBuild; tenant?: string } = {},
) {
  const [, root, code] = /^(\/\w+)(?:\/([^?]*))?/.exec(path)!;
  const routes = scanPage(look, { tenants: TENANTS, load: async () => build });
  const route = routes.find((each) => each.path === (code === undefined ? root : `${root}/:code`))!;
  const query = Object.fromEntries(new URL(path, 'http://localhost').searchParams);
  return route.answer({ params: { code }, query, tenant, caller: CALLER });
}

const drawn = (answer: object) => JSON.parse((answer as { draw(): string }).draw());

test('a code is found however its address is written', async () => {
  for (const path of [
    `/scan/${CODE}`,
    `/SCAN/${CODE}`,
    `/Scan/${CODE.toLowerCase()}`,
    '/scan/7k3m-9qxa-2vtd-5rw8-eihn',
  ]) {
    const answer = await open(path);
    expect(answer).toMatchObject({ status: 200, scriptHash: "'sha256-abc'" });
    expect(drawn(answer)).toEqual([HONEY, CODE]);
  }
});

test('what is not known is a page without script and version, the same whatever the reason', async () => {
  const look = vi.fn<Look>(async () => undefined);
  const unknown = await open(`/scan/${CODE}`, look);
  expect(unknown).toEqual({ status: 404, draw: expect.any(Function) });
  expect(drawn(unknown)).toEqual([null, CODE]);
  expect(look).toHaveBeenCalledExactlyOnceWith(CODE, CALLER);

  for (const text of ['', 'ABC', `${CODE}U`, '<script>']) {
    const none = await open(`/scan/${text}`, look);
    expect(none).toEqual({ status: 404, draw: expect.any(Function) });
    expect(drawn(none)).toEqual([null, '']);
  }
  // What is no code is not even looked for.
  expect(look).toHaveBeenCalledTimes(1);
});

test('the version changes with what is said, with the day and with the build, and with nothing else', async () => {
  const version = async (overview: Overview, build = BUILD) => {
    const answer = await open(`/scan/${CODE}`, knows(overview), { build });
    return (answer as { version: string }).version;
  };
  const first = await version(HONEY);
  expect(first).toMatch(/^[\w-]{22}$/);
  expect(await version({ ...HONEY, checked_at: '2026-11-15T23:59:59.000Z' })).toBe(first);
  const others = await Promise.all([
    version({ ...HONEY, state: 'recalled' }),
    version({ ...HONEY, maker: { ...HONEY.maker, is_closed: true } }),
    version({ ...HONEY, checked_at: '2026-11-16T00:00:00.000Z' }),
    version(HONEY, { ...BUILD, version: 'build 2' }),
  ]);
  expect(new Set([first, ...others]).size).toBe(5);
});

test.each([
  ['/scan', { status: 302, location: '/' }],
  ['/SCAN', { status: 302, location: '/' }],
  ['/scan?code=', { status: 302, location: '/' }],
  ['/scan?code=%20', { status: 302, location: '/' }],
  [`/scan?code=7k3m+9qxa+2vtd+5rw8+e1hn`, { status: 303, location: `/scan/${CODE}` }],
  ['/scan?code=../a%3Fb', { status: 303, location: '/scan/..%2Fa%3Fb' }],
  [`/scan?code=${'x'.repeat(99)}`, { status: 303, location: `/scan/${'x'.repeat(64)}` }],
])('[SCAN-01] %s leads on', async (path, answer) => {
  expect(await open(path)).toEqual(answer);
});

test('while nothing is built the page says so, and comes as soon as it is', async () => {
  let build: PageBuild | undefined;
  const load = vi.fn<() => Promise<PageBuild | undefined>>(async () => build);
  const [route] = scanPage(knows(), { load });
  const ask = () => route!.answer({ params: { code: CODE }, query: {}, tenant: undefined, caller: CALLER });
  expect(await ask()).toMatchObject({ status: 503, text: expect.stringContaining('not built') });
  build = BUILD;
  expect(await ask()).toMatchObject({ status: 200 });
  expect(await ask()).toMatchObject({ status: 200 });
  expect(load).toHaveBeenCalledTimes(2);
});

test('on a subdomain an organisation shows its own codes', async () => {
  const answer = await open(`/scan/${CODE}`, knows(), { tenant: 'nilgiri' });
  expect(answer).toMatchObject({ status: 200 });
  expect(drawn(answer)).toEqual([HONEY, CODE]);
});

test.each([
  ['a code of others', 'hill-farm', `/SCAN/${CODE.toLowerCase()}`, CODE],
  ['the domain itself', '', `/scan/${CODE}`, CODE],
  ['a code that nobody issued', 'nilgiri', '/scan/7K3M9QXA2VTD5RW8E1HX', '7K3M9QXA2VTD5RW8E1HX'],
  ['what is no code', 'nilgiri', '/scan/../a', '..%2Fa'],
  ['what is far too long', 'nilgiri', `/scan/${'x'.repeat(99)}`, 'x'.repeat(64)],
])('%s opens at the address of all codes instead', async (_, tenant, path, code) => {
  const look = vi.fn<Look>(knows());
  const answer = await open(path, look, { tenant });
  expect(answer).toEqual({ status: 302, location: `https://q.example.com/scan/${code}` });
  expect(look).not.toHaveBeenCalled();
});
