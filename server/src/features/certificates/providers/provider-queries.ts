import type { ProviderFields } from '@qrigin/domain/certificates';
import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

const COLUMNS = ['id', 'org_id', 'name', 'file_id', 'checked_at', 'created_at'] as const;

type Place = { orgId: string; id: string };

export function insertProvider(db: Db, orgId: string, provider: ProviderFields) {
  return db
    .insertInto('certificate_provider')
    .values({ org_id: orgId, ...provider })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** What was checked was this name with this file: whoever changes either of them has a provider that no one has checked. */
export function updateProvider(db: Db, { orgId, id }: Place, { name, file_id }: ProviderFields) {
  return db
    .updateTable('certificate_provider')
    .set({
      name,
      file_id,
      checked_at: sql<Date | null>`case when name = ${name} and file_id is not distinct from ${file_id}::uuid then checked_at end`,
    })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export function removeProvider(db: Db, { orgId, id }: Place) {
  return db
    .deleteFrom('certificate_provider')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export function providersOf(db: Db, orgId: string) {
  return db.selectFrom('certificate_provider').select(COLUMNS).where('org_id', '=', orgId);
}

/** Whose a provider is, of the organisations that the person belongs to; outside any organisation. */
export async function organisationOf(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('certificate_provider')
    .select('org_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.org_id;
}

export function setChecked(db: Db, { orgId, id }: Place, isChecked: boolean) {
  return db
    .updateTable('certificate_provider')
    .set({ checked_at: isChecked ? sql<Date>`now()` : null })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}

/** No one else changes it until what is done with it is done. */
export function lockProvider(db: Db, { orgId, id }: Place) {
  return db
    .selectFrom('certificate_provider')
    .select(COLUMNS)
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
