import type { ScanWhoami } from '@qrigin/domain/scan';
import { heldRoles, type PublicCtx } from '../../db/index.ts';

/** Who is scanning, and their roles in the organisation that issued the code. */
export async function whoScans(ctx: PublicCtx, orgId: string): Promise<ScanWhoami> {
  const visitor = await ctx.visitor();
  if (visitor.kind !== 'user') return { kind: visitor.kind, name: null, roles: [], org_id: null };
  return visitor.own(async (db) => {
    const { name } = await db
      .selectFrom('app_user')
      .select('name')
      .where('id', '=', visitor.userId)
      .executeTakeFirstOrThrow();
    const roles = await heldRoles(db)
      .select(['role.id', 'role.name'])
      .where('membership.org_id', '=', orgId)
      .where('membership.user_id', '=', visitor.userId)
      .orderBy('role.name')
      .execute();
    return { kind: 'user', name, roles, org_id: roles.length > 0 ? orgId : null };
  });
}
