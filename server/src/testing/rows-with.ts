import type { TestDatabase } from './programs/database.ts';

/** Every row of every table, the queue's too, that holds one of the words: what a thief of the disk could read. */
export async function rowsWith({ superuser }: TestDatabase, words: readonly string[]): Promise<string[]> {
  const tables = await superuser.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  // Bytes are written in hexadecimal.
  const wanted = words.flatMap((word) => [word.toLowerCase(), Buffer.from(word).toString('hex')]);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await superuser.query<{ text: string }>(`select t::text as text from ${name} t`);
    const hits = rows.filter(({ text }) => wanted.some((word) => text.toLowerCase().includes(word)));
    found.push(...hits.map(({ text }) => `${name} ${text}`));
  }
  return found;
}
