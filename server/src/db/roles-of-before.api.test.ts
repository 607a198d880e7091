import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DECIDED } from '../testing/matrix/expected.ts';
import { createEmptyDatabase } from '../testing/programs/database.ts';
import { migrateUntil } from '../testing/programs/migrate-until.ts';
import { migrate } from './migrate.ts';

/** The last one before features brought permissions of their own. */
const BEFORE = '0018_live_things.sql';
const ORG = crypto.randomUUID();

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
beforeAll(async () => {
  database = await createEmptyDatabase();
  await migrateUntil(database, BEFORE);
  await addOrganisation();
});
afterAll(() => database.drop());

/** With the built-in roles that were stored then, and one of its own. */
async function addOrganisation(): Promise<void> {
  const { superuser } = database;
  await superuser.query("insert into organisation (id, name) values ($1, 'Hill Farm')", [ORG]);
  const ids = new Map<string, string>();
  for (const { key, name, parent } of BUILT_IN_ROLES) {
    const held = Object.keys(DECIDED).filter((permission) => DECIDED[permission]?.includes(name[0] ?? ''));
    const { rows } = await superuser.query<{ id: string }>(
      'insert into role (org_id, name, built_in, parent_role_id, permissions) values ($1, $2, $3, $4, $5) returning id',
      [ORG, name, key, parent && ids.get(parent), held],
    );
    ids.set(key, rows[0]!.id);
  }
  await superuser.query(
    "insert into role (org_id, name, parent_role_id, permissions) values ($1, 'Packer', $2, '{org.view}')",
    [ORG, ids.get('member')],
  );
}

test('the built-in roles of an organisation that was there before have what features brought since; others stay', async () => {
  await migrate({ migrator: database.url('migrator'), worker: database.url('app_worker') });
  const { rows } = await database.superuser.query<{ key: string | null; permissions: string[] }>(
    'select built_in as key, permissions from role where org_id = $1',
    [ORG],
  );
  const stored = Object.fromEntries(
    rows.map(({ key, permissions }) => [key ?? 'Packer', permissions.toSorted()]),
  );
  const declared = BUILT_IN_ROLES.map(({ key, permissions }) => [key, permissions.toSorted()]);
  expect(stored).toEqual({ ...Object.fromEntries(declared), Packer: ['org.view'] });
});
