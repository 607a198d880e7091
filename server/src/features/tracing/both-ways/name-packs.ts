import type { CodeRef } from '@qrigin/domain/qr';
import type { Trace } from '@qrigin/domain/tracing';
import type { OrgCtx } from '../../../db/index.ts';
import { type CodeBook, codeOwners, nameCodes, runsById } from '../../qr/index.ts';

/** Packs with how many of the goods were put into each, and whose goods the pack itself is. */
export async function namePacks(
  ctx: OrgCtx,
  book: CodeBook,
  packs: readonly { pack: CodeRef; count: number }[],
): Promise<Trace['to']['packs']> {
  const ids = packs.map(({ pack }) => pack.run);
  const runs = await runsById(ctx.db, ctx.orgId, ids);
  const places = packs.flatMap(({ pack, count }) => {
    const run = runs.get(pack.run);
    return run ? [{ run, idx: pack.idx, count }] : [];
  });
  const owners = await codeOwners(ctx, places);
  const nameOf = await nameCodes(
    ctx,
    book,
    packs.map(({ pack }) => pack),
  );
  return places.map(({ run, idx, count }, at) => ({
    ...nameOf({ run: run.id, idx }),
    product: owners[at]?.product ?? null,
    count,
  }));
}
