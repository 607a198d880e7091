import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { perLocale } from './locale-of.ts';

const dayFormat = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const clockFormat = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    }),
);

/** 11 March 2028 */
export function longDate(i18n: I18n, iso: string): string {
  return dayFormat(i18n).format(new Date(iso));
}

/** 15 November 2026, 10:42 UTC */
export function dateAndTime(i18n: I18n, iso: string): string {
  const [date, time] = [longDate(i18n, iso), clockFormat(i18n).format(new Date(iso))];
  return i18n._(msg`${date}, ${time} UTC`);
}

const DAY_MS = 86_400_000;

/** Days from the one to the other, as a calendar counts them; negative when the second comes first. */
function daysBetween(from: string, to: string): number {
  return Math.floor(Date.parse(to) / DAY_MS) - Math.floor(Date.parse(from) / DAY_MS);
}

function monthsBetween(from: string, to: string): number {
  const [a, b] = [new Date(from), new Date(to)];
  const months = (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
  return b.getUTCDate() < a.getUTCDate() ? months - 1 : months;
}

type Unit = 'day' | 'week' | 'month' | 'year';
type Span = { unit: Unit; count: number };

/** Whole units, rounded down: no one is promised a week that is not there. */
function spanOf(from: string, to: string): Span {
  const [days, months] = [daysBetween(from, to), monthsBetween(from, to)];
  if (days < 14) return { unit: 'day', count: days };
  if (months < 2) return { unit: 'week', count: Math.floor(days / 7) };
  return months < 36 ? { unit: 'month', count: months } : { unit: 'year', count: Math.floor(months / 12) };
}

/** Each a message of its own: in many languages the unit changes with what is said about it. */
const LEFT: Record<Unit, (count: number) => MessageDescriptor> = {
  day: (count) => msg({ message: plural(count, { one: '# day left', other: '# days left' }) }),
  week: (count) => msg({ message: plural(count, { one: '# week left', other: '# weeks left' }) }),
  month: (count) => msg({ message: plural(count, { one: '# month left', other: '# months left' }) }),
  year: (count) => msg({ message: plural(count, { one: '# year left', other: '# years left' }) }),
};
const AGO: Record<Unit, (count: number) => MessageDescriptor> = {
  day: (count) => msg({ message: plural(count, { one: '# day ago', other: '# days ago' }) }),
  week: (count) => msg({ message: plural(count, { one: '# week ago', other: '# weeks ago' }) }),
  month: (count) => msg({ message: plural(count, { one: '# month ago', other: '# months ago' }) }),
  year: (count) => msg({ message: plural(count, { one: '# year ago', other: '# years ago' }) }),
};

/** '16 months left' of something that ends with that day; `undefined` once it has ended. */
export function timeLeft(i18n: I18n, lastDay: string, now: string): string | undefined {
  const days = daysBetween(now, lastDay);
  if (days < 0) return undefined;
  if (days === 0) return i18n._(msg`Last day`);
  const { unit, count } = spanOf(now, lastDay);
  return i18n._(LEFT[unit](count));
}

/** Whether something that ends with that day has not ended. */
export function isInDate(lastDay: string, now: string): boolean {
  return daysBetween(now, lastDay) >= 0;
}

/** '11 weeks ago'; `undefined` for today and later. */
export function timeSince(i18n: I18n, day: string, now: string): string | undefined {
  if (daysBetween(day, now) <= 0) return undefined;
  const { unit, count } = spanOf(day, now);
  return i18n._(AGO[unit](count));
}
