import { beforeAll, expect, test } from 'vitest';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';
import { EXPORTED, LEFT_OUT } from '../index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const query = async (text: string) => (await api.database.superuser.query(text)).rows;

test('every table of an organisation is exported, or its feature says why it stays here', async () => {
  // Partitions are part of their table.
  const rows = await query(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where a.attname = 'org_id' and c.relkind in ('r', 'p') and not c.relispartition
       and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  const decided = [...EXPORTED.map(({ table }) => table), ...Object.keys(LEFT_OUT)];
  expect(rows.map(({ name }) => name)).toEqual(
    decided.filter((table) => table !== 'organisation').toSorted((a, b) => (a < b ? -1 : 1)),
  );
});

test('no key, secret or password is in any column that is exported', () => {
  const columns = EXPORTED.flatMap(({ table, columns: written }) =>
    written.map((name) => `${table}.${name}`),
  );
  expect(
    columns.filter((name) => /secret|password|token|hash|salt|session|signature|epoch/.test(name)),
  ).toEqual([]);
});

test('each file of the archive has a plain name of its own', () => {
  const names = EXPORTED.map(({ entry }) => entry);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
});
