import type { z } from 'zod';
import { SAMPLE_TIME, sampleId } from '../http/index.ts';
import type { RefusedCode, readRange } from './chosen-codes.ts';
import type { QrCode } from './contract.ts';
import type { findCode, IssuedRun } from './runs.ts';

/** A jar of a run of pallets, where it was issued. */
export function codeRow(over: Partial<QrCode> = {}): QrCode {
  const id = over.id ?? '7K3M9QXA2VTD5RW8E1HN';
  return {
    id,
    url: `https://q.example/scan/${id}`,
    run_id: 12,
    index: 6,
    level: 'jar',
    height: 0,
    parent_id: '6G77NQMTMG287ZKPSRSC',
    packed: 'as_issued',
    product_id: sampleId(),
    batch_id: null,
    lot_code: null,
    created_at: SAMPLE_TIME,
    withdrawn_at: null,
    ...over,
  };
}

/** Two pallets of three cartons of four jars each, not printed yet. */
export function runRow(over: Partial<IssuedRun> = {}): IssuedRun {
  return {
    id: 12,
    kind: 'structure',
    created_at: SAMPLE_TIME,
    created_by: { id: sampleId(), name: 'Devika Rao' },
    packs: 2,
    count: 32,
    levels: [
      { name: 'pallet', count: 2 },
      { name: 'carton', count: 6 },
      { name: 'jar', count: 24 },
    ],
    batch: { id: sampleId(), lot_code: 'NH-2026/014' },
    work: { id: sampleId(), state: 'ready' },
    ...over,
  };
}

type Range = z.output<typeof readRange.reply>;

/** Twenty blank codes in a row. */
export function rangeRead(over: Partial<Range> = {}): Range {
  return {
    run_id: 40,
    kind: 'blank',
    first: 11,
    last: 30,
    count: 20,
    levels: [{ name: 'label', count: 20 }],
    assigned: 0,
    withdrawn: 0,
    issued_for: { product: null, packaging: { id: sampleId(), name: 'Blank rolls' } },
    ...over,
  };
}

type Found = z.output<typeof findCode.reply>;

/** A code where it was looked for. */
export function foundCode(over: Partial<Found> = {}): Found {
  const owner = {
    product: { id: sampleId(), name: 'Forest honey' },
    packaging: { id: sampleId(), name: 'Pallets of jars' },
  };
  return {
    is_here: true,
    kind: 'structure',
    code: codeRow(),
    issued_for: owner,
    belongs_to: owner,
    ...over,
  };
}

/** A blank code that is something already. */
export function refusedCode(over: Partial<RefusedCode> = {}): RefusedCode {
  const belongs_to = { product: { id: sampleId(), name: 'Black pepper' }, packaging: null };
  return { qr_id: '6G77NQMTMG287ZKPSRSC', reason: 'assigned', belongs_to, ...over };
}
