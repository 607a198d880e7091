import { z } from 'zod';
import { csvOf, endpoint, Id, Moment, PAGE_SIZE_MAX, pageOf, queryCount } from '../http/index.ts';
import { CODE, CODES } from '../qr/feature.ts';
import { Code } from '../qr/index.ts';
import { RecallEntry } from './contract.ts';
import { RECALL, RECALLS } from './feature.ts';

/** What became of a recalled pack. */
export const OUTCOMES = ['destroyed', 'returned', 'held'] as const;
export type RecallOutcome = (typeof OUTCOMES)[number];

const Count = z.int().nonnegative();

/** Each affected code is counted once in each of the three: they add up to `issued`. */
export const RecallSums = z.object({
  /** All that are affected. */
  issued: Count,
  /** Where they are: withdrawn, in a pack, or in none. */
  withdrawn: Count,
  packed: Count,
  unpacked: Count,
  /** What people said was done with them, or with a pack around them; the last word counts. */
  destroyed: Count,
  returned: Count,
  held: Count,
  untold: Count,
  /** Whether they were scanned before it was opened, only since, or never. */
  scanned_before: Count,
  scanned_since: Count,
  never_scanned: Count,
});
export type RecallSums = z.output<typeof RecallSums>;

export const REPORT_TIMELINE_MAX = 500;

export const RecallReport = z.object({
  recall: RecallEntry,
  /** When it was counted: now, or when it ended. */
  counted_at: z.iso.datetime(),
  sums: RecallSums,
  /**
   * Scans of affected codes by day in the caller’s timezone, or in that of whoever ended it, from 30 days before it was opened;
   * days without any are left out.
   */
  days: z.array(z.object({ day: z.iso.date(), before: Count, since: Count })),
  /** False where there were more scans than are counted, or than could be in time: what is said of scans is then too little. */
  all_scans_counted: z.boolean(),
  first_warned_at: z.iso.datetime().nullable(),
  /** From opening to the first scan that was warned. */
  minutes_to_first_warning: z.number().nonnegative().nullable(),
  timeline: z
    .array(
      z.object({
        at: z.iso.datetime(),
        step: z.enum(['opened', 'changed', 'first_warned', ...OUTCOMES, 'ended']),
        by: z.object({ id: Id, name: z.string() }).nullable(),
        /** Of outcomes: the pack, and how many codes are affected with it. */
        code: z.string().nullable(),
        level: z.string().nullable(),
        codes: Count,
        text: z.string(),
      }),
    )
    .max(REPORT_TIMELINE_MAX),
  timeline_count: Count,
});
export type RecallReport = z.output<typeof RecallReport>;

export const recallReport = endpoint({
  name: 'recallReport',
  summary:
    'What a recall or mock recall has come to: how many codes, where they are, who scanned them, what was done with them',
  method: 'GET',
  path: '/:org/recalls/:id/report',
  policy: { who: 'member', permission: RECALLS.view, rate: 'bulk' },
  params: z.object({ org: Id, id: Id }),
  ids: { id: RECALL },
  reads: [RECALL, CODE],
  reply: RecallReport,
});

/** Days and the timeline are the longest part of it. */
const REPORT_LINES_MAX = 10_000;

/** One figure of the report as a file. */
export const ReportLine = z.object({
  part: z.string(),
  name: z.string(),
  value: z.union([z.string(), z.number()]),
});
export type ReportLine = z.output<typeof ReportLine>;

export const recallReportLines = endpoint({
  name: 'recallReportLines',
  summary: 'The report of a recall as lines of a table, one figure each, as a file too',
  method: 'GET',
  path: '/:org/recalls/:id/report-lines',
  policy: { who: 'member', permission: RECALLS.view, rate: 'bulk' },
  params: z.object({ org: Id, id: Id }),
  ids: { id: RECALL },
  reads: [RECALL, CODE],
  query: z.strictObject({
    page: queryCount(REPORT_LINES_MAX, 1),
    page_size: queryCount(PAGE_SIZE_MAX, PAGE_SIZE_MAX),
  }),
  reply: pageOf(ReportLine),
  csv: {
    ...csvOf<ReportLine>('recall-report', { part: 'Part', name: 'Name', value: 'Value' }),
    isComputed: true,
  },
});

export const tellOutcome = endpoint({
  name: 'tellOutcome',
  summary: 'What was done with a recalled pack; the last word counts, and one sent again is not a second one',
  method: 'POST',
  path: '/:org/recalls/:id/outcomes',
  policy: { who: 'member', permission: CODES.assign, rate: 'write' },
  params: z.object({ org: Id, id: Id }),
  body: z.strictObject({
    /** Made by the device. */
    event_id: Id,
    at: Moment,
    code: Code,
    outcome: z.enum(OUTCOMES),
  }),
  ids: { id: RECALL },
  changes: [RECALL, CODE],
  reply: z.object({ codes: Count }),
  fails: ['recall_ended', 'not_recalled', 'key_reused'],
});
