import { type RawBuilder, sql } from 'kysely';

/** Another way for a row to have a word than by its columns; `undefined` where no row has it that way. */
export type FindsWord = (word: string) => RawBuilder<boolean> | undefined;

/** The columns in which words are looked for, or the one that has all of them in small letters already, which is quicker. */
export type Searched = readonly string[] | { lowered: string };

/** Whether a word is in a column, in capitals or not. It is looked for as it is: no sign in it stands for others. */
function waysIn(word: string, searched: Searched): RawBuilder<boolean>[] {
  const columns =
    'lowered' in searched
      ? [sql.ref(searched.lowered)]
      : searched.map((column) => sql`lower(${sql.ref(column)})`);
  const part = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return columns.map((column) => sql`${column} like lower(${part})`);
}

/**
 * Whether every word is somewhere in the columns. Without any word everything is found. There may be sixty words: a subquery for each
 * of them, which another way may be, takes the database longer to plan than to answer.
 */
export function hasWords(searched: Searched, search: string, alsoFound?: FindsWord): RawBuilder<boolean> {
  const words = new Set(search.split(/\s+/u).filter((word) => word !== ''));
  const found = [...words].map((word) => {
    const other = alsoFound?.(word);
    const ways = [...waysIn(word, searched), ...(other ? [other] : [])];
    return sql`(${sql.join(ways, sql` or `)})`;
  });
  return found.length ? sql`${sql.join(found, sql` and `)}` : sql`true`;
}
