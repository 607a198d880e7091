import { z } from 'zod';
import { Day } from './fields.ts';

/** The orders in which dates are sent. Both have hyphens, two digits for day and month, and four for the year. */
export type DayOrder = 'year-month-day' | 'day-month-year';

const DAY_FIRST = /^(\d{2})-(\d{2})-(\d{4})$/;

/** A day of the calendar, as it is stored (2025-12-31), in the order that is asked for. */
export function formatDay(day: string, order: DayOrder = 'year-month-day'): string {
  return order === 'year-month-day' ? day : day.split('-').toReversed().join('-');
}

/** A day that was sent in either order, year first. `undefined` when it is no day that there is. */
export function readDay(text: string): string | undefined {
  return Day.safeParse(text.replace(DAY_FIRST, '$3-$2-$1')).data;
}

/** A day in either order; what comes out is year-month-day. */
export const SentDay = z
  .string()
  .trim()
  // What is no day stays as it was sent, for the next step to refuse.
  .transform((text) => readDay(text) ?? text)
  .pipe(Day);
