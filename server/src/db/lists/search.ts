import { type RawBuilder, sql } from 'kysely';

/** A column by its name, or another way to tell whether a row has a word. */
export type Searched = string | ((word: string) => RawBuilder<boolean>);

/** Whether a word is in a text, in capitals or not. It is looked for as it is: no sign in it stands for others. */
export function isIn(word: string, text: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`strpos(lower(${text}), lower(${word})) > 0`;
}

/** Whether every word is somewhere in what is searched. Without any word everything is found. */
export function hasWords(searched: readonly Searched[], search: string): RawBuilder<boolean> {
  const words = new Set(search.split(/\s+/u).filter((word) => word !== ''));
  const found = [...words].map((word) => {
    const ways = searched.map((way) => (typeof way === 'string' ? isIn(word, sql.ref(way)) : way(word)));
    return sql`(${sql.join(ways, sql` or `)})`;
  });
  return found.length ? sql`${sql.join(found, sql` and `)}` : sql`true`;
}
