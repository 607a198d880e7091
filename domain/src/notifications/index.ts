export {
  findNotificationSettings,
  listNotifications,
  Notification,
  NotificationSettings,
  readNotifications,
  saveNotificationSettings,
} from './contract.ts';
export { NOTICE, NOTICE_SETTINGS, NOTIFICATIONS_FEATURE } from './feature.ts';
export { streamNotifications } from './stream.ts';
