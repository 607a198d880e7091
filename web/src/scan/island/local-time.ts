/** 'today at 16:12' on the reader's clock, or the day before the time. */
export function localTime(iso: string): string {
  const time = new Date(iso);
  const clock = time.toLocaleTimeString('en-GB', { timeStyle: 'short' });
  const isToday = time.toDateString() === new Date().toDateString();
  return `${isToday ? 'today' : time.toLocaleDateString('en-GB', { dateStyle: 'long' })} at ${clock}`;
}
