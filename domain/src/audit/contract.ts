import { z } from 'zod';
import { csvOf, Day, endpoint, Id, listQuery, pageOf } from '../http/index.ts';
import { AUDIT, AUDIT_ENTRY } from './feature.ts';

/** Who did what, when. Ids stay when a person or thing is gone; names are those of today. */
export const AuditEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor: z.object({ id: Id, name: z.string() }).nullable(),
  action: z.string(),
  subject: z.object({ id: Id, name: z.string().nullable() }).nullable(),
  /** The role that was given, taken or asked for. */
  role: z.object({ id: Id, name: z.string().nullable() }).nullable(),
});
export type AuditEntry = z.output<typeof AuditEntry>;

export const listAudit = endpoint({
  name: 'listAudit',
  summary: 'The organisation’s audit log, newest first; filter by person, type and date',
  method: 'GET',
  path: '/:org/audit',
  policy: { who: 'member', permission: AUDIT.view, rate: 'read' },
  params: z.object({ org: Id }),
  query: listQuery({
    sort: ['at'],
    order: 'desc',
    filters: {
      actor: Id.optional(),
      /** The word before the dot: 'role', 'site', 'recall' … */
      about: z
        .string()
        .regex(/^[a-z_]{1,30}$/)
        .optional(),
      from: Day.optional(),
      to: Day.optional(),
    },
  }),
  reads: [AUDIT_ENTRY],
  reply: pageOf(AuditEntry),
  csv: csvOf<AuditEntry>('audit log', {
    at: 'Time (UTC)',
    'actor.name': 'Person',
    action: 'Action',
    'subject.name': 'Item',
    'subject.id': 'Item ID',
    id: 'Entry ID',
  }),
});
