import { expect, test } from 'vitest';
import { z } from 'zod';
import { listQuery, PAGE_MAX, PAGE_SIZE_MAX, pageOf, SEARCH_MAX } from './index.ts';

const query = listQuery({ sort: ['name', 'created_at'] });
const found = listQuery({
  sort: ['at'],
  order: 'desc',
  search: true,
  filters: { state: z.enum(['open', 'over']).optional() },
});

test('a list that is asked for without more shows its first 20 rows by its first column, upwards', () => {
  expect(query.parse({})).toEqual({ page: 1, page_size: 20, sort_by: 'name', sort_order: 'asc' });
});

test('text of a query becomes numbers', () => {
  expect(query.parse({ page: '3', page_size: '7', sort_by: 'created_at', sort_order: 'desc' })).toEqual({
    page: 3,
    page_size: 7,
    sort_by: 'created_at',
    sort_order: 'desc',
  });
});

test.each([
  ['page_size', PAGE_SIZE_MAX],
  ['page', PAGE_MAX],
])('%s may be %i and no more', (name, max) => {
  expect(query.parse({ [name]: String(max) })).toMatchObject({ [name]: max });
  expect(query.safeParse({ [name]: String(max + 1) }).success).toBe(false);
});

test.each(['0', '-1', '1.5', '1e1', '0x10', ' 1', '01', '', 'x', '१', '99999999999999999999', 1])(
  'a page number or size of %j is refused',
  (value) => {
    expect(query.safeParse({ page: value }).success).toBe(false);
    expect(query.safeParse({ page_size: value }).success).toBe(false);
  },
);

test.each([
  { sort_by: 'id' },
  { sort_by: 'name; drop' },
  { sort_order: 'up' },
  { sort_order: 'ASC' },
  { q: 'x' },
  { search: 'x' },
])('a query that the list does not know is refused: %j', (given) => {
  expect(query.safeParse(given).success).toBe(false);
});

test('a list that can be searched takes words, and one that can be narrowed down its filters', () => {
  const usual = { page: 1, page_size: 20, sort_by: 'at', sort_order: 'desc' };
  expect(found.parse({})).toEqual(usual);
  expect(found.parse({ search: '  Asha 100% ', state: 'open', sort_order: 'asc' })).toEqual({
    ...usual,
    sort_order: 'asc',
    search: 'Asha 100%',
    state: 'open',
  });
  expect(found.parse({ search: '  ' })).toEqual({ ...usual, search: '' });
});

test('a search is one line of bounded length', () => {
  expect(found.safeParse({ search: 'x'.repeat(SEARCH_MAX) }).success).toBe(true);
  for (const search of ['x'.repeat(SEARCH_MAX + 1), 'a\nb', 'a\u0000b', '\ud800', ['a']])
    expect(found.safeParse({ search }).success).toBe(false);
});

test('a page says how many rows there are in all', () => {
  const page = { items: ['a'], total: 41, page: 3, page_size: 20 };
  expect(pageOf(z.string()).parse(page)).toEqual(page);
  expect(pageOf(z.string()).safeParse({ ...page, total: -1 }).success).toBe(false);
});
