import type { TenantThing } from '@qrigin/domain/declaration';
import { Failure } from '@qrigin/domain/errors';
import { sql } from 'kysely';
import type { OrgCtx } from './ctx.ts';

/** Refuses more rows than the organisation can have. Calls at the same moment may each add theirs: it need not be exact. */
export async function requireRoom(
  { db, orgId }: Pick<OrgCtx, 'db' | 'orgId'>,
  { table, ceiling }: TenantThing,
  added = 1,
): Promise<void> {
  if (!ceiling) throw new Error(`${table} has no ceiling`);
  const { max, failure } = ceiling;
  if (added > max) throw new Failure(failure);
  const { rows } =
    await sql`select from ${sql.table(table)} where org_id = ${orgId} offset ${max - added} limit 1`.execute(
      db,
    );
  if (rows.length) throw new Failure(failure);
}
