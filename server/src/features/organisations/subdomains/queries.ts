import { lookOf } from '@qrigin/domain/organisations';
import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

const COLUMNS = ['id', 'org_id', 'name', 'created_at'] as const;

/** The names that the organisation holds now. */
export function subdomainsOf(db: Db, orgId: string) {
  return db
    .selectFrom('subdomain')
    .select(COLUMNS)
    .where('org_id', '=', orgId)
    .where('released_at', 'is', null)
    .orderBy('name')
    .execute();
}

/** Whether anybody holds the name or one that looks like it, or another organisation dropped it lately. */
export async function isTaken(db: Db, orgId: string, name: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select subdomain_is_taken(${name}, ${lookOf(name)}, ${orgId}) as taken`.execute(db);
  return rows[0]?.taken !== false;
}

/** A name of the same look that the organisation itself had dropped gives way. */
export async function insertSubdomain(db: Db, orgId: string, name: string) {
  const look = lookOf(name);
  await db
    .deleteFrom('subdomain')
    .where('org_id', '=', orgId)
    .where('look', '=', look)
    .where('released_at', 'is not', null)
    .execute();
  return db
    .insertInto('subdomain')
    .values({ org_id: orgId, name, look })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** `undefined` when the organisation does not hold it any more. */
export function releaseSubdomain(db: Db, orgId: string, id: string) {
  return db
    .updateTable('subdomain')
    .set({ released_at: sql<Date>`now()` })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('released_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
}
