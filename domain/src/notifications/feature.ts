import { feature, type Thing, thing } from '../declaration/index.ts';

/** What a person was told. */
export const NOTICE = thing('notice', { table: 'notification' });

/** Which of them also come by email. */
export const NOTICE_SETTINGS: Thing = { name: 'notice_settings', table: 'app_user', of: 'register' };

export const NOTIFICATIONS_FEATURE = feature({
  name: 'notifications',
  level: 0,
  things: [NOTICE, NOTICE_SETTINGS],
  pages: [{ path: '/dashboard/notifications' }],
});
