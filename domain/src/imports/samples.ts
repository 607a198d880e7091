import { SAMPLE_TIME, sampleId } from '../http/index.ts';
import type { Import } from './contract.ts';

/** A checked file of products, as calls answer it. */
export function importRow(over: Partial<Import> = {}): Import {
  return {
    id: sampleId(),
    kind: 'products',
    file_name: 'products.csv',
    state: 'checked',
    percent: 100,
    rows: 240,
    faulty: 0,
    created: 228,
    changed: 8,
    unchanged: 4,
    faults: [],
    failure: null,
    requested_by: { id: sampleId(), name: 'Asha Nair' },
    created_at: SAMPLE_TIME,
    ended_at: null,
    ...over,
  };
}
