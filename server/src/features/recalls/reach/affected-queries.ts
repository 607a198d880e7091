import type { Span } from '@qrigin/domain/qr';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import { statesInSpans } from '../../qr/index.ts';
import type { OfThings } from '../find-scope.ts';

/** A run as far as recalls need it, whatever its levels. */
export type AffectedRun = {
  id: number;
  isBlank: boolean;
  productId: string | null;
  batchId: string | null;
  issuedAt: Date;
  size: number;
  /** How many codes an outermost pack takes with everything in it. */
  packSize: number;
};

/** Blanks that became the same and follow each other in their run: a roll of a million is one of these, not a million. */
export type AssignedBlanks = Span & {
  productId: string;
  batchId: string | null;
  issuedAt: Date;
};

/** The runs of the batch or product. */
export async function runsOf(db: Db, orgId: string, about: OfThings): Promise<AffectedRun[]> {
  const [column, id] = targetOf(about);
  let runs = db
    .selectFrom('code_run')
    .select(['id', 'product_id', 'batch_id', 'created_at', 'size', 'packs'])
    .where('org_id', '=', orgId)
    .where(column, '=', id)
    .where('kind', '!=', 'blank');
  if (about.scope === 'window')
    runs = runs.where('created_at', '>=', about.from).where('created_at', '<', about.to);
  const rows = await runs.execute();
  return rows.map((row) => ({
    id: Number(row.id),
    isBlank: false,
    productId: row.product_id,
    batchId: row.batch_id,
    issuedAt: row.created_at,
    size: row.size,
    packSize: row.size / row.packs,
  }));
}

export function targetOf(about: OfThings): ['batch_id' | 'product_id', string] {
  return about.scope === 'batch' ? ['batch_id', about.batchId] : ['product_id', about.productId];
}

type BlanksRow = {
  run_id: string;
  first: number;
  past: number;
  product_id: string;
  batch_id: string | null;
  created_at: Date;
};

/** Rows of `code_state`, as `s`, that are of blanks which became something. */
async function stretches(db: Db, from: RawBuilder<unknown>): Promise<AssignedBlanks[]> {
  const { rows } = await sql<BlanksRow>`
    select b.run_id, min(b.idx) as first, max(b.idx) + 1 as past, b.product_id, b.batch_id, r.created_at
    from (
      select s.org_id, s.run_id, s.idx, s.product_id, s.batch_id,
        s.idx - row_number() over (partition by s.run_id, s.product_id, s.batch_id order by s.idx) as stretch
      from ${from}
    ) b join code_run r on r.org_id = b.org_id and r.id = b.run_id
    group by b.run_id, b.product_id, b.batch_id, b.stretch, r.created_at`.execute(db);
  return rows.map((row) => ({
    run: Number(row.run_id),
    idx: row.first,
    end: row.past,
    productId: row.product_id,
    batchId: row.batch_id,
    issuedAt: row.created_at,
  }));
}

/** The blanks that were assigned to the batch or product. */
export async function blanksOf(db: Db, orgId: string, about: OfThings): Promise<AssignedBlanks[]> {
  const [column, id] = targetOf(about);
  const found = await stretches(
    db,
    sql`code_state s where s.org_id = ${orgId} and ${sql.ref(`s.${column}`)} = ${id} and s.product_id is not null`,
  );
  if (about.scope !== 'window') return found;
  return found.filter(({ issuedAt }) => about.from <= issuedAt && issuedAt < about.to);
}

/** The blanks in these spans that became something. */
export async function blanksIn(db: Db, orgId: string, spans: readonly Span[]): Promise<AssignedBlanks[]> {
  if (spans.length === 0) return [];
  return stretches(db, statesInSpans(orgId, spans, { isAsked: sql<boolean>`s.product_id is not null` }));
}

/** The codes that took this recall along out of a pack, so many at most. */
export async function carriersOf(db: Db, orgId: string, recallId: string, most: number) {
  const { rows } = await sql<{ run_id: string; idx: number }>`
    select run_id, idx from code_state
    where org_id = ${orgId} and carried @> array[${recallId}::uuid] and carried <> '{}'
    limit ${most}`.execute(db);
  return rows.map(({ run_id, idx }) => ({ run: Number(run_id), idx }));
}
