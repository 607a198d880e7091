import { Import } from '@qrigin/domain/imports';
import type { importsOf } from './queries.ts';

type Row = Awaited<ReturnType<ReturnType<typeof importsOf>['execute']>>[number];

const Faults = Import.shape.faults;
const { kind: Kind, state: State, failure: FailureName } = Import.shape;

/** An import as the wire shows it. */
export function presentImport({
  requester,
  requested_by,
  faults,
  created_at,
  ended_at,
  ...row
}: Row): Import {
  return {
    ...row,
    kind: Kind.parse(row.kind),
    state: State.parse(row.state),
    failure: FailureName.parse(row.failure),
    faults: Faults.parse(faults),
    requested_by: requested_by === null ? null : { id: requested_by, name: requester ?? '' },
    created_at: created_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
  };
}
