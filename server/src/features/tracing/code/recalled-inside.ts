import type { MemberCtx } from '../../../db/index.ts';
import { type CodeFacts, readFacts, runsById } from '../../qr/index.ts';
import { type KnownRecall, recallsReaching } from '../recalls-of-code.ts';

/** Packs in this one, at any depth, that are recalled themselves while this one is not: it must not leave with them. */
export async function recalledInside(
  ctx: MemberCtx,
  recalls: readonly KnownRecall[],
  pack: CodeFacts,
): Promise<CodeFacts[]> {
  const real = recalls.filter(({ mock }) => !mock);
  if (recallsReaching(real, pack).length > 0) return [];
  const refs = real.flatMap(({ about }) => (about.scope === 'code' ? [about] : []));
  if (refs.length === 0) return [];
  const runs = await runsById(
    ctx.db,
    ctx.orgId,
    refs.map(({ run }) => run),
  );
  const places = refs.flatMap(({ run: id, idx }) => {
    const run = runs.get(id);
    return run ? [{ run, idx }] : [];
  });
  const recalled = await readFacts(ctx.db, places);
  const inside = recalled.filter(({ ancestors }) =>
    ancestors.some(({ run, idx }) => run === pack.run.id && idx === pack.idx),
  );
  // One code may have several recalls.
  return [...new Map(inside.map((code) => [`${code.run.id} ${code.idx}`, code])).values()];
}
