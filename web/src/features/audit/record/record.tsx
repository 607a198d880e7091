import { Trans, useLingui } from '@lingui/react/macro';
import { Failure } from '@qrigin/domain/errors';
import type { Whoami } from '@qrigin/domain/organisations';
import { History } from 'lucide-react';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { NotAllowed } from '../../../ui/state/failed-state.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { Filters } from '../filters/filters.tsx';
import { withOthers } from '../people-choice.ts';
import { asText, useSentenceOf } from '../sentences/sentence-of.ts';
import { usePeople } from '../use-people.ts';
import { useEntryColumns } from './entry-columns.tsx';
import { useRecord } from './use-record.ts';

/** What people did, in sentences. */
export function AuditRecord({ me }: { me: Whoami }) {
  const { t } = useLingui();
  const sentenceOf = useSentenceOf();
  const { table, query: filter, error } = useRecord(me);
  const people = usePeople(me);
  const columns = useEntryColumns();
  const entries = table.rows;
  const actors = entries.map(({ actor }) => actor);
  if (error instanceof Failure && error.code === 'forbidden') return <NotAllowed />;
  return (
    <Table
      {...table}
      label={t`Audit`}
      columns={columns}
      rowId={({ id }) => id}
      rowName={(entry) => asText(sentenceOf(entry))}
      tools={<Filters address={table.address} filter={filter} people={withOthers(people, actors)} />}
      empty={
        <EmptyState title={<Trans>No activity yet</Trans>} picture={<History />}>
          <Trans>What people do in this organisation is recorded here.</Trans>
        </EmptyState>
      }
    />
  );
}
