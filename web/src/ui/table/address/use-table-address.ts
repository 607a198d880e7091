import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { readView, type TableDefaults, type TableView, writeView } from './table-address.ts';

/** What a list shows, kept in the address so that a link to it can be sent; and the ways to change it. */
export function useTableAddress(defaults: TableDefaults = {}) {
  const [params, setParams] = useSearchParams();
  const view = readView(params, defaults);

  // The address changes a moment after it is asked to; a second change in that moment builds on the first.
  const wanted = useRef(params);
  useEffect(() => {
    wanted.current = params;
  }, [params]);

  function show(change: (view: TableView) => Partial<TableView>, isReplaced = false) {
    const before = readView(wanted.current, defaults);
    wanted.current = writeView(wanted.current, { ...before, page: 1, ...change(before) }, defaults);
    setParams(wanted.current, { replace: isReplaced });
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
    setPage: (page: number) => show(() => ({ page })),
    setSort: (sort: TableView['sort']) => show(() => ({ sort })),
    /** Without a step in the history: no one wants to go back letter by letter. */
    setSearch: (search: string) => show(() => ({ search }), true),
    /** The empty text unsets it. */
    setFilter: (name: string, value: string) =>
      show(({ filters }) => ({ filters: { ...filters, [name]: value } })),
    clear: () => show(() => ({ search: '', filters: {} })),
  };
}

export type TableAddress = ReturnType<typeof useTableAddress>;
