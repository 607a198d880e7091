import { sql } from 'kysely';
import type { SideDatabase } from '../../db/connect/side-database.ts';
import type { Db } from '../../db/index.ts';
import { createVersionedCache } from '../qr/index.ts';
import type { Resolved } from './resolve.ts';

export type KnownProduct = {
  id: string;
  name: string;
  nature: string;
  is_active: boolean;
  was_activated: boolean;
  is_deleted: boolean;
  /** The run of the code that is valid for the product now. */
  default_run_id: string | null;
};
export type KnownBatch = { lot_code: string; made_on: string | null; expires_on: string | null };
type KnownMaker = {
  shown: { name: string; logo_url: string | null; is_closed: boolean };
  /** What operators took down of it, its own id or codes, and when. */
  blocked: ReadonlyMap<string, string>;
};

/** What a code is of, by the organisation, product and batch of its facts. */
export type Things = { maker: KnownMaker; product: KnownProduct | undefined; batch: KnownBatch | undefined };

/** Makers, products and batches that pages are built from, at once when they are known under the version of the facts. */
export type ScanCache = {
  of(facts: Resolved): Things | Promise<Things>;
  maker(facts: Resolved): KnownMaker | Promise<KnownMaker>;
};

/** Enough for every product that is scanned in a day; an entry is a few hundred bytes. */
const KEPT = 20_000;

function findProduct(db: Db, orgId: string, id: string): Promise<KnownProduct | undefined> {
  return db
    .selectFrom('product')
    .select(['id', 'name', 'nature', 'is_active', 'default_run_id'])
    .select(sql<boolean>`activated_at is not null`.as('was_activated'))
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

async function findMaker(db: Db, orgId: string): Promise<KnownMaker> {
  const { blocked, ...shown } = await db
    .selectFrom('organisation')
    .select(['name', 'logo_url', sql<boolean>`closed_at is not null`.as('is_closed')])
    .select(
      sql<Record<string, string>>`(select coalesce(jsonb_object_agg(subject, blocked_at), '{}') from block
        where organisation_id = organisation.id and kind <> 'file')`.as('blocked'),
    )
    .where('id', '=', orgId)
    .executeTakeFirstOrThrow();
  return { shown, blocked: new Map(Object.entries(blocked)) };
}

export function createScanCache(scans: SideDatabase): ScanCache {
  const makers = createVersionedCache({
    load: (orgId) => scans.inOrg(orgId, (db) => findMaker(db, orgId)),
    most: KEPT,
  });
  /** A product with one of its batches, or either alone: nearly always the same two are asked for together. */
  const pairs = createVersionedCache({
    load: (orgId, id) =>
      scans.inOrg(orgId, async (db) => {
        const [productId, batchId] = id.split(' ');
        return {
          product: productId ? await findProduct(db, orgId, productId) : undefined,
          batch: batchId ? await findBatch(db, orgId, batchId) : undefined,
        };
      }),
    most: KEPT,
  });

  const maker: ScanCache['maker'] = ({ run, version }) => makers.get(run.orgId, version);
  return {
    maker,
    of(facts) {
      const { run, version, productId, batchId } = facts;
      const ofCode = maker(facts);
      const pair = pairs.get(run.orgId, version, `${productId ?? ''} ${batchId ?? ''}`);
      if (ofCode instanceof Promise || pair instanceof Promise)
        return Promise.all([ofCode, pair]).then(([loaded, things]) => ({ maker: loaded, ...things }));
      return { maker: ofCode, ...pair };
    },
  };
}
