import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { ScanDatabase } from '../../db/scan-database.ts';
import { remember } from '../qr/index.ts';

export type KnownProduct = {
  id: string;
  name: string;
  nature: string;
  is_active: boolean;
  is_deleted: boolean;
  /** The run of the code that is valid for the product now. */
  default_run_id: string | null;
};
export type KnownBatch = { lot_code: string; made_on: string | null; expires_on: string | null };
type KnownMaker = {
  name: string;
  logo_url: string | null;
  is_closed: boolean;
  /** What operators took down of it, its own id or codes, and when. */
  blocked: Record<string, string>;
};

/** Products, batches and makers that pages are built from, kept until the database says that they changed. */
export type KnownThings = {
  product(orgId: string, id: string): Promise<KnownProduct | undefined>;
  batch(orgId: string, id: string): Promise<KnownBatch | undefined>;
  maker(orgId: string): Promise<KnownMaker | undefined>;
};

function findProduct(db: Db, orgId: string, id: string): Promise<KnownProduct | undefined> {
  return db
    .selectFrom('product')
    .select(['id', 'name', 'nature', 'is_active', 'default_run_id'])
    .select(sql<boolean>`deleted_at is not null`.as('is_deleted'))
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst();
}

function findBatch(db: Db, orgId: string, id: string): Promise<KnownBatch | undefined> {
  return db
    .selectFrom('batch')
    .select(['lot_code', sql<string | null>`made_on::text`.as('made_on')])
    .select(sql<string | null>`expires_on::text`.as('expires_on'))
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst();
}

function findMaker(db: Db, orgId: string): Promise<KnownMaker | undefined> {
  return db
    .selectFrom('organisation')
    .select(['name', 'logo_url', sql<boolean>`closed_at is not null`.as('is_closed')])
    .select(
      sql<Record<string, string>>`(select coalesce(jsonb_object_agg(subject, blocked_at), '{}') from block
        where organisation_id = organisation.id and kind <> 'file')`.as('blocked'),
    )
    .where('id', '=', orgId)
    .executeTakeFirst();
}

export function knownThings(scans: ScanDatabase): KnownThings {
  /** Things are kept under the words by which the database names them when they change: organisation, then row. */
  const kept = <Value extends object>(
    find: (db: Db, orgId: string, id: string) => Promise<Value | undefined>,
  ) =>
    remember((key) => {
      const [orgId = '', id = ''] = key.split(' ');
      return scans.inOrg(orgId, (db) => find(db, orgId, id));
    });
  const product = kept(findProduct);
  const batch = kept(findBatch);
  const organisation = kept(findMaker);
  const tables = new Map(Object.entries({ product, batch, organisation }));

  const turn = (isHearing: boolean) => {
    for (const things of tables.values()) things.turn(isHearing);
  };
  turn(false);
  scans.listen({
    heard(what) {
      const [table = '', ...key] = what.split(' ');
      tables.get(table)?.drop(key.join(' '));
    },
    hears: turn,
  });
  return {
    product: (orgId, id) => product.get(`${orgId} ${id}`),
    batch: (orgId, id) => batch.get(`${orgId} ${id}`),
    maker: (orgId) => organisation.get(orgId),
  };
}
