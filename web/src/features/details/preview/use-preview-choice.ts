import { isLanguage, type Language } from '@qrigin/domain/details';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PREVIEWED_STATES, type PreviewedState } from './preview-overview.ts';

const NAMES = ['show', 'language', 'status', 'theme', 'batch'] as const;
type Name = (typeof NAMES)[number];

/** What is previewed. */
export interface PreviewChoice {
  shown: 'draft' | 'published';
  language: Language;
  state: PreviewedState;
  theme: 'system' | 'light' | 'dark';
  /** Its id; '' for none. */
  batch: string;
}

const isState = (text: string | undefined): text is PreviewedState =>
  PREVIEWED_STATES.some((state) => state === text);
const isTheme = (text: string | undefined): text is 'light' | 'dark' => text === 'light' || text === 'dark';

type Chosen = Partial<Record<Name, string>>;

const readFrom = (params: URLSearchParams): Chosen =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = params.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/**
 * What is chosen is also in the address, so that a link to it can be sent. It begins with what the address says; from then on the
 * address follows, because it is late: what is chosen meanwhile must not be lost. `first` is the language that the maker writes first.
 */
export function usePreviewChoice(first: Language) {
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState(() => readFrom(params));
  const search = new URLSearchParams(chosen).toString();
  useEffect(() => {
    setParams(search, { replace: true, preventScrollReset: true });
    // Only what is chosen moves the address.
    // oxlint-disable-next-line react/exhaustive-deps -- as said
  }, [search]);
  const { show, language = '', status, theme, batch = '' } = chosen;
  const choice: PreviewChoice = {
    shown: show === 'published' ? 'published' : 'draft',
    language: isLanguage(language) ? language : first,
    state: isState(status) ? status : 'active',
    theme: isTheme(theme) ? theme : 'system',
    batch,
  };
  const choose = useCallback(
    (name: Name, value: string) => setChosen((before) => ({ ...before, [name]: value })),
    [],
  );
  return { choice, choose };
}
