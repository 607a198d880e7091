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
  return `${longDate(iso)}, ${CLOCK.format(new Date(iso))} UTC`;
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

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}

/** Whole units, rounded down: nobody is promised a week that is not there. */
function span(from: string, to: string): string {
  const [days, months] = [daysBetween(from, to), monthsBetween(from, to)];
  if (days < 14) return count(days, 'day');
  if (months < 2) return count(Math.floor(days / 7), 'week');
  return months < 36 ? count(months, 'month') : count(Math.floor(months / 12), 'year');
}

/** '16 months left' of something that ends with that day; `undefined` once it has ended. */
export function timeLeft(lastDay: string, now: string): string | undefined {
  const days = daysBetween(now, lastDay);
  if (days < 0) return undefined;
  return days === 0 ? 'Last day' : `${span(now, lastDay)} left`;
}

/** '11 weeks ago'; `undefined` for today and later. */
export function timeSince(day: string, now: string): string | undefined {
  return daysBetween(day, now) > 0 ? `${span(day, now)} ago` : undefined;
}
