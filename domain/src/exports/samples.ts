import { SAMPLE_TIME, sampleId } from '../http/index.ts';
import type { Export } from './contract.ts';

/** An archive as the list has it. */
export function exportRow(over: Partial<Export> = {}): Export {
  return {
    id: sampleId(),
    state: 'ready',
    step: null,
    percent: 100,
    requested_by: { id: sampleId(), name: 'Asha Nair' },
    created_at: SAMPLE_TIME,
    bytes: 184_320_512,
    sha256: '9f'.repeat(32),
    ready_at: SAMPLE_TIME,
    expires_at: '2026-11-22T09:00:00.000Z',
    ...over,
  };
}
