import type { SiteFields } from '@qrigin/domain/sites';
import type { Db } from '../../db/index.ts';

const COLUMNS = ['id', 'name', 'kind', 'address', 'latitude', 'longitude', 'created_at'] as const;

export function insertSite(db: Db, orgId: string, site: SiteFields) {
  return db
    .insertInto('site')
    .values({ org_id: orgId, ...site })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export function updateSite(db: Db, { orgId, id }: { orgId: string; id: string }, site: SiteFields) {
  return db
    .updateTable('site')
    .set(site)
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export function removeSite(db: Db, orgId: string, id: string) {
  return db
    .deleteFrom('site')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export function sitesOf(db: Db, orgId: string) {
  return db.selectFrom('site').select(COLUMNS).where('org_id', '=', orgId);
}
