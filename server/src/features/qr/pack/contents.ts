import {
  type Code,
  type CodeRef,
  contentsOf,
  type LevelCount,
  type MovedCode,
  movedInto,
  type Span,
  spanOf,
} from '@qrigin/domain/qr';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import type { CodeBook } from '../codes/code-book.ts';
import type { CodePlace } from '../issue/run.ts';
import { runsById } from '../issue/runs.ts';
import { findCodes } from '../look-up/find-codes.ts';

type MovedRow = {
  run_id: string;
  idx: number;
  parent_run_id: string | null;
  parent_idx: number | null;
  level_name: string | null;
};

/** Codes that were moved and lie in one of these spans, or whose pack does. */
async function movedIn({ db, orgId }: OrgCtx, spans: readonly Span[]): Promise<MovedCode[]> {
  const [runs, from, to] = [
    spans.map(({ run }) => run),
    spans.map(({ idx }) => idx),
    spans.map(({ end }) => end),
  ];
  const { rows } = await sql<MovedRow>`
    with span as (select * from unnest(${runs}::bigint[], ${from}::integer[], ${to}::integer[]) as s(run_id, first, past))
    select s.run_id, s.idx, s.parent_run_id, s.parent_idx, s.level_name
    from span join code_state s on s.org_id = ${orgId} and s.run_id = span.run_id
      and s.idx >= span.first and s.idx < span.past and s.moved_at is not null
    union
    select s.run_id, s.idx, s.parent_run_id, s.parent_idx, s.level_name
    from span join code_state s on s.org_id = ${orgId} and s.parent_run_id = span.run_id
      and s.parent_idx >= span.first and s.parent_idx < span.past`.execute(db);
  return rows.map((row) => ({
    run: Number(row.run_id),
    idx: row.idx,
    parent: row.parent_run_id === null ? null : { run: Number(row.parent_run_id), idx: row.parent_idx ?? 0 },
    levelName: row.level_name,
  }));
}

/** What is in a pack now, by level; see domain/src/qr/contents.ts for the rounds. */
export async function readContents(ctx: OrgCtx, { run, idx }: CodePlace): Promise<LevelCount[]> {
  const pack: CodeRef = { run: run.id, idx };
  const trees = new Map([[run.id, run.tree]]);
  const moves: MovedCode[] = [];
  let round: CodeRef[] = [pack];
  while (round.length > 0) {
    moves.push(
      ...(await movedIn(
        ctx,
        round.map((code) => spanOf(code, trees)),
      )),
    );
    const missing = moves.map((move) => move.run).filter((id) => !trees.has(id));
    for (const [id, found] of await runsById(ctx.db, ctx.orgId, missing)) trees.set(id, found.tree);
    round = movedInto(round, trees, moves);
  }
  return contentsOf(pack, trees, moves);
}

/** What is in the pack with this code. */
export async function childCounts(ctx: OrgCtx, book: CodeBook, code: Code): Promise<LevelCount[]> {
  const [place] = await findCodes(ctx, book, [code]);
  return place ? readContents(ctx, place) : [];
}
