import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import type { CodePlace } from '../../qr/index.ts';

type OwnRow = {
  issued_by: string | null;
  withdrawn_by: string | null;
  withdrawn_reason: string;
  moved_at: Date | null;
};

const NOTHING: OwnRow = { issued_by: null, withdrawn_by: null, withdrawn_reason: '', moved_at: null };

/** Who did what with a code, beside what every reader of codes knows. */
export async function ownRowOf({ db, orgId }: OrgCtx, { run, idx }: CodePlace): Promise<OwnRow> {
  const { rows } = await sql<OwnRow>`
    select r.created_by as issued_by, s.withdrawn_by, coalesce(s.withdrawn_reason, '') as withdrawn_reason, s.moved_at
    from code_run r left join code_state s on s.org_id = r.org_id and s.run_id = r.id and s.idx = ${idx}
    where r.org_id = ${orgId} and r.id = ${run.id}`.execute(db);
  return rows[0] ?? NOTHING;
}

type Batch = { id: string; lot_code: string; made_on: string | null; expires_on: string | null };

export async function batchOf({ db, orgId }: OrgCtx, id: string | null): Promise<Batch | null> {
  if (id === null) return null;
  const { rows } = await sql<Batch>`
    select id, lot_code, to_char(made_on, 'YYYY-MM-DD') as made_on, to_char(expires_on, 'YYYY-MM-DD') as expires_on
    from batch where org_id = ${orgId} and id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function isProductDeleted({ db, orgId }: OrgCtx, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('product')
    .select('deleted_at')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined || row.deleted_at !== null;
}
