import type { Page } from '@qrigin/domain/http';
import type { QrCode } from '@qrigin/domain/qr';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import type { CodePlace, Run } from '../issue/run.ts';
import { runsById } from '../issue/runs.ts';
import { readFacts } from '../look-up/find-codes.ts';
import type { CodeBook } from './code-book.ts';
import { onDay } from './on-day.ts';
import { presentCodes } from './present-codes.ts';

type Query = { date?: string | undefined; run?: number | undefined; page: number; page_size: number };
type Stretch = { id: string; first: string; size: number; total: string };

/** Runs that have codes on this page, each with how many codes of newer runs come before it. */
async function stretches(ctx: OrgCtx, packagingId: string, query: Query) {
  const from = (query.page - 1) * query.page_size;
  const isOfRun = query.run === undefined ? sql`true` : sql`id = ${query.run}`;
  const { rows } = await sql<Stretch>`
    with listed as (
      select id, size, sum(size) over (order by id desc) - size as first, sum(size) over () as total
      from code_run
      where org_id = ${ctx.orgId} and packaging_id = ${packagingId}
        and ${onDay('created_at', query.date, ctx.caller.timezone)} and ${isOfRun}
    )
    select id, first, size, total from listed
    where (first < ${from + query.page_size} and first + size > ${from}) or first = 0
    order by id desc`.execute(ctx.db);
  const total = Number(rows[0]?.total ?? 0);
  return { rows, total, from, to: Math.min(from + query.page_size, total) };
}

function placesIn(run: Run, first: number, from: number, to: number): CodePlace[] {
  const start = Math.max(from - first, 0);
  const end = Math.min(to - first, run.size);
  return Array.from({ length: Math.max(end - start, 0) }, (_, at) => ({ run, idx: start + at }));
}

/** The codes of a packaging or of one of its runs, computed from its runs: no list of them is stored. */
export async function listCodes(
  ctx: OrgCtx,
  book: CodeBook,
  packagingId: string,
  query: Query,
): Promise<Page<QrCode>> {
  const { rows, total, from, to } = await stretches(ctx, packagingId, query);
  const runs = await runsById(
    ctx.db,
    ctx.orgId,
    rows.map(({ id }) => Number(id)),
  );
  const places = rows.flatMap(({ id, first }) => {
    const run = runs.get(Number(id));
    return run ? placesIn(run, Number(first), from, to) : [];
  });
  const items = await presentCodes(ctx, book, places.length ? await readFacts(ctx.db, places) : []);
  return { items, total, page: query.page, page_size: query.page_size };
}
