const DAY_MS = 86_400_000;

/** A day so many days from today, as the API writes it: the demo is as old as the folder that it is in. */
export const dayFromToday = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** As makers number their batches: the product, and the day on which it was made. */
export const batchNumber = (product: string, madeOn: string): string =>
  `${product}-${madeOn.slice(2).replaceAll('-', '')}`;

/** For people to read: 15 November 2026. */
export const inWords = (day: string): string =>
  new Date(day).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
