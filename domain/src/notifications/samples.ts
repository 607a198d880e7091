import { SAMPLE_TIME, sampleId } from '../http/index.ts';
import type { Notification } from './contract.ts';

/** Asha of Hill Farm did this, and no one has read it yet. */
export function noticeRow(kind: string, over: Partial<Notification> = {}): Notification {
  return {
    id: sampleId(),
    organisation: { id: sampleId(), name: 'Hill Farm', logo_url: null },
    kind,
    actor: { id: sampleId(), name: 'Asha' },
    subject: { id: sampleId(), name: null },
    product_id: null,
    created_at: SAMPLE_TIME,
    read_at: null,
    ...over,
  };
}
