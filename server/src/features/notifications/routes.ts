import {
  findNotificationSettings,
  listNotifications,
  readNotifications,
  saveNotificationSettings,
  streamNotifications,
} from '@qrigin/domain/notifications';
import type { Serve } from '../../http/serve.ts';
import { listNotifications as list } from './list-notifications.ts';
import { readNotifications as read } from './read-notifications.ts';
import { findSettings, saveSettings } from './settings.ts';

export function routes(serve: Serve) {
  serve(listNotifications, ({ ctx, query }) => list(ctx, query));
  serve(readNotifications, ({ ctx, body }) => read(ctx, body.ids));
  serve(findNotificationSettings, ({ ctx }) => findSettings(ctx));
  serve(saveNotificationSettings, ({ ctx, body }) => saveSettings(ctx, body.mailed));
  // What is in the stream comes from the database; the call only has to be admitted.
  serve(streamNotifications, async () => '');
}
