/*
 * How other features record what happened, and tell people who should know:
 *
 *   await record(ctx, SITE_EVENTS.created, { id: site.id });
 *   await record(ctx, RECALL_EVENTS.opened, { id: recall.id, product: productId });
 *   await record(ctx, MEMBER_EVENTS.joinAsked, { id: userId, role: roleId, join_request: id, people: [supervisorId] });
 *
 * `ctx` is one inside the organisation (a member's, or that of `enterOrg`). What has to be given follows from the event's
 * declaration in `domain/src/<feature>/feature.ts`; so do the audit entry, the notices and the emails.
 */
export { NOTICE_LIMIT } from './mail-kinds.ts';
export { record } from './record.ts';
