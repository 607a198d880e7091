import { Export } from '@qrigin/domain/exports';
import type { exportsOf } from './queries.ts';

type Row = Awaited<ReturnType<ReturnType<typeof exportsOf>['execute']>>[number];

/** An archive as the wire shows it. */
export function presentExport({ requester, requested_by, ended_at, ...row }: Row): Export {
  const isReady = row.state === 'ready';
  return {
    ...row,
    state: Export.shape.state.parse(row.state),
    step: Export.shape.step.parse(row.step),
    requested_by: requested_by === null ? null : { id: requested_by, name: requester ?? '' },
    created_at: row.created_at.toISOString(),
    bytes: row.bytes === null ? null : Number(row.bytes),
    sha256: row.sha256?.toString('hex') ?? null,
    ready_at: (isReady && ended_at?.toISOString()) || null,
    expires_at: (isReady && row.expires_at?.toISOString()) || null,
  };
}
