import { Day } from '../../http/index.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ]00:00(?::00(?:\.0+)?)?z?)?$/;
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/;
const IN_WORDS = /^(\d{1,2})[- /.]{1,2}([a-z]{3,9})[- /.,]{1,2}(\d{4}|\d{2})$/;

function monthOf(word: string): string {
  const at = MONTHS.findIndex((month) => word.startsWith(month));
  return at < 0 ? '' : String(at + 1);
}

function dayOf(year: string, month: string, day: string): string | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  return Day.safeParse(`${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`).data;
}

/** A day of the calendar, as it is stored, from any of the ways in which it is written; the day comes before the month. */
export function readDate(text: string): string | undefined {
  const plain = text.trim().toLowerCase();
  const [, year = '', month = '', day = ''] = YEAR_FIRST.exec(plain) ?? [];
  if (year !== '') return dayOf(year, month, day);
  const [, first = '', second = '', last = ''] = DAY_FIRST.exec(plain) ?? IN_WORDS.exec(plain) ?? [];
  return first === '' ? undefined : dayOf(last, /^\d/.test(second) ? second : monthOf(second), first);
}

/** Whether someone who writes the month first would read another day: 03/04/2026. */
export function isAmbiguousDate(text: string): boolean {
  const [, first = '', second = ''] = DAY_FIRST.exec(text.trim()) ?? [];
  return first !== '' && Number(first) !== Number(second) && Number(first) <= 12 && Number(second) <= 12;
}
