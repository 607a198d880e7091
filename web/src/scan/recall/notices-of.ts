import type { SharedOverview } from '@qrigin/domain/scan';

export type Notice = SharedOverview['recall']['notices'][number];

/** The notices, the newest first; one of what is known when there is none. */
export function noticesOf({ recall, today }: SharedOverview): [Notice, ...Notice[]] {
  const [newest, ...others] = recall.notices;
  if (newest !== undefined) return [newest, ...others];
  return [
    { reason: recall.reason ?? '', hazard: '', what_to_do: '', contact: '', date: recall.date ?? today },
  ];
}
