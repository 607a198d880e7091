import type { Overview } from '@qrigin/domain/scan';

export type Notice = Overview['recall']['notices'][number];

/** The notices, the newest first; one of what is known when there is none. */
export function noticesOf({ recall, checked_at: now }: Overview): [Notice, ...Notice[]] {
  const [newest, ...others] = recall.notices;
  if (newest !== undefined) return [newest, ...others];
  return [{ reason: recall.reason ?? '', hazard: '', what_to_do: '', contact: '', date: recall.date ?? now }];
}
