import { randomBytes } from 'node:crypto';
import { NO_CONTENT } from '@qrigin/domain/details';
import { Code } from '@qrigin/domain/qr';
import type { Overview, PageLanguage } from '@qrigin/domain/scan';
import { expect, test, vi } from 'vitest';
import { GLASS, HONEY } from '../../../../../domain/src/scan/samples.ts';
import { plainPage } from '../../../page-parts.ts';
import type { ToldDetails } from '../found-code.ts';
import { createDrawnPages } from './drawn-pages.ts';
import type { PageBuild } from './page-build.ts';
import { pageLanguage } from './page-language.ts';

/** Writes down everything it receives, and then the pack. */
function newBuild(version = 'build 1') {
  return {
    draw: vi.fn<PageBuild['draw']>((overview, details, languages) => ({
      opening: '<!doctype html>',
      page: [
        JSON.stringify([overview, details, languages]),
        ({ qr_id, checked_at, issued_at }) => [qr_id, checked_at, issued_at].join(' '),
      ],
    })),
    drawUnknown: vi.fn<PageBuild['drawUnknown']>((isCode) => ({
      opening: '<!doctype html>',
      page: [`unknown ${isCode} `, ({ qr_id }) => qr_id],
    })),
    drawRecall: vi.fn<PageBuild['drawRecall']>((recall) => ({
      opening: '<!doctype html>',
      page: [`recall ${recall?.id}`],
    })),
    scriptHash: '',
    preview: { document: '', styleHash: '' },
    version,
  };
}

const EN = pageLanguage({ chosen: 'en', accepted: [], otherwise: 'en' });
const HI = pageLanguage({ chosen: 'hi', accepted: [], otherwise: 'en' });

const told = (words: string, mark = words): ToldDetails => ({
  mark,
  language: 'en',
  load: () => ({
    mark,
    shown: {
      content: { ...NO_CONTENT, description: { en: words } },
      files: {},
      vendors: {},
      certificates: {},
    },
  }),
});

type Pages = ReturnType<typeof createDrawnPages>;

/** The page of a pack, of which nothing is told unless it says so. */
async function pageOf(
  pages: Pages,
  build: PageBuild,
  overview: Overview,
  { details, languages = EN }: { details?: ToldDetails; languages?: PageLanguage } = {},
) {
  return plainPage(await pages.ofPack(build, { overview, told: details }, languages)).toString();
}

test('packs that are alike share one drawing, and each page tells its own facts', async () => {
  const [pages, build] = [createDrawnPages(), newBuild()];
  const packs = Array.from({ length: 50 }, (_, index) => ({
    ...HONEY,
    qr_id: `PACK${index}`,
    checked_at: `2026-11-15T23:59:${String(index).padStart(2, '0')}.000Z`,
    issued_at: `2026-03-09T06:30:00.${String(index).padStart(3, '0')}Z`,
  }));
  for (const pack of packs) {
    const page = await pageOf(pages, build, pack);
    expect(page).toMatch(/^<!doctype html>/);
    expect(page.endsWith(`]${pack.qr_id} ${pack.checked_at} ${pack.issued_at}`)).toBe(true);
  }
  expect(build.draw).toHaveBeenCalledTimes(1);
  expect(pages.count()).toBe(1);
});

const recalled = (over: Partial<typeof GLASS> = {}): Partial<Overview> => ({
  state: 'recalled',
  recall: { ...HONEY.recall, recalled: true, notices: [{ ...GLASS, ...over }] },
});

/** Words of a recall, each of which a maker can change while it is open. */
const WORDS: [string, Partial<typeof GLASS>][] = [
  ['another heading', { heading: 'Do not eat it' }],
  ['another reason', { reason: 'Metal' }],
  ['another danger', { hazard: 'Cuts' }],
  ['other advice', { what_to_do: 'Bring it back.' }],
  ['another remedy', { remedy: 'Your money back' }],
  ['another number to call', { contact: '1800 000 2648' }],
  ['another first language', { language: 'hi' }],
  ['a translation', { translations: { hi: { reason: 'काँच' } } }],
  ['another page of its own', { id: null }],
];

test.each(WORDS)('%s of a recall is on the next page, which is drawn anew', async (_, over) => {
  const [pages, build] = [createDrawnPages(), newBuild()];
  const before = await pageOf(pages, build, { ...HONEY, ...recalled() });
  expect(await pageOf(pages, build, { ...HONEY, ...recalled(over) })).not.toBe(before);
  expect(build.draw).toHaveBeenCalledTimes(2);
});

/** Whatever changes what a page says; each is an overview that differs from the first in one fact. */
const CHANGES: [string, Partial<Overview>][] = [
  ['a recall', recalled()],
  ['one recall more', { recall: { ...HONEY.recall, more: 1 } }],
  ['midnight', { checked_at: '2026-11-16T00:00:00.000Z' }],
  ['a block', { state: 'blocked', is_blocked: true }],
  ['another state', { state: 'delisted' }],
  ['another name of the maker', { maker: { ...HONEY.maker, name: 'Hill Farm' } }],
  ['a logo', { maker: { ...HONEY.maker, logo_url: 'https://content.example/logo.png' } }],
  ['a maker who left', { maker: { ...HONEY.maker, is_closed: true } }],
  ['a product that was published anew', { product: { ...HONEY.product!, name: 'Wild honey' } }],
  ['another product', { product: null }],
  ['another level', { pack: { level: 'Carton' } }],
  ['another batch', { batch: { ...HONEY.batch!, lot_code: 'NH-2' } }],
  ['another last day', { batch: { ...HONEY.batch!, expires_on: '2028-03-12' } }],
  ['a withdrawal', { withdrawn_at: '2026-11-15T10:00:00.000Z' }],
  ['a newer code', { replaced: { at: '2026-11-15T10:00:00.000Z', qr_id: null } }],
];

test.each(CHANGES)('%s is on the next page, which is drawn anew', async (_, change) => {
  const [pages, build] = [createDrawnPages(), newBuild()];
  const before = await pageOf(pages, build, HONEY);
  expect(await pageOf(pages, build, { ...HONEY, ...change })).not.toBe(before);
  expect(build.draw).toHaveBeenCalledTimes(2);
});

test('what a maker tells is asked for once a page, and other words or another language are another page', async () => {
  const [pages, build] = [createDrawnPages(), newBuild()];
  const first = {
    ...told('Raw and unheated'),
    load: vi.fn<ToldDetails['load']>(told('Raw and unheated').load),
  };
  const pack = (index: number) => ({ ...HONEY, qr_id: `PACK${index}` });
  for (let index = 0; index < 5; index += 1)
    expect(await pageOf(pages, build, pack(index), { details: first })).toContain('Raw and unheated');
  expect(first.load).toHaveBeenCalledTimes(1);

  expect(await pageOf(pages, build, HONEY, { details: told('Stirred') })).toContain('Stirred');
  expect(await pageOf(pages, build, HONEY)).not.toContain('Raw');
  const hindi = await pageOf(pages, build, HONEY, { details: first, languages: HI });
  expect(hindi).toContain(JSON.stringify(HI));
  expect(build.draw).toHaveBeenCalledTimes(4);
});

test('words that have to be fetched first come on the page, and those who wait meanwhile share the drawing', async () => {
  const [pages, build] = [createDrawnPages(), newBuild()];
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<ToldDetails['load']>>>();
  const details = { ...told('Raw'), load: () => promise };
  const waiting = [pageOf(pages, build, HONEY, { details }), pageOf(pages, build, HONEY, { details })];
  resolve(await told('Raw').load());
  for (const page of await Promise.all(waiting)) expect(page).toContain('Raw');
  expect(build.draw).toHaveBeenCalledTimes(1);
});

test('words that changed after their mark was read are kept under their own mark, not under the one of before', async () => {
  const [pages, build] = [createDrawnPages(), newBuild()];
  const changing = { ...told('Raw'), load: told('Stirred').load };
  expect(await pageOf(pages, build, HONEY, { details: changing })).toContain('Stirred');
  // Someone has changed them back.
  expect(await pageOf(pages, build, HONEY, { details: told('Raw') })).toContain('Raw');
});

test('a page of another build is drawn by that one', async () => {
  const [pages, first, second] = [createDrawnPages(), newBuild(), newBuild('build 2')];
  for (const build of [first, second]) await pageOf(pages, build, HONEY);
  expect([first, second].map(({ draw }) => draw.mock.calls.length)).toEqual([1, 1]);
});

test('the page of codes that no one issued is drawn once, and that of what is no code once', () => {
  const [pages, build] = [createDrawnPages(), newBuild()];
  for (const code of [HONEY.qr_id, 'H2QD5N0C7XW4B9MG8RTA'].map((text) => Code.parse(text)))
    expect(plainPage(pages.ofUnknown(build, code, EN)).toString()).toBe(
      `<!doctype html>unknown true ${code}`,
    );
  for (let time = 0; time < 2; time += 1)
    expect(plainPage(pages.ofUnknown(build, undefined, EN)).toString()).toBe('<!doctype html>unknown false ');
  pages.ofUnknown(build, undefined, HI);
  expect(build.drawUnknown.mock.calls).toEqual([
    [true, EN],
    [false, EN],
    [false, HI],
  ]);
});

test('the pages that are kept never take more than their room, however many and long they are', async () => {
  const most = 100_000;
  const [pages, build] = [createDrawnPages(most), newBuild()];
  const honey = (name: string) => ({ ...HONEY, product: { ...HONEY.product!, name } });
  const sizes: number[] = [];
  for (let index = 0; index < 300; index += 1) {
    // Words of which no two are alike, so that little is gained by compressing them.
    const name = `${index} ${randomBytes(index * 30).toString('base64url')}`;
    expect(await pageOf(pages, build, honey(name))).toContain(name);
    sizes.push(pages.bytes());
  }
  expect(Math.max(...sizes)).toBeLessThanOrEqual(most);
  expect(Math.min(...sizes.slice(100))).toBeGreaterThan(most / 2);
  expect(pages.bytes()).toBeGreaterThan(pages.count() * 5000);

  // Too long to be kept at all: drawn each time, and nothing else has to go.
  const [before, long] = [pages.count(), honey(randomBytes(most).toString('hex'))];
  for (let time = 0; time < 2; time += 1)
    expect(await pageOf(pages, build, long)).toContain(long.product.name);
  expect(build.draw).toHaveBeenCalledTimes(302);
  expect(pages.count()).toBe(before);
});
