import { useSearchParams } from 'react-router';
import { readView, type TableDefaults, type TableView, writeView } from './table-address.ts';

/** What a list shows, kept in the address so that a link to it can be sent; and the ways to change it. */
export function useTableAddress(defaults: TableDefaults = {}) {
  const [params, setParams] = useSearchParams();
  const view = readView(params, defaults);

  function show(change: Partial<TableView>, isReplaced = false) {
    setParams(writeView(params, { ...view, page: 1, ...change }, defaults), { replace: isReplaced });
  }

  return {
    ...view,
    /** As the server takes it. */
    query: {
      page: view.page,
      page_size: view.pageSize,
      ...(view.sort && { sort_by: view.sort.by, sort_order: view.sort.order }),
      ...(view.search && { search: view.search }),
      ...view.filters,
    },
    /** Part of the list is left out on purpose. */
    isNarrowed: view.search !== '' || Object.keys(view.filters).length > 0,
    setPage: (page: number) => show({ page }),
    setSort: (sort: TableView['sort']) => show({ sort }),
    /** Without a step in the history: nobody wants to go back letter by letter. */
    setSearch: (search: string) => show({ search: search.trim() }, true),
    /** The empty text unsets it. */
    setFilter: (name: string, value: string) => show({ filters: { ...view.filters, [name]: value } }),
    clear: () => show({ search: '', filters: {} }),
  };
}

export type TableAddress = ReturnType<typeof useTableAddress>;
