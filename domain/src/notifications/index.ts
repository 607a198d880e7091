export {
  findNotificationSettings,
  isMailed,
  listNotifications,
  MAILED_KINDS,
  type MailedKind,
  Notification,
  NotificationSettings,
  readNotifications,
  saveNotificationSettings,
} from './contract.ts';
export { LIVE_EVENTS, type LiveEvent, streamNotifications } from './stream.ts';
