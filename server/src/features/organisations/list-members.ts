import type { Page, PageQuery } from '@qrigin/domain/http';
import { Member } from '@qrigin/domain/organisations';
import { sql } from 'kysely';
import { type Db, type OrgCtx, paged } from '../../db/index.ts';

function membersOf(db: Db, orgId: string) {
  return db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select([
      'app_user.id',
      'app_user.name',
      'app_user.email',
      'membership.status',
      'membership.created_at as joined_at',
      sql<{ id: string; name: string }[]>`coalesce((
        select json_agg(json_build_object('id', role.id, 'name', role.name) order by role.name, role.id)
        from role_assignment held join role on role.org_id = held.org_id and role.id = held.role_id
        where held.org_id = membership.org_id and held.user_id = membership.user_id), '[]')`.as('roles'),
    ])
    .where('membership.org_id', '=', orgId);
}

export async function listMembers({ db, orgId }: OrgCtx, query: PageQuery): Promise<Page<Member>> {
  const page = await paged(membersOf(db, orgId), query, 'id');
  return {
    ...page,
    items: page.items.map((row) => ({
      ...row,
      status: Member.shape.status.parse(row.status),
      joined_at: row.joined_at.toISOString(),
    })),
  };
}
