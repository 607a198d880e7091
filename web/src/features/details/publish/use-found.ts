import { type Content, type FoundFault, isSame } from '@qrigin/domain/details';
import { useMemo, useState } from 'react';
import { contentOfDraft } from '../draft/content-of-draft.ts';
import { useEditing } from '../editor/editing.ts';

interface Found {
  faults: readonly FoundFault[];
  /** What the server found them in. */
  content: Content | undefined;
}

/** What the server found, for as long as what it is about stays as it was. */
export function useFound(content: Content) {
  const { store } = useEditing().draft;
  const [found, setFound] = useState<Found>({ faults: [], content: undefined });
  const faults = useMemo(
    () => found.faults.filter(({ path }) => isSame(valueAt(found.content, path), valueAt(content, path))),
    [found, content],
  );
  return {
    found: faults,
    setFound: (next: readonly FoundFault[]) =>
      setFound({ faults: next, content: contentOfDraft(store.getState()) }),
  };
}

const valueAt = (content: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => Object(value)[name], content);
