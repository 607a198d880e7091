import { exportRow } from '../../../domain/src/exports/samples.ts';
import { sampleId } from '../../../domain/src/http/index.ts';
import { after, type Shot } from '../shot.ts';
import { FULL } from '../world/full-words.ts';
import { empty, failing, typical } from '../world/organisation-scenes.ts';
import { IN_ORGANISATION, pageOf } from '../world/organisation-world.ts';

const UNDER_WAY = { bytes: null, sha256: null, ready_at: null, expires_at: null } as const;

const ARCHIVES = [
  { ...UNDER_WAY, state: 'waiting', percent: 0 },
  { ...UNDER_WAY, state: 'making', step: 'codes', percent: 45 },
  { state: 'ready' },
  { ...UNDER_WAY, state: 'failed' },
] as const;
const rows = ARCHIVES.map((archive, index) =>
  exportRow({ ...archive, requested_by: { id: sampleId(), name: index % 2 ? FULL.hindiName : FULL.name } }),
);

/** Only Owners see this page, and whoever has everything else in these pictures is none. */
const full = after(typical, (calls) =>
  calls.on(
    ({ pathname }) => pathname.replace(IN_ORGANISATION, '') === '/exports',
    (call) => call.answer({ json: pageOf(rows, call.url.searchParams) }),
  ),
);

export const SHOTS: readonly Shot[] = [
  {
    name: 'organisation-exports',
    path: '/dashboard/:orgId/exports',
    states: { empty, typical, full, failing },
    openings: [],
  },
];
