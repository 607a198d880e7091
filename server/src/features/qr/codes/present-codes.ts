import { BATCH } from '@qrigin/domain/products';
import type { QrCode } from '@qrigin/domain/qr';
import { namesOf, type OrgCtx } from '../../../db/index.ts';
import { runsById } from '../issue/runs.ts';
import type { CodeFacts } from '../look-up/code-facts.ts';
import { packedOf } from '../pack/packed-of.ts';
import type { CodeBook } from './code-book.ts';
import { codeTexts } from './write-codes.ts';

/** Codes as lists have them. */
export async function presentCodes(ctx: OrgCtx, book: CodeBook, facts: CodeFacts[]): Promise<QrCode[]> {
  const parents = facts.flatMap(({ ancestors: [parent] }) => (parent ? [parent] : []));
  const known = new Map(facts.map(({ run }) => [run.id, run]));
  const missing = parents.filter(({ run }) => !known.has(run)).map(({ run }) => run);
  for (const [id, run] of await runsById(ctx.db, ctx.orgId, missing)) known.set(id, run);
  const parentPlaces = parents.flatMap(({ run: id, idx }) => {
    const run = known.get(id);
    return run ? [{ run, idx }] : [];
  });
  const textOf = await codeTexts(ctx, book, [...facts, ...parentPlaces]);
  const batchOf = (id: string) => ({ org: ctx.orgId, thing: BATCH, id });
  const batches = new Set(facts.flatMap(({ batchId }) => (batchId === null ? [] : [batchId])));
  const nameOf = await namesOf(ctx.db, [...batches].map(batchOf));
  return facts.map((fact) => {
    const [parent] = fact.ancestors;
    const id = textOf(fact.run.id, fact.idx);
    return {
      id,
      url: fact.run.scanBaseUrl + id,
      run_id: fact.run.id,
      index: fact.idx,
      level: fact.level,
      height: fact.height,
      parent_id: parent ? textOf(parent.run, parent.idx) : null,
      packed: packedOf(fact),
      product_id: fact.productId,
      batch_id: fact.batchId,
      lot_code: fact.batchId === null ? null : nameOf(batchOf(fact.batchId)),
      created_at: fact.run.createdAt.toISOString(),
      withdrawn_at: fact.withdrawnAt?.toISOString() ?? null,
    };
  });
}
