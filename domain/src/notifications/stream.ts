import { z } from 'zod';
import { endpoint } from '../http/index.ts';

/**
 * What a stream tells: that something changed, never which one. `hello` at the beginning and whenever something may have
 * been missed: fetch everything anew. `notice`: fetch the notices. `access`: roles or memberships changed, fetch what
 * depends on them. `changed`: fetch what shows things of this name, such as `file`.
 */
export type LiveEvent = { name: 'hello' | 'notice' | 'access' } | { name: 'changed'; thing: string };

/** The name of a thing. Everything else that comes with an event tells nothing. */
const THING = /^[a-z_]{1,40}$/;

/** The event of this name about this thing; `undefined` for one that an older or newer release knows. */
export function liveEvent(name: string, thing: string): LiveEvent | undefined {
  if (name === 'changed') return THING.test(thing) ? { name, thing } : undefined;
  return name === 'hello' || name === 'notice' || name === 'access' ? { name } : undefined;
}

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
