import type { CodeRef, Span } from '@qrigin/domain/qr';
import { reaches } from '@qrigin/domain/recalls';
import { sql } from 'kysely';
import type { MemberCtx } from '../../../db/index.ts';
import type { CodeFacts } from '../../qr/index.ts';
import { recallableOf } from '../../recalls/index.ts';
import { type KnownRecall, knownRecalls } from '../recalls-of-code.ts';
import { isWithin } from '../scans/spans.ts';
import { type PackHistory, packHistory } from './pack-history.ts';
import { type Step, stepOf } from './step.ts';

/** Of the recalls in a life so many are told, the newest. */
const RECALLS_MAX = 200;

/** Recalls that reach a code or have reached it, and those of single codes in it. */
export async function recalledSteps(
  ctx: MemberCtx,
  code: CodeFacts,
  spans: readonly Span[],
): Promise<Step[]> {
  const history = await packHistory(ctx, code);
  const near = await recallsNear(ctx, code, history, spans);
  return near.flatMap((recall) => {
    const about = whomItMet(recall, { code, history, spans });
    return about ? stepsOf(recall, about) : [];
  });
}

/** All that might have reached it. */
function recallsNear(ctx: MemberCtx, code: CodeFacts, { packs }: PackHistory, spans: readonly Span[]) {
  const [runs, idxs] = [packs.map(({ run }) => run), packs.map(({ idx }) => idx)];
  return knownRecalls(
    ctx,
    sql<boolean>`(
      (r.run_id = ${code.run.id} and r.idx is null)
      or r.batch_id = ${code.batchId}::uuid or r.product_id = ${code.productId}::uuid
      or r.id = any(${code.carried}::uuid[])
      or (r.run_id, r.idx) in (select * from unnest(${runs}::bigint[], ${idxs}::integer[]))
      or ${isWithin(spans, sql`r.run_id * 16777216 + r.idx`)}
    )`,
    RECALLS_MAX,
  );
}

type Life = { code: CodeFacts; history: PackHistory; spans: readonly Span[] };

/** The code that a recall has met in this life: the one whose life it is, or one inside it. */
function whomItMet(recall: KnownRecall, { code, history, spans }: Life): CodeRef | undefined {
  const own = { run: code.run.id, idx: code.idx };
  if (hasReached(recall, code, history)) return own;
  const { about } = recall;
  if (about.scope !== 'code') return undefined;
  const isInside = spans.some(
    ({ run, idx, end }) => run === about.run && idx <= about.idx && about.idx < end,
  );
  return isInside ? { run: about.run, idx: about.idx } : undefined;
}

function hasReached(
  { about, openedAt, endedAt }: KnownRecall,
  code: CodeFacts,
  history: PackHistory,
): boolean {
  if (endedAt === null) return reaches(about, recallableOf(code));
  if (endedAt < code.run.createdAt) return false;
  // What a blank became later was not met by a recall that had ended by then.
  const isOther = history.assignedAt !== null && history.assignedAt > endedAt;
  if (about.scope === 'batch' || about.scope === 'product' || about.scope === 'window')
    return !isOther && reaches(about, recallableOf(code));
  if (about.scope === 'run') return about.run === code.run.id;
  // Nothing goes into a pack while it is recalled, and what comes out takes the recall along: what was in it then counts.
  return history.wasIn(about, openedAt) || history.tookAlong(about.id, openedAt);
}

function stepsOf(recall: KnownRecall, code: CodeRef): Step[] {
  const { about, mock: is_mock, openedAt, openedBy, endedAt, endedBy, reason, liftReason } = recall;
  const of = { code, recall_id: about.id, is_mock };
  return [
    stepOf({ ...of, id: `o${about.id}`, at: openedAt, step: 'recall_opened', by: openedBy, text: reason }),
    ...(endedAt
      ? [
          stepOf({
            ...of,
            id: `e${about.id}`,
            at: endedAt,
            step: 'recall_ended',
            by: endedBy,
            text: liftReason,
          }),
        ]
      : []),
  ];
}
