import type { CellFault, Cells, ImportCause, ImportFaults } from '@qrigin/domain/imports';
import { FAULT_ROWS_MAX, FAULT_SAMPLE_MAX } from '@qrigin/domain/imports';
import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { ImportId } from './queries.ts';

export type ReadRow = { number: number; cells: Cells; fields: object; faults: readonly CellFault[] };

export async function insertRows(db: Db, { orgId, id }: ImportId, rows: readonly ReadRow[]): Promise<void> {
  await sql`
    insert into import_row (org_id, import_id, row_number, cells, fields, own_faults)
    select ${orgId}::uuid, ${id}::uuid, number, cells, fields, faults
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as read(number integer, cells jsonb, fields jsonb, faults jsonb)`.execute(db);
}

export async function removeRows(db: Db, { orgId, id }: ImportId): Promise<void> {
  await db.deleteFrom('import_row').where('org_id', '=', orgId).where('import_id', '=', id).execute();
}

/** The next rows after one, in their order; those with mistakes of their own are left out. */
export function soundRowsAfter(db: Db, { orgId, id }: ImportId, after: number, limit: number) {
  return db
    .selectFrom('import_row')
    .select(['row_number', 'fields'])
    .where('org_id', '=', orgId)
    .where('import_id', '=', id)
    .where('row_number', '>', after)
    .where(sql<boolean>`own_faults = '[]'`)
    .orderBy('row_number')
    .limit(limit)
    .execute();
}

export type MetFaults = { row: number; faults: readonly CellFault[] };

/** Replaces what these rows were found to have wrong beside what is stored. */
export async function writeMetFaults(
  db: Db,
  { orgId, id }: ImportId,
  met: readonly MetFaults[],
): Promise<void> {
  if (met.length === 0) return;
  await sql`
    update import_row r set met_faults = met.faults
    from jsonb_to_recordset(${JSON.stringify(met)}::jsonb) as met(row integer, faults jsonb)
    where r.org_id = ${orgId} and r.import_id = ${id} and r.row_number = met.row`.execute(db);
}

export async function forgetMetFaults(db: Db, { orgId, id }: ImportId): Promise<void> {
  await db
    .updateTable('import_row')
    .set({ met_faults: '[]' })
    .where('org_id', '=', orgId)
    .where('import_id', '=', id)
    .where(sql<boolean>`met_faults <> '[]'`)
    .execute();
}

const ALL_FAULTS = sql`jsonb_array_elements(own_faults || met_faults)`;

/** The mistakes of a file, those of one cause in one column together, the most frequent first. */
export async function groupFaults(db: Db, { orgId, id }: ImportId): Promise<ImportFaults[]> {
  const { rows } = await sql<{
    column: string;
    cause: ImportCause;
    count: number;
    rows: number[];
    sample: string | null;
  }>`
    select fault ->> 'column' as column, fault ->> 'cause' as cause, count(*)::integer as count,
      (array_agg(row_number order by row_number))[1:${sql.lit(FAULT_ROWS_MAX)}] as rows,
      left((array_agg(cells ->> (fault ->> 'column') order by row_number))[1], ${FAULT_SAMPLE_MAX}::integer) as sample
    from import_row, ${ALL_FAULTS} as fault
    where org_id = ${orgId} and import_id = ${id}
    group by 1, 2 order by count(*) desc, 1, 2`.execute(db);
  return rows.map((row) => ({ ...row, sample: row.sample ?? '' }));
}

export async function countRows(db: Db, { orgId, id }: ImportId): Promise<{ rows: number; faulty: number }> {
  const { rows, faulty } = await db
    .selectFrom('import_row')
    .select([
      sql<number>`count(*)::integer`.as('rows'),
      sql<number>`(count(*) filter (where own_faults || met_faults <> '[]'::jsonb))::integer`.as('faulty'),
    ])
    .where('org_id', '=', orgId)
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow();
  return { rows, faulty };
}

export function rejectedRows(db: Db, { orgId, id }: ImportId) {
  return db
    .selectFrom('import_row')
    .select(['row_number', 'cells', sql<CellFault[]>`own_faults || met_faults`.as('faults')])
    .where('org_id', '=', orgId)
    .where('import_id', '=', id)
    .where(sql<boolean>`own_faults || met_faults <> '[]'::jsonb`);
}
