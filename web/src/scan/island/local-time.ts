/** Where the words of the page leave room for what only the browser knows. */
export const DAY = '{day}';
export const TIME = '{time}';

/** 'today at 16:12' on the reader's clock, or the day before the time; the element brings the words and their language. */
export function localTime({ dateTime, dataset, lang }: HTMLTimeElement): string {
  const time = new Date(dateTime);
  const isToday = time.toDateString() === new Date().toDateString();
  const words = dataset[isToday ? 'today' : 'day'] ?? '';
  return words
    .replace(DAY, time.toLocaleDateString(lang, { dateStyle: 'long' }))
    .replace(TIME, time.toLocaleTimeString(lang, { timeStyle: 'short', hour12: false }));
}
