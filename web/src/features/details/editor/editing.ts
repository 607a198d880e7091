import type { Language } from '@qrigin/domain/details';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Draft } from '../draft/draft.ts';
import type { DraftState } from '../draft/draft-state.ts';

interface Editing {
  draft: Draft;
  /** Who may not sees everything and changes nothing. */
  mayEdit: boolean;
}

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('no draft is open here');
  return editing;
}

/** Something about the draft; drawn anew only when that changes. */
export function useDraftState<Part>(select: (state: DraftState) => Part): Part {
  return useStore(useEditing().draft.store, useShallow(select));
}

/** The language in which the maker writes first. */
export function firstLanguage({ parts }: DraftState): Language {
  const overview = parts['overview']?.value;
  return overview?.part === 'overview' ? overview.content.language : 'en';
}
