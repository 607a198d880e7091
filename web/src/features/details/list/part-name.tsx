import { useLingui } from '@lingui/react/macro';
import type { Language } from '@qrigin/domain/details';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import type { PartValue } from '../draft/values.ts';
import { firstLanguage, useDraftState } from '../editor/editing.ts';
import { givenName, typeWords } from '../words/part-names.ts';

/** What a part is called: a section by its title, as long as it has none by its type. */
export function PartName({ value, language }: { value: PartValue; language: Language }) {
  const { t } = useLingui();
  const first = useDraftState(firstLanguage);
  const name = givenName(value, language, first);
  if (name !== undefined) return <Verbatim text={name} />;
  return t(typeWords(value).name);
}

/** The same as plain text, for labels and announcements. */
export function usePartName(language: Language): (value: PartValue) => string {
  const { t } = useLingui();
  const first = useDraftState(firstLanguage);
  return (value) => givenName(value, language, first) ?? t(typeWords(value).name);
}
