import { SAMPLE_TIME, sampleId } from '../http/index.ts';
import type { PackState, ReadOutcome } from './reads.ts';

const HONEY = { id: '6f9c7c1e-3a0e-4a53-9f3d-0d6d1c1b2a11', name: 'Forest honey' };

/** A carton of 24 jars of honey, of which someone has checked 17. */
export function packState(over: Partial<PackState> = {}): PackState {
  return {
    code: '4T9WKX2M7QHR5B8VJD3N',
    level: 'Carton',
    product: HONEY,
    lot_code: 'NH-0326-B',
    holds: 'Jar',
    room: 24,
    inside: 24,
    checked: 17,
    round_began_at: SAMPLE_TIME,
    pack: { code: '9ZC6R1XG4WPE8TKM2HVA', level: 'Pallet' },
    is_withdrawn: false,
    is_recalled: false,
    is_unassigned: false,
    when_full: 'ask',
    others: [],
    ...over,
  };
}

/** A jar of it that was read and was right. */
export function readOutcome(over: Partial<ReadOutcome> = {}): ReadOutcome {
  return {
    id: sampleId(),
    outcome: 'done',
    reason: null,
    code: '7K3M9QXA2VTD5RW8E1HN',
    level: 'Jar',
    product: HONEY,
    pack: null,
    ...over,
  };
}
