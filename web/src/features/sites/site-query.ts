import { listSites } from '@qrigin/domain/sites';
import type { z } from 'zod';
import type { TableAddress } from '../../ui/table/address/use-table-address.ts';

/** What the address of the page asks the server for; a sorting that it does not know counts as not said. */
export function siteQuery({ page, pageSize, sort }: TableAddress): z.input<typeof listSites.query> {
  const paged = { page: String(page), page_size: String(pageSize) };
  const asked = { ...paged, sort_by: sort?.by, sort_order: sort?.order };
  const known = listSites.query.safeParse(asked);
  if (!known.success) return listSites.query.safeParse(paged).success ? paged : {};
  return { ...paged, sort_by: known.data.sort_by, sort_order: known.data.sort_order };
}
