import { i18n } from '@lingui/core';
import { plainWords } from './plain-words.ts';

// Messages of screens are compiled by the build. What is left are the words of failures, which hold no places.
i18n.setMessagesCompiler(plainWords);
// Dates and numbers as the words are: in British English.
i18n.loadAndActivate({ locale: 'en', locales: 'en-GB', messages: {} });

/** Every word on a screen comes from here. */
export { i18n };

/** A text that is written elsewhere, such as that of a failure, in the language of the reader. It holds no places. */
export const wordsOf = (id: string, message: string): string => i18n._(id, {}, { message });
