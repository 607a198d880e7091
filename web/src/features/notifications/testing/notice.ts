import type { JoinRequest } from '@qrigin/domain/members';
import { joinRequestRow } from '../../../../../domain/src/members/samples.ts';
import { noticeRow } from '../../../../../domain/src/notifications/samples.ts';
import type { Notice } from '../../../feature/notice/notice-view.ts';
import { ORG } from '../../../testing/organisation.ts';
import { pageWith } from '../../../testing/page-with.ts';

export const HILL_FARM = { id: ORG, name: 'Hill Farm', logo_url: null };
export const named = (name: string) => ({ id: crypto.randomUUID(), name });

/** Noon of so many days ago, where the test runs. */
export function noon(daysAgo = 0): string {
  const day = new Date();
  day.setDate(day.getDate() - daysAgo);
  day.setHours(12, 0, 0, 0);
  return day.toISOString();
}

/** Unread, from Asha of Hill Farm, unless told otherwise. */
export const notice = (kind: string, changes: Partial<Notice> = {}): Notice =>
  noticeRow(kind, { organisation: HILL_FARM, created_at: noon(), ...changes });

/** Ravi asks Hill Farm today. */
export const asking = (changes: Partial<JoinRequest> = {}): JoinRequest =>
  joinRequestRow({ organisation: HILL_FARM, created_at: noon(), expires_at: noon(-30), ...changes });

export const noticesOf = (items: Notice[], total = items.length) => ({
  ...pageWith(items, { total }),
  unread: items.filter((one) => one.read_at === null).length,
});
