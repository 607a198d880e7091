import { SAMPLE_TIME, sampleId } from '../http/index.ts';
import type { Colleague } from './contract.ts';
import type { JoinRequest } from './joining.ts';

/** Someone who packs, as the list has them. */
export function colleagueRow(over: Partial<Colleague> = {}): Colleague {
  const { name = 'Kiran Dsouza' } = over;
  return {
    id: sampleId(),
    name,
    email: `${(name.split(' ')[0] ?? name).toLowerCase()}@example.com`,
    status: 'active',
    roles: [{ id: sampleId(), name: 'Packer' }],
    rank: 3,
    has_second_factor: false,
    joined_at: SAMPLE_TIME,
    ...over,
  };
}

/** Ravi asks Asha whether he can be a Packer. */
export function joinRequestRow(over: Partial<JoinRequest> = {}): JoinRequest {
  return {
    id: sampleId(),
    organisation: { id: sampleId(), name: 'Hill Farm', logo_url: null },
    user: { id: sampleId(), name: 'Ravi', email: 'ravi@example.com' },
    role: { id: sampleId(), name: 'Packer' },
    supervisor: { id: sampleId(), name: 'Asha' },
    state: 'pending',
    created_at: SAMPLE_TIME,
    expires_at: '2026-12-15T09:00:00.000Z',
    decided_at: null,
    ...over,
  };
}
