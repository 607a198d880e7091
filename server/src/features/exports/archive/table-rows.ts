import { type RawBuilder, sql } from 'kysely';
import type { Db, ExportedTable } from '../../../db/index.ts';
import type { Piece } from './archive.ts';

/** About as much is read at a time, whether rows are short or a whole page of a product. */
const BYTES_AT_ONCE = 1_000_000;
const ROWS_AT_ONCE = 5000;
const FIRST_ROWS = 20;

/** Each row as PostgreSQL writes it as JSON: exact numbers, times with their zone, texts as they are. */
function rowsOf(orgId: string, exported: ExportedTable): RawBuilder<{ line: string }> {
  const { table, owner, columns, also, where, order } = exported;
  const columnsWritten = columns.map((name) => sql`${sql.ref(`${table}.${name}`)}`);
  const worked = Object.entries(also).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  const inOrder = order.length > 0 ? sql`order by ${sql.join(order.map((name) => sql.ref(name)))}` : sql``;
  return sql<{ line: string }>`
    select row_to_json(found)::text as line from (
      select ${sql.join([...columnsWritten, ...worked])} from ${sql.table(table)}
      where ${sql.ref(`${table}.${owner}`)} = ${orgId} and ${where ?? sql`true`} ${inOrder}
    ) found`;
}

/** The rows of a table, a line each, by a cursor: only some of them are in memory at a time. */
export async function* tableRows(db: Db, orgId: string, exported: ExportedTable): AsyncGenerator<Piece> {
  await sql`declare exported no scroll cursor for ${rowsOf(orgId, exported)}`.execute(db);
  let count = FIRST_ROWS;
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(count)} from exported`.execute(db);
    if (rows.length === 0) break;
    const text = `${rows.map(({ line }) => line).join('\n')}\n`;
    yield { text, rows: rows.length };
    const fitting = Math.ceil((rows.length / text.length) * BYTES_AT_ONCE);
    count = Math.min(Math.max(fitting, 1), count * 4, ROWS_AT_ONCE);
  }
  await sql`close exported`.execute(db);
}
