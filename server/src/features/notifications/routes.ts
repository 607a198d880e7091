import * as contract from '@qrigin/domain/notifications';
import type { Serve } from '../../http/serve.ts';
import { listNotifications } from './list-notifications.ts';
import { readNotifications } from './read-notifications.ts';
import { findSettings, saveSettings } from './settings.ts';

export function routes(serve: Serve) {
  serve(contract.listNotifications, ({ ctx, query }) => listNotifications(ctx, query));
  serve(contract.readNotifications, ({ ctx, body }) => readNotifications(ctx, body.ids));
  serve(contract.findNotificationSettings, ({ ctx }) => findSettings(ctx));
  serve(contract.saveNotificationSettings, ({ ctx, body }) => saveSettings(ctx, body.mailed));
  // What is in the stream comes from the database; the call only has to be admitted.
  serve(contract.streamNotifications, async () => '');
}
