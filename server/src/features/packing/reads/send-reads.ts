import { Failure } from '@qrigin/domain/errors';
import type { PackingJob, PackingRead, PackState, ReadOutcome } from '@qrigin/domain/packing';
import type { Code, CodeRef } from '@qrigin/domain/qr';
import type { OrgCtx } from '../../../db/index.ts';
import { type CodeBook, codeTexts, findCodes } from '../../qr/index.ts';
import { inOnePack } from '../in-one-pack.ts';
import { readPackState } from '../packs/find-pack.ts';
import { findPackingRules } from '../rules.ts';
import { printOf, rememberTold } from './answered-reads.ts';
import { judgeReads } from './judge-reads.ts';
import { type Asked, loadWorld } from './load-world.ts';
import { presentOutcomes } from './present-outcomes.ts';
import { storeReads } from './store-reads.ts';
import { storedEvents } from './stored-events.ts';
import type { JudgedRead } from './verdict.ts';

type Sent = { job: PackingJob; pack?: Code | undefined; reads: readonly PackingRead[] };
type Answer = { outcomes: ReadOutcome[]; pack: PackState | null };

/** Judges and stores the reads, all that is accepted of them or nothing. */
async function doReads(ctx: OrgCtx, book: CodeBook, asked: Asked): Promise<JudgedRead[]> {
  const world = await loadWorld(ctx, book, asked);
  const textOf = await codeTexts(
    ctx,
    book,
    asked.reads.some((read) => 'undoes' in read) ? [...world.places.values()].map(({ facts }) => facts) : [],
  );
  const judged = judgeReads(world, asked.reads, ({ ref }) => textOf(ref.run, ref.idx));
  await storeReads(ctx, world);
  await rememberTold(
    ctx,
    judged.flatMap(({ id, outcome, reason, pack, isNothing }, at) => {
      const read = asked.reads[at];
      if (!read || !isNothing || outcome === 'done') return [];
      return [{ id, told: { outcome, reason, pack, print: printOf(ctx.orgId, asked.job, read) } }];
    }),
  );
  return judged;
}

/** Packs that something may go back into, where the owner forbids more than they hold: those who work there would fill them. */
async function packsFilledAgain(ctx: OrgCtx, reads: readonly PackingRead[]): Promise<CodeRef[]> {
  const undone = reads.flatMap((read) => ('undoes' in read ? [read.undoes] : []));
  if (undone.length === 0 || (await findPackingRules(ctx)).when_full !== 'refuse') return [];
  const events = await storedEvents(ctx, undone);
  return [...events.values()].flatMap(({ userId, left }) => (userId === ctx.userId && left ? [left] : []));
}

/** The database writes ids in small letters, and not every device does. */
function inSmallLetters(read: PackingRead): PackingRead {
  const id = read.id.toLowerCase();
  return 'undoes' in read ? { ...read, id, undoes: read.undoes.toLowerCase() } : { ...read, id };
}

/** What a scanner has read, in its order. Each read is judged for itself; one that was stored before does nothing. */
export async function sendReads(ctx: OrgCtx, book: CodeBook, { job, pack, reads }: Sent): Promise<Answer> {
  if (!pack && job !== 'unpack') throw new Failure('invalid_input', { fields: { pack: 'is missing' } });
  const [place] = pack ? await findCodes(ctx, book, [pack]) : [];
  const ref = place && { run: place.run.id, idx: place.idx };
  const asked = { job, pack: place, reads: reads.map(inSmallLetters) };
  const others = await packsFilledAgain(ctx, asked.reads);
  const judged = await inOnePack(ctx, { pack: ref, others }, () => doReads(ctx, book, asked));
  const named = judged.map((one, at) => ({ ...one, id: reads[at]?.id ?? one.id }));
  return {
    outcomes: await presentOutcomes(ctx, book, named),
    pack: place ? await readPackState(ctx, book, place) : null,
  };
}
