import { Id } from '@qrigin/domain/http';
import { listMembers, listPeopleOfRole } from '@qrigin/domain/members';
import type { Whoami } from '@qrigin/domain/organisations';
import { ExportCsv } from '../../../feature/export-csv/export-csv.tsx';
import { listQuery } from '../../../ui/table/address/list-query.ts';
import type { TableAddress } from '../../../ui/table/address/use-table-address.ts';

/** The people whom the address asks for, as a file. */
export function ExportPeople({ me, address }: { me: Whoami; address: TableAddress }) {
  const { id: org, name: organisation } = me.organisation;
  const role = Id.safeParse(address.filters['of']).data;
  if (role === undefined) {
    const input = { params: { org }, query: listQuery(listMembers, address) };
    return <ExportCsv list={listMembers} input={input} organisation={organisation} />;
  }
  const input = { params: { org, id: role }, query: listQuery(listPeopleOfRole, address) };
  return <ExportCsv list={listPeopleOfRole} input={input} organisation={organisation} />;
}
