import type { Overview } from '@qrigin/domain/scan';
import { expect, test, vi } from 'vitest';
import { HONEY } from '../../../../../domain/src/scan/samples.ts';
import type { Caller } from '../../../db/index.ts';
import { type PagePart, plainPage } from '../../../page-parts.ts';
import { type FindCode, scanPage, type TenantScans } from './page.ts';
import type { PageBuild } from './page-build.ts';

const CODE = HONEY.qr_id;

const CALLER = {} as Caller;

const BUILD: PageBuild = {
  draw: ({ maker }) => ({ opening: '<!doctype html>', page: [maker.name, ({ qr_id }) => ` ${qr_id}`] }),
  drawUnknown: (isCode) => ({
    opening: '<!doctype html>',
    page: [isCode ? 'unknown' : 'no code', ({ qr_id }) => ` ${qr_id}`],
  }),
  drawRecall: (recall) => ({ opening: '<!doctype html>', page: [recall?.id ?? 'unknown recall'] }),
  scriptHash: "'sha256-abc'",
  preview: { document: '', styleHash: '' },
  version: 'build 1',
};

/** The honey is of the organisation that holds `nilgiri`. */
const TENANTS: TenantScans = {
  base: 'https://q.example.com/scan/',
  isOwn: async (subdomain, code) => subdomain === 'nilgiri' && code === CODE,
};

const knows =
  (overview: Overview = HONEY): FindCode =>
  async (code) =>
    code === overview.qr_id ? { overview, told: undefined } : undefined;

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
  return route.answer({ params: { code }, query, tenant, accepted: [], caller: CALLER });
}

const drawn = (answer: object) => plainPage((answer as { parts: PagePart[] }).parts).toString();

test('a code is found however its address is written', async () => {
  for (const path of [
    `/scan/${CODE}`,
    `/SCAN/${CODE}`,
    `/Scan/${CODE.toLowerCase()}`,
    '/scan/7k3m-9qxa-2vtd-5rw8-eihn',
  ]) {
    const answer = await open(path);
    expect(answer).toMatchObject({ status: 200, scriptHash: "'sha256-abc'" });
    expect(drawn(answer)).toBe(`<!doctype html>Nilgiri Honey ${CODE}`);
  }
});

test('what is not known is a page without script, the same whatever the reason', async () => {
  const look = vi.fn<FindCode>(async () => undefined);
  const unknown = await open(`/scan/${CODE}`, look);
  expect(unknown).toEqual({ status: 404, language: 'en', parts: expect.any(Array) });
  expect(drawn(unknown)).toBe(`<!doctype html>unknown ${CODE}`);
  expect(look).toHaveBeenCalledExactlyOnceWith(CODE, CALLER);

  for (const text of ['', 'ABC', `${CODE}U`, '<script>']) {
    const none = await open(`/scan/${text}`, look);
    expect(none).toEqual({ status: 404, language: 'en', parts: expect.any(Array) });
    expect(drawn(none)).toBe('<!doctype html>no code ');
  }
  // What is no code is not even looked for.
  expect(look).toHaveBeenCalledTimes(1);
});

test.each([
  ['/scan', { status: 302, location: '/' }],
  ['/SCAN', { status: 302, location: '/' }],
  ['/scan?code=', { status: 302, location: '/' }],
  ['/scan?code=%20', { status: 302, location: '/' }],
  [`/scan?code=7k3m+9qxa+2vtd+5rw8+e1hn`, { status: 303, location: `/scan/${CODE}` }],
  ['/scan?code=../a%3Fb', { status: 303, location: '/scan/..%2Fa%3Fb' }],
  [`/scan?code=${'x'.repeat(99)}`, { status: 303, location: `/scan/${'x'.repeat(64)}` }],
  [`/scan?code=${'x'.repeat(63)}%F0%9F%98%80`, { status: 303, location: `/scan/${'x'.repeat(63)}%EF%BF%BD` }],
])('[SCAN-01] %s leads on', async (path, answer) => {
  expect(await open(path)).toEqual(answer);
});

test('while nothing is built the page says so, and comes as soon as it is', async () => {
  let build: PageBuild | undefined;
  const load = vi.fn<() => Promise<PageBuild | undefined>>(async () => build);
  const [route] = scanPage(knows(), { load });
  const ask = () =>
    route!.answer({ params: { code: CODE }, query: {}, tenant: undefined, accepted: [], caller: CALLER });
  expect(await ask()).toMatchObject({ status: 503, text: expect.stringContaining('not built') });
  build = BUILD;
  expect(await ask()).toMatchObject({ status: 200 });
  expect(await ask()).toMatchObject({ status: 200 });
  expect(load).toHaveBeenCalledTimes(2);
});

test('on a subdomain an organisation shows its own codes', async () => {
  const answer = await open(`/scan/${CODE}`, knows(), { tenant: 'nilgiri' });
  expect(answer).toMatchObject({ status: 200 });
  expect(drawn(answer)).toBe(`<!doctype html>Nilgiri Honey ${CODE}`);
});

test.each([
  ['a code of others', 'hill-farm', `/SCAN/${CODE.toLowerCase()}`, CODE],
  ['the domain itself', '', `/scan/${CODE}`, CODE],
  ['a code that nobody issued', 'nilgiri', '/scan/7K3M9QXA2VTD5RW8E1HX', '7K3M9QXA2VTD5RW8E1HX'],
  ['what is no code', 'nilgiri', '/scan/../a', '..%2Fa'],
  ['what is far too long', 'nilgiri', `/scan/${'x'.repeat(99)}`, 'x'.repeat(64)],
  ['what is cut in a character', 'nilgiri', `/scan/${'x'.repeat(63)}😀`, `${'x'.repeat(63)}%EF%BF%BD`],
])('%s opens at the address of all codes instead', async (_, tenant, path, code) => {
  const look = vi.fn<FindCode>(knows());
  const answer = await open(path, look, { tenant });
  expect(answer).toEqual({ status: 302, location: `https://q.example.com/scan/${code}` });
  expect(look).not.toHaveBeenCalled();
});
