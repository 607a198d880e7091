type SortOrder = 'asc' | 'desc';
export interface Sort {
  by: string;
  order: SortOrder;
}

export interface TableDefaults {
  pageSize?: number;
  sort?: Sort;
  /** Names of the filters of this list, each a value in the address. */
  filters?: readonly string[];
}

/** What a list shows, as its address tells it. */
export interface TableView {
  page: number;
  pageSize: number;
  sort: Sort | undefined;
  search: string;
  /** Those that are set. */
  filters: Record<string, string>;
}

const PAGE_SIZE = 25;
const PAGE_SIZE_MAX = 1000;

/** Addresses are typed and sent by people: what makes no sense in one counts as not said. */
export function readView(params: URLSearchParams, defaults: TableDefaults): TableView {
  const by = params.get('sort_by');
  const order = params.get('sort_order') === 'desc' ? 'desc' : 'asc';
  const pageSize = wholeNumber(params.get('page_size')) ?? defaults.pageSize ?? PAGE_SIZE;
  const filters = (defaults.filters ?? []).flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
  return {
    page: wholeNumber(params.get('page')) ?? 1,
    pageSize: Math.min(pageSize, PAGE_SIZE_MAX),
    sort: by ? { by, order } : defaults.sort,
    search: params.get('search') ?? '',
    filters: Object.fromEntries(filters),
  };
}

/** The address of a view. What it would be anyway is left out; what belongs to others stays. */
export function writeView(
  params: URLSearchParams,
  view: TableView,
  defaults: TableDefaults,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const { by, order } = view.sort ?? {};
  const isUsualSort = by === defaults.sort?.by && order === defaults.sort?.order;
  const wanted: Record<string, string | undefined> = {
    page: view.page === 1 ? undefined : String(view.page),
    page_size: view.pageSize === (defaults.pageSize ?? PAGE_SIZE) ? undefined : String(view.pageSize),
    sort_by: isUsualSort ? undefined : by,
    sort_order: isUsualSort ? undefined : order,
    search: view.search,
  };
  for (const name of defaults.filters ?? []) wanted[name] = view.filters[name];
  for (const [name, value] of Object.entries(wanted)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
