import type { Overview } from '@qrigin/domain/scan';
import { expect, test } from 'vitest';
import { HONEY } from '../../domain/src/scan/samples.ts';
import { faultsByModel, faultsOfOverview, faultsOfPage } from './judge.ts';
import { toldBy } from './told.ts';

const CHECKED = '2026-11-16T12:00:00.500Z';
const BETWEEN = { after: Date.parse(CHECKED) - 1, before: Date.parse(CHECKED) + 1 };

const FRESH: Overview = {
  ...HONEY,
  checked_at: '2026-11-16T12:00:01.000Z',
  maker: { ...HONEY.maker, name: 'Hill Farm' },
};
const SEEN: Overview = { ...FRESH, checked_at: CHECKED };
const OLD: Overview = { ...SEEN, maker: { ...SEEN.maker, name: 'Old Farm' } };
const draw = ({ maker, checked_at }: Overview) => `<p>${maker.name}</p><time>${checked_at}</time>`;

const seen = (overview: Overview | undefined) => ({ ...BETWEEN, overview, status: overview ? 200 : 500 });
const page = (text: string) => ({ ...BETWEEN, text, status: 200 });

test('an overview that says what a fresh one says has no fault, whenever each was made', () => {
  expect(faultsOfOverview(seen(SEEN), FRESH)).toEqual([]);
  expect(faultsByModel(seen(SEEN), toldBy(FRESH))).toEqual([]);
});

test('an old name is found, by the fresh answer and by the model', () => {
  expect(faultsOfOverview(seen(OLD), FRESH)).toEqual([
    expect.stringMatching(/^overview: maker must be .*Hill Farm.* and is .*Old Farm/),
  ]);
  expect(faultsByModel(seen(OLD), toldBy(FRESH))).toEqual([
    'model: maker must be "Hill Farm" and is "Old Farm"',
  ]);
});

test('an answer that was checked before it was asked for is found', () => {
  const old = { ...SEEN, checked_at: '2026-11-16T11:59:59.000Z' };
  expect(faultsOfOverview(seen(old), FRESH)).toEqual(['overview: checked_at is 2026-11-16T11:59:59.000Z']);
});

test('an answer that failed is found', () => {
  expect(faultsOfOverview(seen(undefined), FRESH)).toEqual(['overview: answered 500']);
  expect(faultsOfPage({ ...page(''), status: 503 }, FRESH, draw)).toEqual(['page: answered 503']);
});

test('a page that is drawn anew for its own moment of the check has no fault', () => {
  expect(faultsOfPage(page(draw(SEEN)), FRESH, draw)).toEqual([]);
});

test('a page with old words or an old check is found', () => {
  expect(faultsOfPage(page(draw(OLD)), FRESH, draw)).toEqual([expect.stringContaining('Old Farm')]);
  const old = { ...SEEN, checked_at: '2026-11-16T11:59:59.000Z' };
  expect(faultsOfPage(page(draw(old)), FRESH, draw)).toHaveLength(1);
  expect(faultsOfPage(page(`${draw(SEEN)}<p>more</p>`), FRESH, draw)).toHaveLength(1);
});
