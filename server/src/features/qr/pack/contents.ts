import { Failure } from '@qrigin/domain/errors';
import {
  type Code,
  type CodeRef,
  contentsOf,
  type LevelCount,
  type MovedCode,
  movedInto,
  type PackTree,
  piecesOf,
  type Span,
  spanOf,
  spansOf,
} from '@qrigin/domain/qr';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import type { CodeBook } from '../codes/code-book.ts';
import type { CodePlace, Run } from '../issue/run.ts';
import { runsById } from '../issue/runs.ts';
import { placeKey } from '../look-up/code-facts.ts';
import { findCodes } from '../look-up/find-codes.ts';
import { statesInSpans } from '../look-up/rows-of-spans.ts';

type MovedRow = {
  run_id: string;
  idx: number;
  parent_run_id: string | null;
  parent_idx: number | null;
  level_name: string | null;
};

/**
 * So many moves are looked at: with more of them in one pack, which no hand makes, working out what is in it would hold up the calls
 * of all others for seconds.
 */
export const MOVES_MAX = 30_000;

/** Codes that were moved and lie in one of these spans, or whose pack does; those that are both may be there twice. */
async function movedIn({ db, orgId }: OrgCtx, spans: readonly Span[], most: number): Promise<MovedCode[]> {
  const columns = sql`s.run_id, s.idx, s.parent_run_id, s.parent_idx, s.level_name`;
  const isAsked = sql<boolean>`s.moved_at is not null`;
  const { rows } = await sql<MovedRow>`
    (select ${columns} from ${statesInSpans(orgId, spans, { isAsked })} limit ${most})
    union all
    (select ${columns} from ${statesInSpans(orgId, spans, { isAsked, lies: 'pack' })} limit ${most})`.execute(
    db,
  );
  return rows.map((row) => ({
    run: Number(row.run_id),
    idx: row.idx,
    parent: row.parent_run_id === null ? null : { run: Number(row.parent_run_id), idx: row.parent_idx ?? 0 },
    levelName: row.level_name,
  }));
}

export type PackMoves = {
  runs: ReadonlyMap<number, Run>;
  trees: ReadonlyMap<number, PackTree>;
  moves: readonly MovedCode[];
};

/** All that has to be known of what hands did in these packs, as far as that is not too much to look at. */
async function readMoves(ctx: OrgCtx, packs: readonly CodePlace[]): Promise<PackMoves> {
  const found = await findMoves(ctx, packs);
  if (!found) throw new Failure('too_many_moves');
  return found;
}

/** The same for what must never fail: with too much to look at, the packs are taken to be as they were issued. */
export async function readMovesOrNone(ctx: OrgCtx, packs: readonly CodePlace[]): Promise<PackMoves> {
  const found = await findMoves(ctx, packs);
  const runs = new Map(packs.map(({ run }) => [run.id, run]));
  return found ?? { runs, trees: new Map(packs.map(({ run }) => [run.id, run.tree])), moves: [] };
}

/** The same numbers, none of them twice: a recalled pack and what was taken out of it may be looked at together. */
function joined(spans: readonly Span[]): Span[] {
  const apart: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.run - other.run || one.idx - other.idx)) {
    const last = apart.at(-1);
    if (last?.run === span.run && span.idx <= last.end) last.end = Math.max(last.end, span.end);
    else apart.push({ ...span });
  }
  return apart;
}

/** See domain/src/qr/contents.ts for the rounds. */
async function findMoves(ctx: OrgCtx, packs: readonly CodePlace[]): Promise<PackMoves | undefined> {
  const runs = new Map(packs.map(({ run }) => [run.id, run]));
  const trees = new Map(packs.map(({ run }) => [run.id, run.tree]));
  // A code that was put in is found by its pack, and again by its own number.
  const moves = new Map<bigint, MovedCode>();
  let round: CodeRef[] = packs.map(refOf);
  while (round.length > 0) {
    const spans = round.map((code) => spanOf(code, trees));
    const found = await movedIn(ctx, joined(spans), MOVES_MAX + 1);
    for (const move of found) moves.set(placeKey(move.run, move.idx), move);
    if (moves.size > MOVES_MAX) return undefined;
    const missing = found.map((move) => move.run).filter((id) => !trees.has(id));
    for (const [id, run] of await runsById(ctx.db, ctx.orgId, missing)) {
      runs.set(id, run);
      trees.set(id, run.tree);
    }
    round = movedInto(round, trees, [...moves.values()]);
  }
  return { runs, trees, moves: [...moves.values()] };
}

const refOf = ({ run, idx }: CodePlace): CodeRef => ({ run: run.id, idx });

/** What is in a pack now, by level. */
export async function readContents(
  ctx: OrgCtx,
  place: CodePlace,
  read: typeof readMoves = readMoves,
): Promise<LevelCount[]> {
  const { trees, moves } = await read(ctx, [place]);
  return contentsOf(refOf(place), trees, moves);
}

/** What is in a pack now, and how it came there. */
export type Inside = {
  levels: LevelCount[];
  /** The numbers of the pack itself and of every code in it. */
  spans: Span[];
  /** The codes that hands put into it, at any depth. */
  broughtIn: MovedCode[];
};

export async function readInside(
  ctx: OrgCtx,
  place: CodePlace,
  read: typeof readMoves = readMoves,
): Promise<Inside> {
  const { trees, moves } = await read(ctx, [place]);
  const pack = refOf(place);
  return {
    levels: contentsOf(pack, trees, moves),
    spans: spansOf([pack], trees, moves).flat(),
    broughtIn: piecesOf(pack, trees, moves).flatMap(({ move }) => move ?? []),
  };
}

/** What is in the pack with this code. */
export async function childCounts(ctx: OrgCtx, book: CodeBook, code: Code): Promise<LevelCount[]> {
  const [place] = await findCodes(ctx, book, [code]);
  return place ? readContents(ctx, place) : [];
}
