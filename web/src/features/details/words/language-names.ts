import { useLingui } from '@lingui/react/macro';
import type { Language } from '@qrigin/domain/details';
import { useMemo } from 'react';

/** What languages are called, in that of the screen. */
export function useLanguageNames(): (language: Language) => string {
  const { i18n } = useLingui();
  return useMemo(() => {
    const names = new Intl.DisplayNames(i18n.locale, { type: 'language' });
    return (language) => names.of(language) ?? language;
  }, [i18n.locale]);
}
