import type { Code, Span } from '@qrigin/domain/qr';
import { LIFE_STEPS_PER_CALL, type LifeStep } from '@qrigin/domain/tracing';
import type { MemberCtx } from '../../../db/index.ts';
import { type CodeBook, type CodeFacts, nameCodes, readInside, readMovesOrNone } from '../../qr/index.ts';
import { findFacts } from '../find-place.ts';
import { findPeople } from '../who.ts';
import { newestFirst, readCursor, writeCursor } from './cursor.ts';
import { doneByPeople } from './done-by-people.ts';
import { issuedAndPrinted } from './issued-and-printed.ts';
import { recalledSteps } from './recalled.ts';
import { scanned } from './scanned.ts';
import type { Step } from './step.ts';

type Query = { inside: 'true' | 'false'; before?: string | undefined };

async function spansOfLife(ctx: MemberCtx, code: CodeFacts, inside: boolean): Promise<Span[]> {
  if (inside) return (await readInside(ctx, code, readMovesOrNone)).spans;
  return [{ run: code.run.id, idx: code.idx, end: code.idx + 1 }];
}

/** What has happened to a code, the newest first, and to what is in it now. */
export async function listLife(
  ctx: MemberCtx,
  book: CodeBook,
  wanted: Code,
  query: Query,
): Promise<{ steps: LifeStep[]; before: string | null }> {
  const before = query.before === undefined ? undefined : readCursor(query.before);
  const code = await findFacts(ctx, book, wanted);
  const spans = await spansOfLife(ctx, code, query.inside === 'true');
  const all = [
    ...(await doneByPeople(ctx, spans, { before, most: LIFE_STEPS_PER_CALL + 1 })),
    ...(await issuedAndPrinted(ctx, code)),
    ...(await recalledSteps(ctx, code, spans)),
    ...(await scanned(ctx, code, before)),
  ];
  const left = all.filter((step) => before === undefined || newestFirst(before, step) < 0).sort(newestFirst);
  const steps = left.slice(0, LIFE_STEPS_PER_CALL);
  const last = steps.at(-1);
  return {
    steps: await present(ctx, book, steps),
    before: last && left.length > steps.length ? writeCursor(last) : null,
  };
}

async function present(ctx: MemberCtx, book: CodeBook, steps: readonly Step[]): Promise<LifeStep[]> {
  const refs = steps.flatMap(({ code, pack, left }) => [code, pack, left].filter((ref) => ref !== null));
  const nameOf = await nameCodes(ctx, book, refs);
  const personOf = await findPeople(
    ctx,
    steps.map(({ by }) => by),
  );
  return steps.map(({ at, receivedAt, by, code, pack, left, ...step }) => ({
    ...step,
    at: at.toISOString(),
    received_at: receivedAt?.toISOString() ?? null,
    by: personOf(by),
    code: nameOf(code),
    pack: pack && nameOf(pack),
    left: left && nameOf(left),
  }));
}
