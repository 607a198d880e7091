import type { Language } from '@qrigin/domain/details';
import { createContext, useContext } from 'react';

interface FormSetting {
  /** In which the form shows its texts. */
  language: Language;
  /** In which the maker writes first, as far as the form knows. */
  defaultLanguage: Language | undefined;
  isReadOnly: boolean;
}

export const FormSettingContext = createContext<FormSetting>({
  language: 'en',
  defaultLanguage: undefined,
  isReadOnly: false,
});

export const useFormSetting = (): FormSetting => useContext(FormSettingContext);
