import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** Does some of what is due, in a transaction of its own, and answers how much; none when all of it is done. */
export type Chore = (db: Db) => Promise<number>;

/** Few enough that a statement is over in a moment and holds no one up. */
const BATCH = 2000;

/** Erases the rows of a table that are due. The condition is asked twice: a row may have changed since it was found. */
export function eraser(table: string, isDue: RawBuilder<unknown>, batch = BATCH): Chore {
  const name = sql.table(table);
  return async (db) => {
    const { numAffectedRows } = await sql`delete from ${name} where ${isDue}
      and ctid = any (array(select ctid from ${name} where ${isDue} limit ${batch}))`.execute(db);
    return Number(numAffectedRows);
  };
}
