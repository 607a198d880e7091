import { PERMISSIONS } from '@qrigin/domain/features';
import { Id } from '@qrigin/domain/http';
import { z } from 'zod';
import { job } from '../../queue/job.ts';

/** As text: an event refers to a permission by its declaration, and the list is looked at when the job is sent. */
const NAMES: readonly string[] = PERMISSIONS;

/** Tells everyone who holds a permission about one entry of the audit record. */
export const notifyHolders = job({
  name: 'notifications.tell-holders',
  payload: z.object({
    orgId: Id,
    kind: z.string().min(1).max(60),
    subjectId: Id,
    productId: Id.optional(),
    auditEntryId: z.string().regex(/^\d+$/),
    may: z.enum(NAMES),
  }),
  tries: 10,
});
