import { Id } from '@qrigin/domain/http';
import { z } from 'zod';
import { job } from '../../queue/job.ts';

/** Tells the people who look after the organisation about one entry of the audit record. */
export const notifyAdmins = job({
  name: 'notifications.notify-admins',
  payload: z.object({ orgId: Id, auditEntryId: z.string().regex(/^\d+$/) }),
  tries: 10,
});
