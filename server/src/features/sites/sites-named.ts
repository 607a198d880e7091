import { sql } from 'kysely';
import type { OrgCtx } from '../../db/index.ts';

/** The ids of the sites with these names, by their names in small letters. */
export async function sitesNamed(
  { db, orgId }: Pick<OrgCtx, 'db' | 'orgId'>,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, lower(name) as name from site
    where org_id = ${orgId} and lower(name) = any (select lower(one) from unnest(${[...names]}::text[]) as one)`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
}
