import { z } from 'zod';
import { endpoint, Id, listQuery, pageOf } from '../http/index.ts';
import { ACTIVITY } from './feature.ts';

/** What happened to my account. `kind` is one of SECURITY_KINDS, or one of an earlier release. */
export const ActivityEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.string(),
  /** The browser and system in a few words; none for what others did, such as giving a role. */
  device: z.string().nullable(),
  /** From where: an IPv4 address, or the /56 of an IPv6 one. */
  network: z.string().nullable(),
  organisation: z.object({ id: Id, name: z.string() }).nullable(),
  /** The role that was given, the device that was signed out, the route that was refused. */
  detail: z.string().nullable(),
  is_this_session: z.boolean(),
});
export type ActivityEntry = z.output<typeof ActivityEntry>;

export const listMyActivity = endpoint({
  name: 'listMyActivity',
  summary: 'What happened to my account in the last 12 months, newest first',
  method: 'GET',
  path: '/users/me/activity',
  policy: { who: 'user', rate: 'read' },
  query: listQuery({ sort: ['at'], order: 'desc' }),
  reads: [ACTIVITY],
  reply: pageOf(ActivityEntry).extend({
    /** Whether a sign-in failed in the last seven days, whichever page of the list it is on. */
    has_recent_failure: z.boolean(),
  }),
});
