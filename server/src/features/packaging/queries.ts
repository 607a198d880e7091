import type { PackagingFields } from '@qrigin/domain/packaging';
import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

type Place = { orgId: string; id: string };

const COLUMNS = [
  'packaging.id',
  'packaging.name',
  'packaging.type',
  'packaging.structure',
  'packaging.print_format',
  'packaging.role_id',
  'packaging.product_id',
  'packaging.label_id',
  'packaging.created_at',
] as const;

/** What was issued of a packaging, in one JSON value: lists and single answers have it alike. */
const ISSUED = sql`(
  select json_build_object('runs', count(*), 'packs', coalesce(sum(packs), 0), 'codes', coalesce(sum(size), 0))
  from code_run where org_id = packaging.org_id and packaging_id = packaging.id)`.as('issued');

/** What may change later; type and product are for good. */
function changeable({ name, packaging, printFormat, roleID, label_id }: PackagingFields) {
  return {
    name,
    structure: JSON.stringify(packaging),
    print_format: printFormat,
    role_id: roleID,
    label_id,
  };
}

export function insertPackaging(
  db: Db,
  { orgId, userId }: { orgId: string; userId: string },
  fields: PackagingFields,
) {
  const { type, product_id } = fields;
  return db
    .insertInto('packaging')
    .values({ org_id: orgId, created_by: userId, type, product_id, ...changeable(fields) })
    .returning([...COLUMNS, ISSUED])
    .executeTakeFirstOrThrow();
}

/** The packagings of a product once more, for another one. Their order stays, which goes by when they were made. */
export function insertCopies(
  db: Db,
  { orgId, userId }: { orgId: string; userId: string },
  { from, to }: { from: string; to: string },
) {
  const same = ['org_id', 'name', 'type', 'structure', 'print_format', 'role_id'] as const;
  return db
    .insertInto('packaging')
    .columns([...same, 'product_id', 'created_by', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('packaging')
        .select([
          ...same,
          sql<string>`${to}::uuid`.as('product_id'),
          sql<string>`${userId}::uuid`.as('created_by'),
          sql<Date>`now() + row_number() over (order by created_at, id desc) * interval '1 microsecond'`.as(
            'created_at',
          ),
        ])
        .where('org_id', '=', orgId)
        .where('product_id', '=', from),
    )
    .returning('id')
    .execute();
}

/** Packagings of products that are not deleted. */
function listed(db: Db, orgId: string) {
  return db
    .selectFrom('packaging')
    .innerJoin('product', (join) =>
      join
        .onRef('product.org_id', '=', 'packaging.org_id')
        .onRef('product.id', '=', 'packaging.product_id')
        .on('product.deleted_at', 'is', null),
    )
    .select([...COLUMNS, ISSUED])
    .where('packaging.org_id', '=', orgId);
}

export function packagingsOf(db: Db, orgId: string, productId: string) {
  return listed(db, orgId)
    .where('packaging.product_id', '=', productId)
    .orderBy('packaging.created_at', 'desc')
    .orderBy('packaging.id')
    .execute();
}

export function packagingById(db: Db, { orgId, id }: Place) {
  return listed(db, orgId).where('packaging.id', '=', id).executeTakeFirst();
}

export function updatePackaging(db: Db, { orgId, id }: Place, fields: PackagingFields) {
  return db
    .updateTable('packaging')
    .set(changeable(fields))
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returning([...COLUMNS, ISSUED])
    .executeTakeFirst();
}

/** Whether there was one to remove. */
export async function removePackaging(db: Db, { orgId, id }: Place): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('packaging')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function isLabelOf(
  db: Db,
  orgId: string,
  { label_id, product_id }: { label_id: string; product_id: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('label')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', label_id)
    .where('product_id', '=', product_id)
    .executeTakeFirst();
  return row !== undefined;
}
