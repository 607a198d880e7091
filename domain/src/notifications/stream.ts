import { z } from 'zod';
import { endpoint } from '../http/index.ts';

/**
 * What a stream tells: that something changed, never what. `hello` at the beginning and whenever something may have
 * been missed: fetch everything anew. `notice`: fetch the notices. `access`: roles or memberships changed, fetch what
 * depends on them.
 */
export const LIVE_EVENTS = ['hello', 'notice', 'access'] as const;
export type LiveEvent = (typeof LIVE_EVENTS)[number];

/**
 * Read with `fetch` and the token in its header, as every call. A stream that ends is opened again: it ends when the
 * session does, when the person may no longer enter an organisation, and when the server stops.
 */
export const streamNotifications = endpoint({
  name: 'streamNotifications',
  summary:
    'Server-sent events: `hello`, `notice` and `access` mean that something changed for the caller; a comment every 15 s keeps the connection open',
  method: 'GET',
  path: '/users/me/notifications/stream',
  policy: { who: 'user', rate: 'read' },
  reply: z.string(),
  streams: true,
});
