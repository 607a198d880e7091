/** So many days before a certificate ends, people who may change it are reminded. */
export const CERTIFICATE_REMINDER_DAYS = [60, 30, 7] as const;
export type CertificateReminderDays = (typeof CERTIFICATE_REMINDER_DAYS)[number];

/** From so many days before its last day on, everyone reads how many are left. */
const ENDING_DAYS = 30;

type Validity = { valid_from: string | null; valid_to: string | null };

export type CertificateStatus =
  | { kind: 'valid' }
  /** `days` is 0 on the last day. */
  | { kind: 'ending'; days: number }
  | { kind: 'expired' }
  | { kind: 'not yet' };

const DAY_MS = 86_400_000;

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** What is true of a certificate on a day. Its first and last day are part of it. */
export function certificateStatus(validity: Validity, today: string): CertificateStatus {
  const { valid_from: from, valid_to: to } = validity;
  // Days of this form sort as text.
  if (to !== null && to < today) return { kind: 'expired' };
  if (from !== null && from > today) return { kind: 'not yet' };
  if (to === null) return { kind: 'valid' };
  const days = daysBetween(today, to);
  return days <= ENDING_DAYS ? { kind: 'ending', days } : { kind: 'valid' };
}

function reminderWithin(daysLeft: number): CertificateReminderDays | undefined {
  return CERTIFICATE_REMINDER_DAYS.findLast((days) => daysLeft <= days);
}

/** The reminder that is due on a day: the shortest that the days left are within. */
export function reminderDue(validTo: string, today: string): CertificateReminderDays | undefined {
  return reminderWithin(daysBetween(today, validTo));
}

/** The last reminder whose day is over when someone sets an end: they know of it, and no one is told. */
export function reminderPast(validTo: string | null, today: string): CertificateReminderDays | null {
  return validTo === null ? null : (reminderWithin(daysBetween(today, validTo) + 1) ?? null);
}
