import { Failure } from '@qrigin/domain/errors';
import type { Code } from '@qrigin/domain/qr';
import { sql } from 'kysely';
import type { Db, OrgCtx } from '../../../db/index.ts';
import type { CodeBook } from '../codes/code-book.ts';
import type { CodePlace } from '../issue/run.ts';
import { runsById } from '../issue/runs.ts';
import {
  askFor,
  type CodeFacts,
  factsOf,
  type LocatedCode,
  locate,
  type StateRow,
  statesIn,
} from './code-facts.ts';
import { type CodeSource, placeCodes } from './place-codes.ts';

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

/** Where codes are, in order; `undefined` for what is not there, or a stranger's. */
export function locateCodes(
  ctx: OrgCtx,
  book: CodeBook,
  codes: readonly Code[],
): Promise<(CodePlace | undefined)[]> {
  return placeCodes(book, sourceOf(ctx), codes);
}

/** The places of codes of the caller's organisation, in order. One that is not there, or a stranger's, is not found. */
export async function findCodes(ctx: OrgCtx, book: CodeBook, codes: readonly Code[]): Promise<CodePlace[]> {
  const places = await locateCodes(ctx, book, codes);
  return places.map((place) => {
    if (!place) throw new Failure('not_found');
    return place;
  });
}

/** What is true of codes now, as the caller's transaction sees it. */
export async function readFacts(db: Db, places: readonly CodePlace[]): Promise<CodeFacts[]> {
  const codes = places.map(locate);
  const states = statesIn(await readNear<StateRow>(db, codes));
  return codes.map((code) => factsOf(code, states));
}

/** The rows of `scan_codes`: what has happened to codes and to the packs around them, and the open recalls of any of these. */
export async function readNear<Row extends object>(db: Db, codes: readonly LocatedCode[]): Promise<Row[]> {
  const [keys, orgs, runs, things] = askFor(codes);
  const { rows } = await sql<Row>`
    select * from scan_codes(${keys}::bigint[], ${orgs}::uuid[], ${runs}::bigint[], ${things}::uuid[])`.execute(
    db,
  );
  return rows;
}
