import { type RawBuilder, sql } from 'kysely';

/** Whether a word is in a column, in capitals or not. It is looked for as it is: no sign in it stands for others. */
function isIn(word: string, column: string): RawBuilder<boolean> {
  return sql`strpos(lower(${sql.ref(column)}), lower(${word})) > 0`;
}

/**
 * Whether every word is somewhere in the columns. Without any word everything is found. Only columns: there may be sixty words,
 * and a subquery for each of them takes the database longer to plan than to answer.
 */
export function hasWords(searched: readonly string[], search: string): RawBuilder<boolean> {
  const words = new Set(search.split(/\s+/u).filter((word) => word !== ''));
  const found = [...words].map((word) => {
    const ways = searched.map((column) => isIn(word, column));
    return sql`(${sql.join(ways, sql` or `)})`;
  });
  return found.length ? sql`${sql.join(found, sql` and `)}` : sql`true`;
}
