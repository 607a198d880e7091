import type { CodeRef, Span } from '@qrigin/domain/qr';
import type { Cover, TouchedCode } from '@qrigin/domain/recalls';
import { stretchesOf } from '@qrigin/domain/recalls';
import { sql } from 'kysely';
import type { Db, OrgCtx } from '../../../db/index.ts';
import { statesInSpans } from '../../qr/index.ts';

/** So many rows are in memory at a time: hands may have packed a million codes. */
const AT_ONCE = 5000;

type TouchedRow = {
  run_id: string;
  idx: number;
  is_withdrawn: boolean;
  is_moved: boolean;
  is_packed: boolean;
};

/** The codes of these that hands moved or that were withdrawn, part by part. */
export async function* touchedCodes({ db, orgId }: OrgCtx, cover: Cover): AsyncGenerator<TouchedCode[]> {
  const isAsked = sql<boolean>`(s.withdrawn_at is not null or s.moved_at is not null)`;
  await sql`declare touched no scroll cursor for
    select s.run_id, s.idx, s.withdrawn_at is not null as is_withdrawn, s.moved_at is not null as is_moved,
      s.parent_run_id is not null as is_packed
    from ${statesInSpans(orgId, stretchesOf(cover), { isAsked })}`.execute(db);
  for (;;) {
    const { rows } = await sql<TouchedRow>`fetch ${sql.lit(AT_ONCE)} from touched`.execute(db);
    if (rows.length === 0) break;
    yield rows.map((row) => ({
      run: Number(row.run_id),
      idx: row.idx,
      isWithdrawn: row.is_withdrawn,
      isPacked: row.is_moved ? row.is_packed : undefined,
    }));
  }
  await sql`close touched`.execute(db);
}

/** Moved codes that were put into the same pack, or into none. */
export type MovedTogether = {
  parent: CodeRef | null;
  /** In all, and those of them that their runs compute to be in no pack. */
  codes: number;
  outermost: number;
};

export async function movedTogether(db: Db, orgId: string, spans: readonly Span[]): Promise<MovedTogether[]> {
  const { rows } = await sql<{
    parent_run_id: string | null;
    parent_idx: number | null;
    codes: number;
    outermost: number;
  }>`
    select s.parent_run_id, s.parent_idx, count(*)::int as codes,
      (count(*) filter (where s.idx % (r.size / r.packs) = 0))::int as outermost
    from ${statesInSpans(orgId, spans, { isAsked: sql<boolean>`s.moved_at is not null` })}
    join code_run r on r.org_id = s.org_id and r.id = s.run_id
    group by 1, 2`.execute(db);
  return rows.map(({ parent_run_id, parent_idx, codes, outermost }) => ({
    parent: parent_run_id === null ? null : { run: Number(parent_run_id), idx: parent_idx ?? 0 },
    codes,
    outermost,
  }));
}
