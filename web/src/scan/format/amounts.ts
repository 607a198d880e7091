import type { I18n } from '@lingui/core';
import { perLocale } from './locale-of.ts';

/** As precise as it was given. */
const plainFormat = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }));
const tenthsFormat = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
const hundredthsFormat = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const wholeFormat = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const percentFormat = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
);
const percentTenthsFormat = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
);
const listFormat = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

export const plainNumber = (i18n: I18n, value: number): string => plainFormat(i18n).format(value);

/** What was computed is no more precise than what it was computed from. */
export function roundedNumber(i18n: I18n, value: number): string {
  if (value >= 100) return wholeFormat(i18n).format(value);
  return (value >= 1 ? tenthsFormat(i18n) : hundredthsFormat(i18n)).format(value);
}

/** 45% */
export const wholePercent = (i18n: I18n, percent: number): string =>
  percentFormat(i18n).format(percent / 100);

export const percentOf = (i18n: I18n, percent: number): string =>
  percentTenthsFormat(i18n).format(percent / 100);

/** 'milk, nuts and sesame' */
export const listOf = (i18n: I18n, things: readonly string[]): string => listFormat(i18n).format(things);

/** ₹420, or ₹420.50 */
export function priceOf(i18n: I18n, { amount, currency }: { amount: number; currency: string }): string {
  return i18n.number(amount, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
}

const KB = 1000;
const MB = 1_000_000;

/** 240 kB */
export function sizeOf(i18n: I18n, bytes: number): string {
  const [unit, size] = bytes < MB ? (['kilobyte', KB] as const) : (['megabyte', MB] as const);
  const digits = bytes < MB ? 0 : 1;
  const value = Math.max(bytes / size, 1);
  return i18n.number(value, { style: 'unit', unit, maximumFractionDigits: digits });
}

/** India; undefined for two letters that are no country. */
export function countryOf(i18n: I18n, code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  return countryNames(i18n).of(code);
}

const countryNames = perLocale(
  (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }),
);
