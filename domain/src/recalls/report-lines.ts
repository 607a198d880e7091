import type { RecallReport, RecallSums, ReportLine } from './report.ts';

const PARTS: readonly [part: string, names: readonly [name: string, sum: keyof RecallSums][]][] = [
  ['Codes affected', [['In all', 'issued']]],
  [
    'Where they are',
    [
      ['Withdrawn', 'withdrawn'],
      ['In a pack', 'packed'],
      ['In no pack', 'unpacked'],
    ],
  ],
  [
    'What was done with them',
    [
      ['Destroyed', 'destroyed'],
      ['Returned', 'returned'],
      ['Kept separate', 'held'],
      ['Nothing reported', 'untold'],
    ],
  ],
  [
    'Scanned codes',
    [
      ['Before the recall', 'scanned_before'],
      ['Only since the recall', 'scanned_since'],
      ['Never', 'never_scanned'],
    ],
  ],
];

const STEPS: Record<RecallReport['timeline'][number]['step'], string> = {
  opened: 'Opened',
  changed: 'Text changed',
  first_warned: 'First person warned',
  destroyed: 'Destroyed',
  returned: 'Returned',
  held: 'Kept separate',
  ended: 'Ended',
};

type Figure = [name: string, value: string | number];

const partOf = (part: string, figures: readonly Figure[]): ReportLine[] =>
  figures.map(([name, value]) => ({ part, name, value }));

function recallLines({ recall, counted_at }: RecallReport): ReportLine[] {
  const figures: Figure[] = [
    ['Recall ID', recall.id],
    ['Mock recall', recall.mock ? 'yes' : 'no'],
    ['Type', recall.scope],
    ['Product', recall.product?.name ?? ''],
    ['Batch', recall.lot_code ?? ''],
    ['Code', recall.qr_id ?? ''],
    ['Run', recall.run_id ?? ''],
    ['Issued from', recall.from ?? ''],
    ['Issued until', recall.to ?? ''],
    ['Heading', recall.heading],
    ['Reason', recall.reason],
    ['Hazard', recall.hazard],
    ['Opened', recall.created_at],
    ['Opened by', recall.opened_by?.name ?? ''],
    ['Ended', recall.lifted_at ?? ''],
    ['Ended by', recall.ended_by?.name ?? ''],
    ['Reason of its end', recall.lift_reason],
    ['Codes affected when it was opened', recall.reached?.codes ?? ''],
    ['Counted', counted_at],
  ];
  return partOf(
    'Recall',
    figures.filter(([, value]) => value !== ''),
  );
}

function timelineLines({ timeline, timeline_count }: RecallReport): ReportLine[] {
  const lines = timeline.map(({ at, step, by, code, level, codes, text }): Figure => {
    const pack = code === null ? '' : `${level ?? ''} ${code}`.trim();
    const count = codes === 0 ? '' : `${codes} ${codes === 1 ? 'code' : 'codes'}`;
    return [at, [STEPS[step], pack, count, by?.name ?? '', text].filter((part) => part !== '').join(', ')];
  });
  return partOf('Timeline', [...lines, ['Events in all', timeline_count]]);
}

/** A report as lines of a table: every figure that its page shows, one each. */
export function reportLines(report: RecallReport): ReportLine[] {
  const { sums, days, all_scans_counted, first_warned_at, minutes_to_first_warning } = report;
  return [
    ...recallLines(report),
    ...PARTS.flatMap(([part, names]) =>
      partOf(
        part,
        names.map(([name, sum]) => [name, sums[sum]]),
      ),
    ),
    ...partOf('Scans', [
      ['All scans counted', all_scans_counted ? 'yes' : 'no'],
      ['First person warned', first_warned_at ?? 'no one'],
      ['Minutes to the first warning', minutes_to_first_warning ?? ''],
    ]),
    ...partOf(
      'Scans of the day before the recall',
      days.map(({ day, before }) => [day, before]),
    ),
    ...partOf(
      'Scans of the day since the recall',
      days.map(({ day, since }) => [day, since]),
    ),
    ...timelineLines(report),
  ];
}
