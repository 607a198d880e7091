import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

const DAY_MS = 24 * 60 * 60 * 1000;

/** When someone signed in, as people say it. */
export function sinceWords(i18n: I18n, since: Date, now: Date): string {
  const time = i18n.date(since, { timeStyle: 'short' });
  if (isSameDay(since, now)) return t`Signed in today at ${time}`;
  if (isSameDay(since, new Date(now.getTime() - DAY_MS))) return t`Signed in yesterday at ${time}`;
  const day = i18n.date(since, { dateStyle: 'long' });
  return t`Signed in on ${day}`;
}

const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();
