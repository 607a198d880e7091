import type { Page } from '@qrigin/domain/http';

/** More than this belongs into another tool. */
export const ROWS_MAX = 10_000;
const AT_ONCE = 100;

export type FetchPage<Row> = (
  part: { page: string; page_size: string },
  signal: AbortSignal,
) => Promise<Page<Row>>;

interface Wanted<Row> {
  fetchPage: FetchPage<Row>;
  signal: AbortSignal;
  onProgress: (done: number, all: number) => void;
}

/** Every entry that is filtered, page by page, as far as a file holds them; and how many there are in all. */
export async function allEntries<Row extends { id: string }>({ fetchPage, signal, onProgress }: Wanted<Row>) {
  // What happens meanwhile pushes older entries to the next page, where they come a second time.
  const entries = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const { items, total } = await fetchPage({ page: String(page), page_size: String(AT_ONCE) }, signal);
    for (const entry of items) if (entries.size < ROWS_MAX) entries.set(entry.id, entry);
    const all = Math.min(total, ROWS_MAX);
    onProgress(Math.min(entries.size, all), all);
    const isEnd = items.length === 0 || page * AT_ONCE >= total || entries.size >= ROWS_MAX;
    if (isEnd) return { entries: [...entries.values()], total };
  }
}
