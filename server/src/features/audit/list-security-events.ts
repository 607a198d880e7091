import type { SecurityEntry } from '@qrigin/domain/audit';
import type { ListQuery } from '@qrigin/domain/http';
import { type Db, type Listed, listed, type MemberCtx } from '../../db/index.ts';
import { type Days, within } from './queries.ts';

type Query = Pick<ListQuery, 'sort_order'> & Days & { person?: string | undefined };

/** No one when the account is gone. */
function personOf(id: string | null, name: string | null) {
  return id === null || name === null ? null : { id, name };
}

/**
 * Row security says which of it the organisation may see. Its people are named here as well, so that the indexes by
 * person and by organisation are used and no one else's rows are looked at.
 */
export async function listSecurityEvents(
  { db, orgId, caller }: MemberCtx,
  query: Query,
): Promise<Listed<SecurityEntry>> {
  let events = (await eventsOf(db, orgId)).where(within('security_event.at', query, caller.timezone));
  if (query.person !== undefined) events = events.where('security_event.user_id', '=', query.person);
  return listed(db, events, {
    tieBreak: 'security_event.id',
    tieOrder: query.sort_order,
    present: (rows) => rows.map(present),
  });
}

async function eventsOf(db: Db, orgId: string) {
  const members = await db
    .selectFrom('membership')
    .select('user_id')
    .where('org_id', '=', orgId)
    .where('status', '=', 'active')
    .execute();
  const ids = members.map(({ user_id }) => user_id);
  return db
    .selectFrom('security_event')
    .leftJoin('app_user', 'app_user.id', 'security_event.user_id')
    .leftJoin('app_user as actor', 'actor.id', 'security_event.actor_id')
    .select([
      'security_event.id',
      'security_event.at',
      'security_event.kind',
      'security_event.device',
      'security_event.detail',
      'security_event.user_id',
      'app_user.name',
      'security_event.actor_id',
      'actor.name as actor_name',
    ])
    .where((eb) =>
      eb.or([
        eb('security_event.organisation_id', '=', orgId),
        eb.and([
          eb('security_event.organisation_id', 'is', null),
          eb('security_event.user_id', '=', eb.fn.any(eb.val(ids))),
        ]),
      ]),
    );
}

type Row = Awaited<ReturnType<Awaited<ReturnType<typeof eventsOf>>['execute']>>[number];

function present({ id, at, kind, device, detail, ...row }: Row): SecurityEntry {
  return {
    id,
    at: at.toISOString(),
    kind,
    person: personOf(row.user_id, row.name),
    by: personOf(row.actor_id, row.actor_name),
    device,
    detail,
  };
}
