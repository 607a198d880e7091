import type { I18n } from '@lingui/core';

/** How numbers and dates are written beside these words. */
export function localeOf({ locale, locales }: I18n): string {
  return (Array.isArray(locales) ? locales[0] : locales) ?? locale;
}

/** A formatter for each language, made once: making one takes longer than all that it formats on a page. */
export function perLocale<Format>(make: (locale: string) => Format): (i18n: I18n) => Format {
  const made = new Map<string, Format>();
  return (i18n) => {
    const locale = localeOf(i18n);
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}
