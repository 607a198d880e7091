import { z } from 'zod';
import { MAILED_KINDS } from '../features/index.ts';
import { endpoint, Id, listQuery, pageOf } from '../http/index.ts';
import { NOTICE, NOTICE_SETTINGS } from './feature.ts';

/** What we notify a person about. A kind that an older browser does not know is shown in general words. */
export const Notification = z.object({
  id: Id,
  organisation: z.object({ id: Id, name: z.string(), logo_url: z.string().nullable() }),
  kind: z.string(),
  /** Who did it, when someone did. */
  actor: z.object({ id: Id, name: z.string() }).nullable(),
  /** What it is about, e.g. a request to join. */
  subject: z.object({ id: Id, name: z.string().nullable() }).nullable(),
  /** The product that it concerns, where there is one. */
  product_id: Id.nullable(),
  created_at: z.iso.datetime(),
  read_at: z.iso.datetime().nullable(),
});
export type Notification = z.output<typeof Notification>;

export const listNotifications = endpoint({
  name: 'listNotifications',
  summary: 'The caller’s notifications, newest first, with the unread count',
  method: 'GET',
  path: '/users/me/notifications',
  policy: { who: 'user', rate: 'read' },
  query: listQuery({ sort: ['created_at'], order: 'desc' }),
  reads: [NOTICE],
  reply: pageOf(Notification).extend({ unread: z.int().nonnegative() }),
});

export const readNotifications = endpoint({
  name: 'readNotifications',
  summary: 'Mark notifications as read: the ones listed, or all',
  method: 'PUT',
  path: '/users/me/notifications/read',
  policy: { who: 'user', rate: 'write' },
  body: z.strictObject({ ids: z.array(Id).max(100).optional() }),
  changes: [NOTICE],
  reply: z.object({ unread: z.int().nonnegative() }),
});

/** The kinds that also come by email: all of them, until the person chooses otherwise. */
export const NotificationSettings = z.strictObject({
  mailed: z.array(z.enum(MAILED_KINDS)).max(MAILED_KINDS.length),
});

export const findNotificationSettings = endpoint({
  name: 'findNotificationSettings',
  summary: 'Which notifications the caller also gets by email',
  method: 'GET',
  path: '/users/me/notifications/settings',
  policy: { who: 'user', rate: 'read' },
  reads: [NOTICE_SETTINGS],
  reply: NotificationSettings,
});

export const saveNotificationSettings = endpoint({
  name: 'saveNotificationSettings',
  summary: 'Choose which notifications also come by email',
  method: 'PUT',
  path: '/users/me/notifications/settings',
  policy: { who: 'user', rate: 'write' },
  body: NotificationSettings,
  changes: [NOTICE_SETTINGS],
  reply: NotificationSettings,
});
