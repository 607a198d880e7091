import { randomBytes } from 'node:crypto';
import { Code } from '@qrigin/domain/qr';
import type { Overview } from '@qrigin/domain/scan';
import { expect, test, vi } from 'vitest';
import { GLASS, HONEY } from '../../../../../domain/src/scan/samples.ts';
import { fixedText, plainPage } from '../../../page-parts.ts';
import { createDrawnPages } from './drawn-pages.ts';
import type { PageBuild } from './page-build.ts';

/** Writes down everything it receives, and then the pack. */
function newBuild(version = 'build 1') {
  return {
    opening: fixedText('<!doctype html>'),
    draw: vi.fn<PageBuild['draw']>((overview) => [
      JSON.stringify(overview),
      ({ qr_id, checked_at, issued_at }) => [qr_id, checked_at, issued_at].join(' '),
    ]),
    drawUnknown: vi.fn<PageBuild['drawUnknown']>((isCode) => [`unknown ${isCode} `, ({ qr_id }) => qr_id]),
    scriptHash: '',
    version,
  };
}

const html = (parts: Parameters<typeof plainPage>[0]) => plainPage(parts).toString();

test('packs that are alike share one drawing, and each page tells its own facts', () => {
  const [pages, build] = [createDrawnPages(), newBuild()];
  const packs = Array.from({ length: 50 }, (_, index) => ({
    ...HONEY,
    qr_id: `PACK${index}`,
    checked_at: `2026-11-15T23:59:${String(index).padStart(2, '0')}.000Z`,
    issued_at: `2026-03-09T06:30:00.${String(index).padStart(3, '0')}Z`,
  }));
  for (const pack of packs) {
    const told = html(pages.ofPack(build, pack));
    expect(told).toMatch(/^<!doctype html>/);
    expect(told.endsWith(`}${pack.qr_id} ${pack.checked_at} ${pack.issued_at}`)).toBe(true);
  }
  expect(build.draw).toHaveBeenCalledTimes(1);
  expect(pages.count()).toBe(1);
});

/** Whatever changes what a page says; each is an overview that differs from the first in one fact. */
const CHANGES: [string, Partial<Overview>][] = [
  ['a recall', { state: 'recalled', recall: { ...HONEY.recall, recalled: true, notices: [GLASS] } }],
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

test.each(CHANGES)('%s is on the next page, which is drawn anew', (_, change) => {
  const [pages, build] = [createDrawnPages(), newBuild()];
  const [before, after] = [pages.ofPack(build, HONEY), pages.ofPack(build, { ...HONEY, ...change })];
  expect(html(before)).not.toBe(html(after));
  expect(build.draw).toHaveBeenCalledTimes(2);
});

test('a page of another build is drawn by that one', () => {
  const [pages, first, second] = [createDrawnPages(), newBuild(), newBuild('build 2')];
  for (const build of [first, second]) pages.ofPack(build, HONEY);
  expect([first, second].map(({ draw }) => draw.mock.calls.length)).toEqual([1, 1]);
});

test('the page of codes that no one issued is drawn once, and that of what is no code once', () => {
  const [pages, build] = [createDrawnPages(), newBuild()];
  for (const code of [HONEY.qr_id, 'H2QD5N0C7XW4B9MG8RTA'].map((text) => Code.parse(text)))
    expect(html(pages.ofUnknown(build, code))).toBe(`<!doctype html>unknown true ${code}`);
  for (let time = 0; time < 2; time += 1)
    expect(html(pages.ofUnknown(build, undefined))).toBe('<!doctype html>unknown false ');
  expect(build.drawUnknown.mock.calls).toEqual([[true], [false]]);
});

test('the pages that are kept never take more than their room, however many and long they are', () => {
  const most = 100_000;
  const [pages, build] = [createDrawnPages(most), newBuild()];
  const honey = (name: string) => ({ ...HONEY, product: { ...HONEY.product!, name } });
  const sizes = Array.from({ length: 300 }, (_, index) => {
    // Words of which no two are alike, so that little is gained by compressing them.
    const name = `${index} ${randomBytes(index * 30).toString('base64url')}`;
    expect(html(pages.ofPack(build, honey(name)))).toContain(name);
    return pages.bytes();
  });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(most);
  expect(Math.min(...sizes.slice(100))).toBeGreaterThan(most / 2);
  expect(pages.bytes()).toBeGreaterThan(pages.count() * 5000);

  // Too long to be kept at all: drawn each time, and nothing else has to go.
  const [before, long] = [pages.count(), honey(randomBytes(most).toString('hex'))];
  for (let time = 0; time < 2; time += 1)
    expect(html(pages.ofPack(build, long))).toContain(long.product.name);
  expect(build.draw).toHaveBeenCalledTimes(302);
  expect(pages.count()).toBe(before);
});
