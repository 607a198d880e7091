import type { PackState } from '@qrigin/domain/packing';
import type { Code } from '@qrigin/domain/qr';
import type { OrgCtx } from '../../../db/index.ts';
import { type CodeBook, findCodes, readFacts, writeTrace } from '../../qr/index.ts';
import { happenedAt } from '../happened-at.ts';
import { inOnePack } from '../in-one-pack.ts';
import { readPackState } from './find-pack.ts';

type Started = { id: string; at: string };

/** Whoever checks a pack begins anew. Sent again, it does not begin once more. */
export async function startRound(
  ctx: OrgCtx,
  book: CodeBook,
  code: Code,
  { id, at }: Started,
): Promise<PackState> {
  const places = await findCodes(ctx, book, [code]);
  const [facts] = await readFacts(ctx.db, places);
  if (!facts) throw new Error('a code that was found has no place');
  const pack = { run: facts.run.id, idx: facts.idx };
  return inOnePack(ctx, { pack }, async () => {
    const stored = await ctx.db
      .selectFrom('trace_event')
      .select('id')
      .where('org_id', '=', ctx.orgId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!stored) {
      const { productId, batchId } = facts;
      const round = { entries: { round: 'new' }, happenedAt: happenedAt(at, facts.run.createdAt) };
      await writeTrace(ctx, [{ id, step: 'checked', code: pack, pack, productId, batchId, ...round }]);
    }
    return readPackState(ctx, book, facts);
  });
}
