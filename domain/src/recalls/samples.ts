import type { z } from 'zod';
import { SAMPLE_TIME, sampleId } from '../http/index.ts';
import type { RecallEntry, RecallReach, recallCode, recallReach } from './contract.ts';
import type { PublicRecall } from './public.ts';
import type { RecallReport, RecallSums } from './report.ts';

type RecallInput = z.input<typeof recallCode.body>;
type AskedReach = z.output<typeof recallReach.reply>;

/** What a maker says who has found glass in a jar. */
export function recallSample(over: Partial<RecallInput> = {}): RecallInput {
  return {
    reason: 'Splinters of glass may be in the honey.',
    hazard: 'Cuts in the mouth and throat',
    what_to_do: 'Stop eating it.\nTake it back to the shop.',
    contact: '1800 000 2647',
    ...over,
  };
}

const HONEY = { name: 'Forest honey' };
const LOT_CODE = 'FH-2026-014';
const SUPERVISOR = { name: 'Meera Nair' };

/** Everything that is said of it, in two languages. */
const SAID = {
  heading: 'Recall of Forest honey, 500 g',
  reason: 'Splinters of glass may be in the honey.',
  hazard: 'Cuts in the mouth and throat',
  what_to_do: 'Stop eating it.\nTake it back to the shop.',
  remedy: 'You get your money back, without a receipt.',
  contact: '1800 000 2647',
  language: 'en',
  translations: {
    hi: {
      heading: 'वन शहद, 500 ग्राम की वापसी',
      reason: 'शहद में काँच के टुकड़े हो सकते हैं।',
      hazard: '',
      what_to_do: 'इसे न खाएँ।\nइसे दुकान पर लौटा दें।',
      remedy: 'बिना रसीद के आपके पैसे वापस मिलेंगे।',
    },
  },
} as const;

/** Two pallets of 40 cartons with 24 jars each. */
export function reachSample(over: Partial<RecallReach> = {}): RecallReach {
  return {
    codes: 2002,
    levels: [
      { name: 'pallet', count: 2 },
      { name: 'carton', count: 80 },
      { name: 'jar', count: 1920 },
    ],
    packs: 2,
    batches: [{ id: sampleId(), lot_code: LOT_CODE, codes: 2002 }],
    batches_count: 1,
    ...over,
  };
}

/** What is said before anyone confirms it. */
export function recallReachSample(over: Partial<AskedReach> = {}): AskedReach {
  return {
    ...reachSample(),
    product: { id: sampleId(), ...HONEY },
    lot_code: LOT_CODE,
    level: null,
    scanned: 310,
    moved: 3,
    open: [],
    ...over,
  };
}

/** An open recall of a batch, as calls answer it. */
export function recallEntry(over: Partial<RecallEntry> = {}): RecallEntry {
  const batch_id = sampleId();
  return {
    id: sampleId(),
    org_id: sampleId(),
    scope: 'batch',
    qr_id: null,
    run_id: null,
    batch_id,
    product_id: null,
    from: null,
    to: null,
    mock: false,
    ...SAID,
    created_by: sampleId(),
    created_at: SAMPLE_TIME,
    lifted_at: null,
    lift_reason: '',
    product: { id: sampleId(), ...HONEY },
    lot_code: LOT_CODE,
    level: null,
    opened_by: { id: sampleId(), ...SUPERVISOR },
    ended_by: null,
    reached: reachSample({ batches: [{ id: batch_id, lot_code: LOT_CODE, codes: 2002 }] }),
    ...over,
  };
}

const SUMS: RecallSums = {
  issued: 2002,
  withdrawn: 12,
  packed: 1988,
  unpacked: 2,
  destroyed: 1001,
  returned: 25,
  held: 50,
  untold: 926,
  scanned_before: 310,
  scanned_since: 42,
  never_scanned: 1650,
};

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const after = (ms: number) => new Date(Date.parse(SAMPLE_TIME) + ms).toISOString();

/** Three days after it was opened: one pallet is destroyed, a carton came back, two are kept apart. */
export function recallReport(over: Partial<RecallReport> = {}): RecallReport {
  const by = { id: sampleId(), ...SUPERVISOR };
  const packer = { id: sampleId(), name: 'Ravi Kumar' };
  const said = { code: null, level: null, codes: 0, text: '' };
  const timeline: RecallReport['timeline'] = [
    { ...said, at: SAMPLE_TIME, step: 'opened', by, codes: SUMS.issued, text: SAID.reason },
    { ...said, at: after(4 * MINUTE_MS), step: 'first_warned', by: null },
    { ...said, at: after(30 * MINUTE_MS), step: 'changed', by },
    outcome({
      at: after(DAY_MS),
      step: 'returned',
      code: '1XH7K2M9QW4RT8VBN3CZ',
      level: 'carton',
      codes: 25,
    }),
    outcome({
      at: after(2 * DAY_MS),
      step: 'held',
      code: '5TQ3W8E2RZ7YN4PKM6HD',
      level: 'carton',
      codes: 25,
    }),
    outcome({
      at: after(2 * DAY_MS),
      step: 'held',
      code: '9PB6D4X1NC8JVA2SGF5R',
      level: 'carton',
      codes: 25,
    }),
    outcome({
      at: after(3 * DAY_MS),
      step: 'destroyed',
      code: 'K7Z2Q9WNXM4T6RHV3BCA',
      level: 'pallet',
      codes: 1001,
    }),
  ];
  function outcome(
    line: Pick<RecallReport['timeline'][number], 'at' | 'step' | 'code' | 'level' | 'codes'>,
  ): RecallReport['timeline'][number] {
    return { ...line, by: packer, text: '' };
  }
  return {
    recall: recallEntry(),
    counted_at: after(3 * DAY_MS),
    sums: SUMS,
    days: [
      { day: after(-2 * DAY_MS).slice(0, 10), before: 118, since: 0 },
      { day: after(-DAY_MS).slice(0, 10), before: 164, since: 0 },
      { day: SAMPLE_TIME.slice(0, 10), before: 71, since: 39 },
      { day: after(DAY_MS).slice(0, 10), before: 0, since: 17 },
    ],
    all_scans_counted: true,
    first_warned_at: after(4 * MINUTE_MS),
    minutes_to_first_warning: 4,
    timeline,
    timeline_count: timeline.length,
    ...over,
  };
}

/** The same as anyone may read it. */
export function publicRecallSample(over: Partial<PublicRecall> = {}): PublicRecall {
  const id = over.id ?? sampleId();
  return {
    id,
    organisation: { id: sampleId(), name: 'Nilgiri Honey', logo_url: null },
    product: { ...HONEY, image_url: null },
    lot_code: LOT_CODE,
    scope: 'batch',
    level: null,
    from: null,
    to: null,
    ...SAID,
    opened_at: SAMPLE_TIME,
    changed_at: null,
    ended_at: null,
    url: `https://app.example.com/recalls/${id}`,
    ...over,
  };
}
