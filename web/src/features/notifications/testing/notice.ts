import type { JoinRequest } from '@qrigin/domain/members';
import type { Notice } from '../../../feature/notice/notice-view.ts';
import { ORG } from '../../../testing/organisation.ts';

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
export const notice = (kind: string, changes: Partial<Notice> = {}): Notice => ({
  id: crypto.randomUUID(),
  organisation: HILL_FARM,
  kind,
  actor: named('Asha'),
  subject: { id: crypto.randomUUID(), name: null },
  product_id: null,
  created_at: noon(),
  read_at: null,
  ...changes,
});

/** Ravi asks to be a Packer. */
export const asking = (changes: Partial<JoinRequest> = {}): JoinRequest => ({
  id: crypto.randomUUID(),
  organisation: HILL_FARM,
  user: { ...named('Ravi'), email: 'ravi@example.com' },
  role: named('Packer'),
  supervisor: named('Asha'),
  state: 'pending',
  created_at: noon(),
  expires_at: noon(-30),
  decided_at: null,
  ...changes,
});

export const pageOf = <Row>(items: readonly Row[], total = items.length) => ({
  items,
  total,
  page: 1,
  page_size: 20,
});

export const noticesOf = (items: readonly Notice[], total = items.length) =>
  Response.json({ ...pageOf(items, total), unread: items.filter((one) => one.read_at === null).length });
