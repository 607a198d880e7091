import { z } from 'zod';
import { ACTIVITY } from '../auth/feature.ts';
import { csvOf, Day, endpoint, Id, listQuery, pageOf } from '../http/index.ts';
import { AUDIT } from './feature.ts';

/**
 * What concerns the safety of the accounts of the organisation's people, since they belong to it, and what was done to the
 * organisation itself. From which network is not told: that may be someone's home.
 */
export const SecurityEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** One of SECURITY_KINDS, or one of an earlier release. */
  kind: z.string(),
  person: z.object({ id: Id, name: z.string() }).nullable(),
  /** Who gave or removed the role, suspended or reinstated the person. */
  by: z.object({ id: Id, name: z.string() }).nullable(),
  device: z.string().nullable(),
  /** The role that was given, the device that was signed out, the route that was refused. */
  detail: z.string().nullable(),
});
export type SecurityEntry = z.output<typeof SecurityEntry>;

export const listSecurityEvents = endpoint({
  name: 'listSecurityEvents',
  summary: 'Security events of the organisation’s people, such as sign-ins and role changes, newest first',
  method: 'GET',
  path: '/:org/audit/security',
  policy: { who: 'member', permission: AUDIT.view, ownersOnly: true, rate: 'read' },
  params: z.object({ org: Id }),
  query: listQuery({
    sort: ['at'],
    order: 'desc',
    filters: { person: Id.optional(), from: Day.optional(), to: Day.optional() },
  }),
  reads: [ACTIVITY],
  reply: pageOf(SecurityEntry),
  csv: csvOf<SecurityEntry>('security log', {
    at: 'Time (UTC)',
    'person.name': 'Person',
    kind: 'Event',
    'by.name': 'Done by',
    detail: 'Details',
    device: 'Device',
    id: 'Entry ID',
  }),
});
