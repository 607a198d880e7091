import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { i18n } from '../words/words.ts';

/** What surrounds every page, in the browser and where pages are drawn beforehand. */
export function AppFrame({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
