import { confusableSkeleton, looksOfName } from '@qrigin/domain/subdomains';
import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

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

/** How many names but this one it has or has dropped; dropped ones are deleted once anyone can have them. */
export async function otherNames(db: Db, orgId: string, name: string): Promise<number> {
  const { count } = await db
    .selectFrom('subdomain')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('org_id', '=', orgId)
    .where('look', '!=', confusableSkeleton(name))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether it is what another organisation is called that we have verified. There are few of them: each was looked at by us. */
async function isVerifiedName(db: Db, orgId: string, name: string): Promise<boolean> {
  const verified = await db
    .selectFrom('organisation')
    .select('name')
    .where('verified_at', 'is not', null)
    .where('closed_at', 'is', null)
    .where('id', '!=', orgId)
    .execute();
  const look = confusableSkeleton(name);
  return verified.some((organisation) => looksOfName(organisation.name).includes(look));
}

/**
 * Whether anyone holds the name or one that looks like it, another organisation dropped it lately, or a verified one is
 * called so.
 */
export async function isTaken(db: Db, orgId: string, name: string): Promise<boolean> {
  if (await isVerifiedName(db, orgId, name)) return true;
  const { rows } = await sql<{ taken: boolean }>`
    select subdomain_is_taken(${name}, ${confusableSkeleton(name)}, ${orgId}) as taken`.execute(db);
  return rows[0]?.taken !== false;
}

/** A name of the same look that the organisation itself had dropped gives way. */
export async function insertSubdomain(db: Db, orgId: string, name: string) {
  const look = confusableSkeleton(name);
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
