import { endpoint, pageOf, listQuery as queryOf } from '@qrigin/domain/http';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { listQuery } from './list-query.ts';

const LIST = endpoint({
  name: 'listThings',
  summary: 'Things',
  method: 'GET',
  path: '/things',
  policy: { who: 'user', rate: 'read' },
  query: queryOf({ sort: ['name', 'kind'], search: true }),
  reply: pageOf(z.string()),
});

const asked = (query: Record<string, string | number>) => listQuery(LIST, { query: query as never });

test('what the list knows is asked for as it stands in the address', () => {
  const query = { page: 2, page_size: 50, sort_by: 'kind', sort_order: 'desc', search: 'mill' };
  expect(asked(query)).toEqual({ ...query, page: '2', page_size: '50' });
});

test.each([
  [{ page: 1, colour: 'red' }, { page: '1' }],
  [{ sort_by: 'colour', sort_order: 'asc' }, {}],
  [{ sort_by: 'kind', sort_order: 'sideways' }, { sort_by: 'kind' }],
  [
    { page: 99_999_999, page_size: 900 },
    { page: '10000', page_size: '100' },
  ],
  [{ page: 0, search: 'x'.repeat(121) }, {}],
])('what it does not know counts as not said: %j', (query, known) => {
  expect(asked(query)).toEqual(known);
});
