/*
 * How other features tell people something:
 *
 *   const auditEntryId = await audit(ctx, 'join.ask', requestId);
 *   await notify(ctx, { people: [supervisorId], kind: 'join.asked', subjectId: requestId, auditEntryId });
 *   await notify(ctx, { people: { may: 'recall.view' }, kind: 'recall.open', subjectId, productId, auditEntryId });
 *
 * notify(ctx: OrgCtx, notice: {
 *   people: readonly string[] | { may: Permission };
 *   kind: string;
 *   subjectId: string;
 *   productId?: string;
 *   auditEntryId: string;
 * }): Promise<void>
 *
 * `ctx` is one inside the organisation (a member's, or that of `enterOrg`). Kinds of `MAILED_KINDS` are also mailed.
 */
export { NOTICE_LIMIT } from './mail-kinds.ts';
export { type Notice, notify } from './notify.ts';
