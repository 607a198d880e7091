import { exportRow } from '../../../domain/src/exports/samples.ts';
import { sampleId } from '../../../domain/src/http/index.ts';
import type { Shot } from '../shot.ts';
import { listScenes } from '../world/organisation-scenes.ts';

const UNDER_WAY = { bytes: null, sha256: null, ready_at: null, expires_at: null } as const;

const KINDS = [
  { ...UNDER_WAY, state: 'making', step: 'codes', percent: 45 },
  { state: 'ready' },
  { ...UNDER_WAY, state: 'failed' },
  { ...UNDER_WAY, state: 'waiting', percent: 0 },
] as const;
let last = 0;

const archive = (name: string) => {
  last += 1;
  return exportRow({ ...KINDS[last % KINDS.length], requested_by: { id: sampleId(), name } });
};

export const SHOTS: readonly Shot[] = [
  {
    name: 'organisation-exports',
    path: '/dashboard/:orgId/exports',
    states: listScenes('/exports', archive),
    openings: [],
  },
];
