import { listAudit } from '@qrigin/domain/audit';
import type { Whoami } from '@qrigin/domain/organisations';
import type { z } from 'zod';
import { useRead } from '../../../http/query/use-read.ts';
import { listQuery } from '../../../ui/table/address/list-query.ts';
import { useTableAddress } from '../../../ui/table/address/use-table-address.ts';
import { PAGE_SIZE } from '../people-choice.ts';

/** Which entries: those of one person, of one kind of thing, of some days. */
export type EntryFilter = Pick<z.input<typeof listAudit.query>, 'actor' | 'about' | 'from' | 'to'>;

/** The part of the record that the address names. */
export function useRecord({ organisation }: Whoami) {
  const address = useTableAddress({ pageSize: PAGE_SIZE, filters: ['actor', 'about', 'from', 'to'] });
  const query = listQuery(listAudit, address);
  const read = useRead(listAudit, { params: { org: organisation.id }, query }, { keepsPrevious: true });
  return { address, query, ...read };
}
