import { useState } from 'react';
import { between, type Chosen, withIds } from './selection.ts';

interface Choice {
  ids: ReadonlySet<string>;
  isAll: boolean;
  /** Where a range begins that is closed with Shift. */
  from: string | undefined;
  /** What the list was narrowed to; another list, another choice. */
  list: string;
}

/** Which rows are chosen. Kept over the pages of a list, forgotten when it is narrowed otherwise. */
export function useSelection(pageIds: readonly string[], total: number, list: string) {
  const none: Choice = { ids: new Set(), isAll: false, from: undefined, list };
  const [kept, setChoice] = useState(none);
  const choice = kept.list === list ? kept : none;
  const has = (id: string) => choice.isAll || choice.ids.has(id);
  const onPage = pageIds.filter(has).length;
  const chosen: Chosen = choice.isAll ? { isAll: true, total } : { isAll: false, ids: [...choice.ids] };
  // One taken out of all: the rows of other pages are not known by name, so those of this page are left.
  const ids = choice.isAll ? new Set(pageIds) : choice.ids;

  return {
    chosen,
    count: choice.isAll ? total : choice.ids.size,
    has,
    isPageChosen: pageIds.length > 0 && onPage === pageIds.length,
    isPagePartlyChosen: onPage > 0 && onPage < pageIds.length,
    toggle(id: string, isRange: boolean) {
      const meant = isRange && choice.from !== undefined ? between(pageIds, choice.from, id) : [id];
      const next = withIds(ids, meant.length > 0 ? meant : [id], !has(id));
      setChoice({ ids: next, isAll: false, from: id, list });
    },
    togglePage(isChosen: boolean) {
      setChoice({ ...choice, ids: withIds(ids, pageIds, isChosen), isAll: false });
    },
    chooseAll: () => setChoice({ ...choice, isAll: true }),
    clear: () => setChoice(none),
  };
}

export type Selection = ReturnType<typeof useSelection>;
