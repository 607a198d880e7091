import { Failure } from '@qrigin/domain/errors';
import { type RecallReport, reportLines } from '@qrigin/domain/recalls';
import { Computed, type OrgCtx } from '../../../db/index.ts';
import type { CodeBook } from '../../qr/index.ts';
import { presentRecalls, withScopes } from '../present-recalls.ts';
import { findRecall } from '../queries.ts';
import { sharedTime } from '../reach/within-time.ts';
import { Counted, countRecall, withAllScans } from './count-recall.ts';
import { readTimeline } from './timeline.ts';

const MINUTE_MS = 60_000;
/** Less than a statement may take before its connection is given up. */
const COUNTING_MS = 6000;

function minutesBetween(openedAt: Date, warnedAt: string | null): number | null {
  if (warnedAt === null) return null;
  const minutes = Math.max(0, Date.parse(warnedAt) - openedAt.getTime()) / MINUTE_MS;
  return Math.round(minutes * 10) / 10;
}

/** Of one that ended, what was kept when it did. */
export async function recallReport(ctx: OrgCtx, book: CodeBook, id: string): Promise<RecallReport> {
  const row = await findRecall(ctx.db, ctx.orgId, id);
  const stored = await withScopes(ctx, [row]);
  const [recall] = stored;
  const [entry] = await presentRecalls(ctx, book, stored);
  if (!recall || !entry) throw new Error('a recall was left out');
  const isKept = row.ended_sums !== null;
  const time = sharedTime(COUNTING_MS);
  const counted = isKept
    ? await withAllScans(ctx, recall, Counted.parse(row.ended_sums), time)
    : await countRecall(ctx, recall, time);
  if (!counted) throw new Failure('busy', { retry_after: 5 });
  const timeline = await readTimeline(ctx, book, { row, counted });
  return {
    recall: entry,
    counted_at: (isKept && row.lifted_at ? row.lifted_at : new Date()).toISOString(),
    ...counted,
    minutes_to_first_warning: minutesBetween(row.created_at, counted.first_warned_at),
    ...timeline,
  };
}

export async function recallReportLines(ctx: OrgCtx, book: CodeBook, id: string) {
  const lines = reportLines(await recallReport(ctx, book, id));
  return new Computed({
    total: lines.length,
    slice: async (skipped, count) => lines.slice(skipped, skipped + count),
  });
}
