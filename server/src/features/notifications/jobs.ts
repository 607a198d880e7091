import { handle } from '../../queue/handle.ts';
import { notifyAdmins } from './notify-admins.ts';
import { notifyAdmins as notifyAdminsJob } from './queue.ts';

export const jobs = [
  handle(notifyAdminsJob, (ctx, { orgId, auditEntryId }) =>
    ctx.inOrg(orgId, (db) => notifyAdmins(db, orgId, auditEntryId)),
  ),
];
