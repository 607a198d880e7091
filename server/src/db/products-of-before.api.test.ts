import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase } from '../testing/programs/database.ts';
import { migrateUntil } from '../testing/programs/migrate-until.ts';
import { migrate } from './migrate.ts';

/** Before products knew who made them. */
const BEFORE = '0019_audit_limits.sql';
const [ORG, ASHA, RAVI] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
beforeAll(async () => {
  database = await createEmptyDatabase();
  await migrateUntil(database, BEFORE);
});
afterAll(() => database.drop());

async function addProduct(name: string, ...done: [action: string, by: string][]): Promise<void> {
  const { superuser } = database;
  const { rows } = await superuser.query<{ id: string }>(
    'insert into product (org_id, name) values ($1, $2) returning id',
    [ORG, name],
  );
  for (const [action, by] of done) {
    await superuser.query(
      'insert into audit_entry (org_id, actor_id, action, subject_id) values ($1, $2, $3, $4)',
      [ORG, by, action, rows[0]?.id],
    );
  }
}

test('products that were there before know who made them, as far as the audit log does', async () => {
  const { superuser } = database;
  await superuser.query("insert into organisation (id, name) values ($1, 'Hill Farm')", [ORG]);
  for (const id of [ASHA, RAVI])
    await superuser.query("insert into app_user (id, name, email) values ($1, 'Person', $2)", [
      id,
      `${id}@people.example`,
    ]);
  await addProduct('added', ['product.create', ASHA], ['product.delete', RAVI]);
  await addProduct('duplicated', ['product.duplicate', RAVI]);
  await addProduct('unknown');
  const version = async () =>
    (await superuser.query('select version from scan_version where org_id = $1', [ORG])).rows;
  const before = await version();

  await migrate({ migrator: database.url('migrator'), worker: database.url('app_worker') });

  const { rows } = await superuser.query('select name, created_by from product order by name');
  expect(rows).toEqual([
    { name: 'added', created_by: ASHA },
    { name: 'duplicated', created_by: RAVI },
    { name: 'unknown', created_by: null },
  ]);
  expect(await version()).toEqual(before);
});
