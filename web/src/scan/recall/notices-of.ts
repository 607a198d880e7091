import type { SharedOverview } from '@qrigin/domain/scan';

export type Notice = SharedOverview['recall']['notices'][number];

const NO_WORDS: Omit<Notice, 'reason' | 'date'> = {
  id: null,
  heading: '',
  hazard: '',
  what_to_do: '',
  remedy: '',
  contact: '',
  language: 'en',
  translations: {},
};

/** The notices, the newest first; one of what is known when there is none. */
export function noticesOf({ recall, today }: SharedOverview): [Notice, ...Notice[]] {
  const [newest, ...others] = recall.notices;
  if (newest !== undefined) return [newest, ...others];
  return [{ ...NO_WORDS, reason: recall.reason ?? '', date: recall.date ?? today }];
}
