import { plural, t } from '@lingui/core/macro';

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });

/** 11 March 2028 */
export function longDate(iso: string): string {
  return DAY.format(new Date(iso));
}

/** 15 November 2026, 10:42 UTC */
export function dateAndTime(iso: string): string {
  const [date, time] = [longDate(iso), CLOCK.format(new Date(iso))];
  return t`${date}, ${time} UTC`;
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
const LEFT: Record<Unit, (count: number) => string> = {
  day: (count) => plural(count, { one: '# day left', other: '# days left' }),
  week: (count) => plural(count, { one: '# week left', other: '# weeks left' }),
  month: (count) => plural(count, { one: '# month left', other: '# months left' }),
  year: (count) => plural(count, { one: '# year left', other: '# years left' }),
};
const AGO: Record<Unit, (count: number) => string> = {
  day: (count) => plural(count, { one: '# day ago', other: '# days ago' }),
  week: (count) => plural(count, { one: '# week ago', other: '# weeks ago' }),
  month: (count) => plural(count, { one: '# month ago', other: '# months ago' }),
  year: (count) => plural(count, { one: '# year ago', other: '# years ago' }),
};

/** '16 months left' of something that ends with that day; `undefined` once it has ended. */
export function timeLeft(lastDay: string, now: string): string | undefined {
  const days = daysBetween(now, lastDay);
  if (days < 0) return undefined;
  if (days === 0) return t`Last day`;
  const { unit, count } = spanOf(now, lastDay);
  return LEFT[unit](count);
}

/** '11 weeks ago'; `undefined` for today and later. */
export function timeSince(day: string, now: string): string | undefined {
  if (daysBetween(day, now) <= 0) return undefined;
  const { unit, count } = spanOf(day, now);
  return AGO[unit](count);
}
