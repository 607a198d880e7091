import { isLanguage, type Language } from '@qrigin/domain/details';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { PartId } from '../draft/values.ts';
import { firstLanguage, useDraftState } from './editing.ts';

const PART = 'part';
const LANGUAGE = 'language';

/** The part and the language that are open, as the address says: a link to a section can be sent. */
export function usePlace(usual: PartId | undefined) {
  const [params, setParams] = useSearchParams();
  const first = useDraftState(firstLanguage);
  const named = params.get(PART);
  const isThere = useDraftState(({ parts, order }) => isListed(named, parts, order));
  const wanted = params.get(LANGUAGE) ?? '';
  const language: Language = isLanguage(wanted) ? wanted : first;

  const set = useCallback(
    (name: string, value: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return {
    id: isThere && named !== null ? named : usual,
    language,
    open: useCallback((id: PartId) => set(PART, id), [set]),
    setLanguage: useCallback((next: Language) => set(LANGUAGE, next), [set]),
  };
}

function isListed(id: string | null, parts: object, order: readonly PartId[]): boolean {
  if (id === null || !Object.hasOwn(parts, id)) return false;
  return order.includes(id) || !id.includes('-');
}
