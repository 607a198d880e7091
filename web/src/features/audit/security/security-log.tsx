import { Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { ShieldCheck } from 'lucide-react';
import { useSecurityLabel } from '../../../feature/security-words.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { DayFields, PersonChoice } from '../filters/filter-fields.tsx';
import { withOthers } from '../people-choice.ts';
import { usePeople } from '../use-people.ts';
import { useSecurityColumns } from './security-columns.tsx';
import { useSecurityLog } from './use-security-log.ts';

/** Sign-ins of the organisation's people and what else concerns the safety of their accounts. */
export function SecurityLog({ me }: { me: Whoami }) {
  const { t } = useLingui();
  const label = useSecurityLabel();
  const { table, query: filter } = useSecurityLog(me);
  const people = usePeople(me);
  const columns = useSecurityColumns();
  const events = table.rows;
  const seen = events.map(({ person }) => person);
  return (
    <Table
      {...table}
      label={t`Security`}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ kind, detail }) => label(kind, detail)}
      tools={
        <div className="grid w-full grid-cols-2 gap-3 max-sm:*:first:col-span-2 sm:grid-cols-3">
          <PersonChoice
            value={filter.person}
            people={withOthers(people, seen)}
            onChoose={(value) => table.address.setFilter('person', value)}
          />
          <DayFields address={table.address} days={filter} />
        </div>
      }
      empty={
        <EmptyState title={<Trans>No security events yet</Trans>} picture={<ShieldCheck />}>
          <Trans>Your people’s sign-ins and role changes appear here.</Trans>
        </EmptyState>
      }
    />
  );
}
