import {
  countIn,
  countOutcomes,
  countPlaces,
  countScanned,
  RecallReport,
  type RecallSums,
} from '@qrigin/domain/recalls';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { OrgCtx } from '../../../db/index.ts';
import type { StoredRecall } from '../present-recalls.ts';
import { type Affected, affectedBy } from '../reach/affected.ts';
import { type ScansOfDay, scansOfCodes } from '../reach/scans-of-codes.ts';
import { touchedCodes } from '../reach/touched-codes.ts';
import { type SharedTime, withinTime } from '../reach/within-time.ts';
import { wordsOfOutcomes } from './words-of-outcomes.ts';

/** What a recall has come to, as it is kept with it once it ends. */
export const Counted = RecallReport.pick({
  sums: true,
  days: true,
  all_scans_counted: true,
  first_warned_at: true,
});
export type Counted = z.output<typeof Counted>;

const DAYS_BEFORE = 30;

type OfGoods = Omit<RecallSums, 'scanned_before' | 'scanned_since' | 'never_scanned'>;

async function countGoods(ctx: OrgCtx, recall: StoredRecall): Promise<{ affected: Affected; sums: OfGoods }> {
  const affected = await affectedOf(ctx, recall);
  const { cover, runs } = affected;
  const places = countPlaces({ affected: cover, packSize: (run) => runs.get(run)?.packSize ?? 1 });
  for await (const part of touchedCodes(ctx, cover)) for (const code of part) places.add(code);
  const words = await wordsOfOutcomes(ctx, recall.row.id);
  const sums = { issued: countIn(cover), ...places.sums(), ...countOutcomes(cover, words) };
  return { affected, sums };
}

const affectedOf = (ctx: OrgCtx, { row, found }: StoredRecall) =>
  affectedBy(ctx, found, row.mock ? undefined : row.id);

function daysOf(scans: readonly ScansOfDay[], from: string): Counted['days'] {
  const days = new Map<string, { before: number; since: number }>();
  for (const { day, isSince, count } of scans) {
    if (day < from) continue;
    const ofDay = days.get(day) ?? { before: 0, since: 0 };
    ofDay[isSince ? 'since' : 'before'] += count;
    days.set(day, ofDay);
  }
  return [...days]
    .map(([day, counts]) => ({ day, ...counts }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

/** The day on which the report begins, where the caller is. */
async function firstDay({ db, caller }: OrgCtx, openedAt: Date): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char((${openedAt}::timestamptz at time zone ${caller.timezone}) - make_interval(days => ${DAYS_BEFORE}),
      'YYYY-MM-DD') as day`.execute(db);
  return rows[0]?.day ?? '';
}

/** No one is warned by a mock recall, and members who scan what they fetch back are no shoppers. */
function firstWarning(scans: readonly ScansOfDay[]): Date | undefined {
  const warned = scans.flatMap(({ isSince, firstByShopper }) =>
    isSince && firstByShopper ? [firstByShopper.getTime()] : [],
  );
  // A spread of so many would be too much for a call.
  const first = warned.reduce((least, at) => Math.min(least, at), Number.POSITIVE_INFINITY);
  return Number.isFinite(first) ? new Date(first) : undefined;
}

async function countScans(ctx: OrgCtx, { row }: StoredRecall, affected: Affected) {
  const moments = { opened: row.created_at, ended: row.lifted_at };
  const { rows, isComplete } = await scansOfCodes(ctx, affected, moments);
  const warned = row.mock ? undefined : firstWarning(rows);
  return {
    sums: countScanned(affected.cover, rows),
    days: daysOf(rows, await firstDay(ctx, row.created_at)),
    all_scans_counted: isComplete,
    first_warned_at: warned?.toISOString() ?? null,
  };
}

/** Counts anew what has become of all codes that a recall affects; nothing where even that takes too long without the scans. */
export async function countRecall(
  ctx: OrgCtx,
  recall: StoredRecall,
  time: SharedTime,
): Promise<Counted | undefined> {
  const goods = await withinTime(ctx, time, (timed) => countGoods(timed, recall));
  if (!goods) return undefined;
  const { affected, sums } = goods;
  const scans = await withinTime(ctx, time, (timed) => countScans(timed, recall, affected));
  if (scans) return { ...scans, sums: { ...sums, ...scans.sums } };
  const none = countScanned(affected.cover, []);
  return { sums: { ...sums, ...none }, days: [], all_scans_counted: false, first_warned_at: null };
}

/** With the scans up to the end of a recall, where that had no time for them: whoever packs waits for an end, and not for a report. */
export async function withAllScans(
  ctx: OrgCtx,
  recall: StoredRecall,
  kept: Counted,
  time: SharedTime,
): Promise<Counted> {
  if (kept.all_scans_counted) return kept;
  const found = await withinTime(ctx, time, async (timed) => {
    const affected = await affectedOf(timed, recall);
    return { issued: countIn(affected.cover), scans: await countScans(timed, recall, affected) };
  });
  // Goods that were taken out since were scanned as well, and those that came since were scanned elsewhere.
  if (!found?.scans.all_scans_counted || found.issued !== kept.sums.issued) return kept;
  return { ...found.scans, sums: { ...kept.sums, ...found.scans.sums } };
}
