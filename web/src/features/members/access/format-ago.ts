import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long someone has waited, as people say it. */
export function formatAgo(i18n: I18n, since: Date, now: Date): string {
  const passed = now.getTime() - since.getTime();
  const minutes = Math.max(1, Math.floor(passed / MINUTE_MS));
  if (passed < HOUR_MS) return t`${minutes} min ago`;
  const hours = Math.floor(passed / HOUR_MS);
  if (passed < DAY_MS) return t`${hours} h ago`;
  const days = Math.floor(passed / DAY_MS);
  if (days < 7) return days === 1 ? t`1 day ago` : t`${days} days ago`;
  return i18n.date(since, { dateStyle: 'medium' });
}
