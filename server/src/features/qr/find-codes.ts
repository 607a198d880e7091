import { Failure } from '@qrigin/domain/errors';
import { sql } from 'kysely';
import type { Db, OrgCtx } from '../../db/index.ts';
import type { CodeBook } from './code-book.ts';
import { askFor, type CodeFacts, type FactRow, factsOf } from './code-facts.ts';
import type { CodePlace } from './run.ts';
import { runsById } from './runs.ts';

type Read = { code: string; run: number; idx: number; keyEpoch?: number };

/** Codes that no key reads may have been written out. */
async function readWritten(db: Db, orgId: string, codes: readonly string[]): Promise<Read[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('written_code')
    .select(['code', 'run_id', 'idx'])
    .where('org_id', '=', orgId)
    .where('code', 'in', codes)
    .execute();
  return rows.map(({ code, run_id, idx }) => ({ code, run: Number(run_id), idx }));
}

/** The places of codes of the caller's organisation, in order. One that is not there, or a stranger's, is not found. */
export async function findCodes(
  { db, orgId }: OrgCtx,
  book: CodeBook,
  codes: readonly string[],
): Promise<CodePlace[]> {
  const computed = book
    .read(codes)
    .flatMap((place, at) => (place ? [{ code: codes[at] ?? '', ...place }] : []));
  const unread = codes.filter((code) => !computed.some((read) => read.code === code));
  const read: Read[] = [...computed, ...(await readWritten(db, orgId, unread))];
  const byCode = new Map(read.map((one) => [one.code, one]));
  const runs = await runsById(
    db,
    orgId,
    read.map(({ run }) => run),
  );
  return codes.map((code) => {
    const one = byCode.get(code);
    const run = one && runs.get(one.run);
    if (!run || one.idx >= run.size || (one.keyEpoch ?? run.keyEpoch) !== run.keyEpoch)
      throw new Failure('not_found');
    return { run, idx: one.idx };
  });
}

/** What is true of codes now, as the caller's transaction sees it. */
export async function readFacts(db: Db, places: readonly CodePlace[]): Promise<CodeFacts[]> {
  const [runs, paths] = askFor(places);
  const { rows } = await sql<FactRow>`
    select * from scan_codes(${runs}::bigint[], ${paths}::text[])`.execute(db);
  return factsOf(places, rows);
}
