/** A period of issue as people say it: by days where it begins and ends with one, else with the times. */
export function windowWords(locales: string | readonly string[], from: string, to: string): string {
  const [start, end] = [new Date(from), new Date(to)];
  if (!isMidnight(start) || !isMidnight(end))
    return new Intl.DateTimeFormat(locales, { dateStyle: 'medium', timeStyle: 'short' }).formatRange(
      start,
      end,
    );
  // It ends before the last moment, so its last day is the one before.
  const lastDay = new Date(end.getTime() - 1);
  return new Intl.DateTimeFormat(locales, { dateStyle: 'medium' }).formatRange(start, lastDay);
}

const isMidnight = (at: Date): boolean =>
  at.getHours() + at.getMinutes() + at.getSeconds() + at.getMilliseconds() === 0;
