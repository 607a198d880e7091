import { type Code, type CodeRef, type MovedCode, parentOf, type Span } from '@qrigin/domain/qr';
import { TRACED_PER_PART_MAX, type Trace } from '@qrigin/domain/tracing';
import { sql } from 'kysely';
import type { MemberCtx, OrgCtx } from '../../../db/index.ts';
import {
  type CodeBook,
  type CodeFacts,
  isAsIssued,
  placeKey,
  type Run,
  readInside,
  runsById,
  statesInSpans,
} from '../../qr/index.ts';
import { firstDayOf } from '../../recalls/index.ts';
import { findFacts } from '../find-place.ts';
import { isWithin } from '../scans/spans.ts';
import { namePacks } from './name-packs.ts';
import { type RunOfGoods, whereFrom } from './where-from.ts';
import { whereScanned } from './where-scanned.ts';

/** Where a code and what is in it now came from, and where it went. */
export async function traceGoodsOfCode(ctx: MemberCtx, book: CodeBook, wanted: Code): Promise<Trace> {
  const code = await findFacts(ctx, book, wanted);
  const { levels, spans, broughtIn } = await readInside(ctx, code);
  const ids = [code.run.id, ...broughtIn.map(({ run }) => run)];
  const runs = await runsById(ctx.db, ctx.orgId, ids);
  const movedInto = broughtIn.flatMap((one) => packsOfMove(one, runs));
  // The pack around the code is where it is now, whether someone put it there or it was issued in it.
  const packs = mostFirst([...code.ancestors.slice(0, 1), ...movedInto]);
  const own = [{ name: code.level, count: 1 }];
  return {
    about: 'code',
    from: await whereFrom(ctx, code, await runsOfGoods(ctx, [...runs.values()], [code, ...broughtIn])),
    to: {
      codes: levels.reduce((sum, { count }) => sum + count, 1),
      levels: sumByName([...own, ...levels]),
      moved: movedInto.length + (isAsIssued(code) ? 0 : 1),
      withdrawn: await countWithdrawn(ctx, spans),
      packs: await namePacks(ctx, book, packs.slice(0, TRACED_PER_PART_MAX)),
      packs_count: packs.length,
      ...(await whereScanned(ctx, {
        spans,
        isOne: isWithin(spans, sql`e.run_id * 16777216 + e.idx`),
        firstDay: firstDayOf([...runs.values()].map(({ createdAt }) => createdAt)),
      })),
    },
  };
}

/** The pack that a code was put into by hand: some were only taken out and put back. */
function packsOfMove({ run, idx, parent }: MovedCode, runs: ReadonlyMap<number, Run>): CodeRef[] {
  const tree = runs.get(run)?.tree;
  const isBack = tree !== undefined && parent?.run === run && parent.idx === parentOf(tree, idx);
  return parent === null || isBack ? [] : [parent];
}

function mostFirst(packs: readonly CodeRef[]): { pack: CodeRef; count: number }[] {
  const byPlace = Map.groupBy(packs, ({ run, idx }) => placeKey(run, idx));
  return [...byPlace.values()]
    .flatMap((same) => same.slice(0, 1).map((pack) => ({ pack, count: same.length })))
    .toSorted((one, other) => other.count - one.count);
}

function sumByName(levels: readonly { name: string; count: number }[]) {
  const sums = new Map<string, number>();
  for (const { name, count } of levels) sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums].map(([name, count]) => ({ name, count }));
}

async function runsOfGoods(
  { db, orgId }: OrgCtx,
  runs: readonly Run[],
  parts: readonly (CodeFacts | MovedCode)[],
): Promise<RunOfGoods[]> {
  const ids = parts.map(({ run }) => (typeof run === 'number' ? run : run.id));
  const blanks = Map.groupBy(ids, (id) => id);
  const rows = await db
    .selectFrom('code_run')
    .select(['id', 'created_by'])
    .where('org_id', '=', orgId)
    .where(
      'id',
      'in',
      runs.map(({ id }) => String(id)),
    )
    .execute();
  const byId = new Map(rows.map((row) => [Number(row.id), row.created_by]));
  return runs.map(({ id, createdAt, size, kind }) => ({
    id,
    createdAt,
    createdBy: byId.get(id) ?? null,
    size,
    assigned: kind === 'blank' ? (blanks.get(id)?.length ?? 1) : null,
  }));
}

async function countWithdrawn({ db, orgId }: OrgCtx, spans: readonly Span[]): Promise<number> {
  const isAsked = sql<boolean>`s.withdrawn_at is not null`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${statesInSpans(orgId, spans, { isAsked })}`.execute(db);
  return rows[0]?.count ?? 0;
}
