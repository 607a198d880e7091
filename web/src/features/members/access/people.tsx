import { Trans, useLingui } from '@lingui/react/macro';
import { type Colleague, listSubroles } from '@qrigin/domain/members';
import type { Whoami } from '@qrigin/domain/organisations';
import { listRoles, ROLES } from '@qrigin/domain/roles';
import { SearchX, Users } from 'lucide-react';
import { useState } from 'react';
import { may } from '../../../feature/may.ts';
import { useRead } from '../../../http/query/use-read.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { FailedState } from '../../../ui/state/failed-state.tsx';
import { Pager } from '../../../ui/table/address/pager.tsx';
import { SearchField } from '../../../ui/table/address/search-field.tsx';
import { useTableAddress } from '../../../ui/table/address/use-table-address.ts';
import { LoadingRows } from '../../../ui/table/loading-rows.tsx';
import { treeBelow, treeOf } from '../../roles/tree/role-nodes.ts';
import { ExportPeople } from './export-people.tsx';
import { PersonRow } from './person-row.tsx';
import { RoleFilter } from './role-filter.tsx';
import { SuspendPerson } from './suspend-person.tsx';
import { TakeLastRole } from './take-last-role.tsx';
import { usePeopleFound } from './use-people-found.ts';

const PAGE_SIZE = 25;

/** The members of the organisation with their roles. */
export function People({ me }: { me: Whoami }) {
  const { t, i18n } = useLingui();
  const org = me.organisation.id;
  const address = useTableAddress({ pageSize: PAGE_SIZE, filters: ['of'] });
  const { data, error, isPending, refetch } = usePeopleFound(org, address);
  const people = data?.items;
  const total = data?.total ?? 0;
  const { data: below } = useRead(listSubroles, { params: { org } });
  const { data: roles } = useRead(listRoles, { params: { org } }, { isEnabled: may(me, ROLES.view) });
  const [suspended, setSuspended] = useState<Colleague>();
  const [losing, setLosing] = useState<{ person: Colleague; role: Colleague['roles'][number] }>();
  const seen = people?.flatMap((person) => person.roles) ?? [];
  const tree = roles ? treeOf(roles) : treeBelow(me, below ?? [], seen);
  return (
    <section
      aria-labelledby="people"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 [&_:is(a,button,input,select)]:scroll-my-24"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="people" className="text-20">
          <Trans>People</Trans>{' '}
          {people && (
            <span className="font-text text-16 font-normal text-ink-3 tabular-nums">
              {i18n.number(total)}
            </span>
          )}
        </h2>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <SearchField label={t`Name, email or role`} address={address} />
          <RoleFilter roles={below ?? []} address={address} />
          <ExportPeople me={me} address={address} />
        </div>
      </div>
      <Card className="overflow-hidden">
        {people && people.length > 0 && (
          <>
            <ul aria-label={t`People`} className="list-none divide-y divide-line">
              {people.map((person) => (
                <PersonRow
                  key={person.id}
                  me={me}
                  person={person}
                  tree={tree}
                  below={below ?? []}
                  onSuspend={() => setSuspended(person)}
                  onTakeLast={(role) => setLosing({ person, role })}
                />
              ))}
            </ul>
            <div className="border-t border-line">
              <Pager address={address} total={total} shown={people.length} />
            </div>
          </>
        )}
        {people?.length === 0 && <NoPeople address={address} total={total} />}
        {!people && error && <FailedState error={error} onRetry={() => void refetch()} />}
        {!people && isPending && <LoadingRows count={6} />}
      </Card>
      <SuspendPerson org={org} person={suspended} onClose={() => setSuspended(undefined)} />
      <TakeLastRole org={org} losing={losing} onClose={() => setLosing(undefined)} />
    </section>
  );
}

function NoPeople({ address, total }: { address: ReturnType<typeof useTableAddress>; total: number }) {
  const { t } = useLingui();
  if (!address.isNarrowed && total === 0)
    return (
      <EmptyState title={<Trans>No one here yet</Trans>} picture={<Users />}>
        <Trans>People you approve appear here with their roles.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      title={<Trans>No one matches</Trans>}
      picture={<SearchX />}
      action={
        <Button onClick={() => (total > 0 ? address.setPage(1) : address.clear())}>
          {total > 0 ? t`Go to the first page` : t`Clear filters`}
        </Button>
      }
    />
  );
}
