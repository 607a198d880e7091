import { type CertificateFields, type NewCertificate, reminderPast } from '@qrigin/domain/certificates';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/** A day has no time zone: as text it cannot slip into the day before. */
function day(column: 'valid_from' | 'valid_to') {
  return sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`.as(column);
}

/** Of whichever statement is about certificates. */
const OF_PRODUCT = sql`from product
  where product.org_id = certificate.org_id and product.id = certificate.product_id`;
const PRODUCT_NAME = sql<string | null>`(select name ${OF_PRODUCT})`.as('product_name');
const IS_PRODUCT_DELETED = sql<boolean>`exists (select ${OF_PRODUCT} and deleted_at is not null)`.as(
  'is_product_deleted',
);

const SHOWN_COLUMNS = [
  'id',
  'provider_id',
  'title',
  'number',
  day('valid_from'),
  day('valid_to'),
  'file_id',
] as const;
const COLUMNS = [
  ...SHOWN_COLUMNS,
  'org_id',
  'product_id',
  PRODUCT_NAME,
  IS_PRODUCT_DELETED,
  'created_at',
] as const;

type Place = { orgId: string; id: string };

const today = () => new Date().toISOString().slice(0, 10);

export function insertCertificate(db: Db, orgId: string, certificate: NewCertificate) {
  return db
    .insertInto('certificate')
    .values({
      org_id: orgId,
      ...certificate,
      reminded_days: reminderPast(certificate.valid_to, today()),
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** With another end people are reminded anew. */
export function updateCertificate(db: Db, { orgId, id }: Place, certificate: CertificateFields) {
  const { valid_to: end } = certificate;
  return db
    .updateTable('certificate')
    .set({
      ...certificate,
      reminded_days: sql<
        number | null
      >`case when valid_to is not distinct from ${end}::date then reminded_days
        else ${reminderPast(end, today())}::smallint end`,
    })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** As it is changed: what it names stays until that is done. */
export function lockCertificate(db: Db, { orgId, id }: Place) {
  return db
    .selectFrom('certificate')
    .select('file_id')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function removeCertificate(db: Db, { orgId, id }: Place) {
  return db
    .deleteFrom('certificate')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
}

type Wanted = { product?: string | undefined; ids?: readonly string[] | undefined };

/** With those of products that were deleted: their printed codes still show them. */
export function certificatesOf(db: Db, orgId: string, { product, ids }: Wanted) {
  const all = db.selectFrom('certificate').select(COLUMNS).where('org_id', '=', orgId);
  const usable = product === undefined ? all : all.where(usableOn(product));
  return ids ? usable.where('id', 'in', [...ids]) : usable;
}

/** A page shows what was certified of its product, or of the whole organisation. */
function usableOn(product: string) {
  return sql<SqlBool>`(product_id is null or product_id = ${product})`;
}

export type OfProduct = { orgId: string; product: string; ids: readonly string[] };

/** What shoppers see of these on the page of a product, by the rights with which scan pages are drawn. */
export function shownOn(db: Db, { orgId, product, ids }: OfProduct) {
  return db
    .selectFrom('certificate')
    .select(SHOWN_COLUMNS)
    .where('org_id', '=', orgId)
    .where('id', 'in', [...ids])
    .where(usableOn(product))
    .execute();
}

/** What providers are called, and since when we have checked them. */
export async function providersNamed(db: Db, orgId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('certificate_provider')
    .select(['id', 'name', 'checked_at'])
    .where('org_id', '=', orgId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, ...provider }) => [id, provider]));
}
