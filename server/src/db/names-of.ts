import type { Thing } from '@qrigin/domain/declaration';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './connect/connection.ts';

/** A row of a thing's table; the organisation does not matter to what is in the register of all of them. */
export type Reference = { org: string; thing: Thing; id: string };
/** Today's name; null for what is gone, may not be seen, or has no name of its own. */
export type NameOf = (reference: Reference) => string | null;

/** Where the row of a thing is, by the place of its organisation and of its id. */
function isAt({ of }: Thing, row: string, at: { org: string; id: string }): RawBuilder<boolean> {
  const isSame = sql<boolean>`${sql.ref(`${row}.id`)} = ${sql.ref(at.id)}`;
  if (of === 'register') return isSame;
  return sql<boolean>`${sql.ref(`${row}.org_id`)} = ${sql.ref(at.org)} and ${isSame}`;
}

/** The name of a row as its thing declares it: its own, or the first that one of its columns leads to. */
function nameIn({ naming }: Thing, row: string): RawBuilder<string | null> {
  if (!naming) return sql`null`;
  if ('named' in naming) return sql`${sql.ref(`${row}.${naming.named}`)}`;
  const names = naming.namedBy.map(([column, other], count) => {
    const inner = `${row}_${count}`;
    const found = isAt(other, inner, { org: `${row}.org_id`, id: `${row}.${column}` });
    return sql`(select ${nameIn(other, inner)} from ${sql.table(other.table)} as ${sql.id(inner)} where ${found})`;
  });
  return sql`coalesce(${sql.join(names)})`;
}

function namesOfThing(thing: Thing, references: readonly Reference[]): RawBuilder<unknown> {
  const orgs = references.map(({ org }) => org);
  const ids = references.map(({ id }) => id);
  return sql`select ${thing.name}::text as thing, ref.org, ref.id, ${nameIn(thing, 'named')}::text as name
    from unnest(${orgs}::uuid[], ${ids}::uuid[]) as ref(org, id)
    join ${sql.table(thing.table)} as named on ${isAt(thing, 'named', { org: 'ref.org', id: 'ref.id' })}`;
}

const keyOf = (thing: string, org: string, id: string) => `${thing} ${org} ${id}`;

/** The names of all of these in one statement. Row security decides which of them the transaction may see. */
export async function namesOf(db: Db, references: readonly Reference[]): Promise<NameOf> {
  const byThing = [...Map.groupBy(references, ({ thing }) => thing)].filter(([{ naming }]) => naming);
  if (!byThing.length) return () => null;
  const parts = byThing.map(([thing, of]) => namesOfThing(thing, of));
  const { rows } = await sql<{ thing: string; org: string; id: string; name: string | null }>`${sql.join(
    parts,
    sql` union all `,
  )}`.execute(db);
  const names = new Map(rows.map(({ thing, org, id, name }) => [keyOf(thing, org, id), name]));
  return ({ thing, org, id }) => names.get(keyOf(thing.name, org, id)) ?? null;
}
