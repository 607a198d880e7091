import { Failure } from '@qrigin/domain/errors';
import type { Code } from '@qrigin/domain/qr';
import { sql } from 'kysely';
import type { Db, OrgCtx } from '../../../db/index.ts';
import type { CodePlace } from '../issue/run.ts';
import { runsById } from '../issue/runs.ts';
import { type CodeSource, placeCodes } from '../pack/place-codes.ts';
import type { CodeBook } from './code-book.ts';
import { askFor, type CodeFacts, type FactRow, factsFrom, locate } from './code-facts.ts';

/** What the caller's organisation has issued; anything else is not there. */
function sourceOf({ db, orgId }: OrgCtx): CodeSource {
  return {
    runs: (ids) => runsById(db, orgId, ids),
    async written(codes) {
      if (codes.length === 0) return [];
      const rows = await db
        .selectFrom('written_code')
        .select(['code', 'run_id', 'idx'])
        .where('org_id', '=', orgId)
        .where('code', 'in', codes)
        .execute();
      return rows.map(({ code, run_id, idx }) => ({ code, run: Number(run_id), idx }));
    },
  };
}

/** The places of codes of the caller's organisation, in order. One that is not there, or a stranger's, is not found. */
export async function findCodes(ctx: OrgCtx, book: CodeBook, codes: readonly Code[]): Promise<CodePlace[]> {
  const places = await placeCodes(book, sourceOf(ctx), codes);
  return places.map((place) => {
    if (!place) throw new Failure('not_found');
    return place;
  });
}

/** What is true of codes now, as the caller's transaction sees it. */
export async function readFacts(db: Db, places: readonly CodePlace[]): Promise<CodeFacts[]> {
  const codes = places.map(locate);
  const [keys, orgs, runs, things] = askFor(codes);
  const { rows } = await sql<FactRow>`
    select * from scan_codes(${keys}::bigint[], ${orgs}::uuid[], ${runs}::bigint[], ${things}::uuid[])`.execute(
    db,
  );
  return factsFrom(codes, rows);
}
