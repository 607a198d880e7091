import type { RecordCtx } from './ctx.ts';

/** Writes what happened in the transaction of the change itself, and returns the entry's id. */
export async function audit(
  ctx: RecordCtx,
  action: string,
  subjectId: string,
  { roleId }: { roleId?: string | undefined } = {},
): Promise<string> {
  const entry = await ctx.db
    .insertInto('audit_entry')
    .values({
      org_id: ctx.orgId,
      actor_id: ctx.userId,
      session_id: ctx.sessionId,
      action,
      subject_id: subjectId,
      role_id: roleId ?? null,
      request_id: ctx.requestId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return entry.id;
}
