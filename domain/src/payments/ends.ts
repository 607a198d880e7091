/** So many days before a plan ends its Owners are reminded. */
export const REMINDER_DAYS = [14, 3] as const;
export type ReminderDays = (typeof REMINDER_DAYS)[number];

/** The same day and time so many months later; the last day of a month that is too short for it. By UTC. */
export function endOfPlan(start: Date, months: number): Date {
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end;
}

/** The year of a receipt’s number: from April to March, as India counts, by the clock of India. */
export function financialYear(at: Date): string {
  const there = new Date(at.getTime() + 5.5 * 3_600_000);
  const first = there.getUTCFullYear() - (there.getUTCMonth() < 3 ? 1 : 0);
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/** At most 16 characters, as invoices in India may have: `2026-27/000042`. */
export function receiptNumber(year: string, count: number): string {
  return `${year}/${String(count).padStart(6, '0')}`;
}
