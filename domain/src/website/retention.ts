export type Unit = 'hour' | 'day' | 'month';
/** How long, and which job erases it: the nightly sweep of the database, or the one that also empties the object store. */
type Term = { count: number; unit: Unit; by: 'sweep' | 'files' };

/**
 * How long everything is kept that goes by itself; none means until the next night. The privacy policy shows this list and
 * the nightly jobs do it: neither compiles while a row is missing there. From when the time counts is said by the policy's words.
 */
export const RETENTION = {
  scans: { count: 13, unit: 'month', by: 'sweep' },
  contactMessages: { count: 12, unit: 'month', by: 'sweep' },
  securityLog: { count: 12, unit: 'month', by: 'sweep' },
  unverifiedAccounts: { count: 48, unit: 'hour', by: 'sweep' },
  guestSessions: { count: 24, unit: 'hour', by: 'sweep' },
  sessions: { count: 30, unit: 'day', by: 'sweep' },
  devices: { count: 12, unit: 'month', by: 'sweep' },
  mailedCodes: { count: 1, unit: 'day', by: 'sweep' },
  loginTickets: { count: 0, unit: 'day', by: 'sweep' },
  mails: { count: 30, unit: 'day', by: 'sweep' },
  requestKeys: { count: 7, unit: 'day', by: 'sweep' },
  counters: { count: 0, unit: 'day', by: 'sweep' },
  subdomains: { count: 180, unit: 'day', by: 'sweep' },
  unfinishedFiles: { count: 1, unit: 'day', by: 'files' },
} as const satisfies Record<string, Term>;

export type Retained = keyof typeof RETENTION;
/** What the nightly sweep erases. */
export type Swept = {
  [Key in Retained]: (typeof RETENTION)[Key]['by'] extends 'sweep' ? Key : never;
}[Retained];
