import { z } from 'zod';
import { endpoint } from '../http/index.ts';

/**
 * Read with `fetch` and the token in its header, as every call. A stream that ends is opened again: it ends when the
 * session does, when the person may no longer enter an organisation, and when the server stops.
 */
export const streamNotifications = endpoint({
  name: 'streamNotifications',
  summary:
    'Server-sent events: `hello`, `notice`, `access` and `changed` mean that something changed for the caller; the data of `changed` is the type of thing, such as `file`; a comment every 15 s keeps the connection open',
  method: 'GET',
  path: '/users/me/notifications/stream',
  policy: { who: 'user', rate: 'read' },
  reply: z.string(),
  streams: true,
});
