import { PackingRules, type PackState } from '@qrigin/domain/packing';
import { BATCH, PRODUCT } from '@qrigin/domain/products';
import type { Code } from '@qrigin/domain/qr';
import { namesOf, type OrgCtx } from '../../../db/index.ts';
import {
  type CodeBook,
  type CodePlace,
  codeTexts,
  factsOf,
  findCodes,
  locate,
  readNear,
  roomIn,
  type StateRow,
  statesIn,
} from '../../qr/index.ts';
import { openRecalls, type RecallFactRow, recallableOf } from '../../recalls/index.ts';
import { namePacks } from './name-packs.ts';
import { othersInPack, packNumbers } from './pack-queries.ts';

/** A pack as it is now. */
export async function readPackState(ctx: OrgCtx, book: CodeBook, place: CodePlace): Promise<PackState> {
  const located = locate(place);
  const near = await readNear<StateRow & RecallFactRow>(ctx.db, [located]);
  const facts = factsOf(located, statesIn(near));
  const numbers = await packNumbers(ctx, place);
  const room = roomIn(facts, numbers.structure);
  const around = facts.ancestors.slice(0, 1);
  const nameOfPack = await namePacks(ctx, book, around);
  const textOf = await codeTexts(ctx, book, [place]);
  const product = facts.productId === null ? null : { org: ctx.orgId, thing: PRODUCT, id: facts.productId };
  const batch = facts.batchId === null ? null : { org: ctx.orgId, thing: BATCH, id: facts.batchId };
  const nameOf = await namesOf(
    ctx.db,
    [product, batch].filter((one) => one !== null),
  );
  return {
    code: textOf(place.run.id, place.idx),
    level: facts.level,
    product: product && { id: product.id, name: nameOf(product) ?? '' },
    lot_code: batch && nameOf(batch),
    holds: room?.name ?? null,
    room: room?.count ?? 0,
    inside: numbers.inside,
    checked: numbers.checked,
    round_began_at: numbers.round_began_at?.toISOString() ?? null,
    pack: nameOfPack(around[0]),
    is_withdrawn: facts.withdrawnAt !== null,
    is_recalled: openRecalls(near).reaching(recallableOf(facts)).length > 0,
    is_unassigned: place.run.kind === 'blank' && !facts.isAssigned,
    when_full: PackingRules.shape.when_full.parse(numbers.when_full),
    others: await othersInPack(ctx, { run: place.run.id, idx: place.idx }),
  };
}

export async function findPack(ctx: OrgCtx, book: CodeBook, code: Code): Promise<PackState> {
  const [place] = await findCodes(ctx, book, [code]);
  if (!place) throw new Error('a code that was found has no place');
  return readPackState(ctx, book, place);
}
