import { type CodeRef, type Span, spansOf } from '@qrigin/domain/qr';
import { type Cover, coverOf, reaches, stretchesOf } from '@qrigin/domain/recalls';
import type { OrgCtx } from '../../../db/index.ts';
import {
  type CodePlace,
  MOVES_MAX,
  type PackMoves,
  type Run,
  readMovesOrNone,
  runsById,
} from '../../qr/index.ts';
import type { FoundScope } from '../find-scope.ts';
import {
  type AffectedRun,
  type AssignedBlanks,
  blanksIn,
  blanksOf,
  carriersOf,
  runsOf,
} from './affected-queries.ts';

/** All codes that a recall affects: as many rows as there are runs, and codes to which something happened. */
export type Affected = {
  cover: Cover;
  /** Of all codes in `cover`. */
  runs: ReadonlyMap<number, AffectedRun>;
  /** Those that were blanks and became something. */
  blanks: readonly AssignedBlanks[];
  /** What hands did in it, where it is of packs. */
  packed?: PackMoves;
};

function toAffectedRun({ id, kind, productId, batchId, createdAt, size, tree }: Run): AffectedRun {
  const isBlank = kind === 'blank';
  return { id, isBlank, productId, batchId, issuedAt: createdAt, size, packSize: size / tree.packs };
}

const whole = ({ id, size }: AffectedRun): Span => ({ run: id, idx: 0, end: size });

/** Everything in these packs, itself included. */
export async function inPacks(ctx: OrgCtx, packs: readonly CodePlace[]): Promise<Affected> {
  const packed = await readMovesOrNone(ctx, packs);
  const { runs, trees, moves } = packed;
  const refs = packs.map(({ run, idx }) => ({ run: run.id, idx }));
  const cover = coverOf(spansOf(refs, trees, moves).flat());
  const known = new Map([...runs].map(([id, run]) => [id, toAffectedRun(run)]));
  return { cover, runs: known, blanks: await blanksOfCover(ctx, cover, known), packed };
}

function blanksOfCover({ db, orgId }: OrgCtx, cover: Cover, runs: Affected['runs']) {
  return blanksIn(
    db,
    orgId,
    stretchesOf(cover).filter(({ run }) => runs.get(run)?.isBlank),
  );
}

async function placesOf({ db, orgId }: OrgCtx, codes: readonly CodeRef[]): Promise<CodePlace[]> {
  const runs = await runsById(
    db,
    orgId,
    codes.map(({ run }) => run),
  );
  return codes.flatMap(({ run: id, idx }) => {
    const run = runs.get(id);
    return run ? [{ run, idx }] : [];
  });
}

/**
 * What a recall of this affects now. With the id of a recall, also what took it along out of a recalled pack; a mock recall is
 * never taken along.
 */
export async function affectedBy(ctx: OrgCtx, found: FoundScope, recallId?: string): Promise<Affected> {
  const { db, orgId } = ctx;
  const { about, run } = found;
  if (run !== null && about.scope === 'code') {
    const carrying = recallId === undefined ? [] : await carriersOf(db, orgId, recallId, MOVES_MAX + 1);
    // As many as were taken out of the pack: then it counts with what was issued in it, which they are.
    const carriers = carrying.length > MOVES_MAX ? [] : carrying;
    return inPacks(ctx, [{ run, idx: about.idx }, ...(await placesOf(ctx, carriers))]);
  }
  if (run !== null) {
    const own = toAffectedRun(run);
    const cover = coverOf([whole(own)]);
    const runs = new Map([[own.id, own]]);
    return { cover, runs, blanks: await blanksOfCover(ctx, cover, runs) };
  }
  const issued = await runsOf(db, orgId, about);
  const blanks = await blanksOf(db, orgId, about);
  const pools = await runsById(
    db,
    orgId,
    blanks.map((blank) => blank.run),
  );
  const runs = [...issued, ...[...pools.values()].map(toAffectedRun)];
  return {
    cover: coverOf([...issued.map(whole), ...blanks]),
    runs: new Map(runs.map((one) => [one.id, one])),
    blanks,
  };
}

/** Of the codes in a pack those that a recall affects which affects the pack. */
export function affectedIn(found: FoundScope, inPack: Affected): Cover {
  const { about } = found;
  if (about.scope === 'code') return inPack.cover;
  const isReached = (
    code: Pick<AssignedBlanks, 'issuedAt' | 'batchId'> & { productId: string | null } & CodeRef,
  ) => reaches({ ...about, id: '' }, { ...code, ancestors: [], carried: [] });
  const spans = stretchesOf(inPack.cover).filter(({ run: id, idx }) => {
    const run = inPack.runs.get(id);
    return run !== undefined && isReached({ ...run, run: id, idx });
  });
  return coverOf([...spans, ...inPack.blanks.filter(isReached)]);
}
