/** Whether a day is over where the reader is. A batch is good until the end of its day. */
export function isPast(day: string, now: Date): boolean {
  const [year, month, date] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const today = [String(year).padStart(4, '0'), month, date].map((part) => String(part).padStart(2, '0'));
  // Days of this form sort as text.
  return day < today.join('-');
}
