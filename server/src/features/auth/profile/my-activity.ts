import { type ActivityEntry, AUTH_LOG } from '@qrigin/domain/auth';
import { ALARMING_KINDS } from '@qrigin/domain/features';
import type { ListQuery } from '@qrigin/domain/http';
import { sql } from 'kysely';
import { type Db, paged, type UserCtx } from '../../../db/index.ts';

/**
 * Row security shows a person their own, outside any organisation. What happened before they confirmed the address was done by
 * whoever had only claimed it, and is not theirs.
 */
function activityOf(db: Db, userId: string) {
  return db
    .selectFrom('security_event')
    .leftJoin('organisation', 'organisation.id', 'security_event.organisation_id')
    .select([
      'security_event.id',
      'security_event.at',
      'security_event.kind',
      'security_event.device',
      'security_event.network',
      'security_event.detail',
      'security_event.session_id',
      'organisation.id as organisation_id',
      'organisation.name as organisation_name',
    ])
    .where('security_event.user_id', '=', userId)
    .where('security_event.at', '>=', (eb) =>
      eb.selectFrom('app_user').select('app_user.verified_at').where('app_user.id', '=', userId),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof activityOf>['executeTakeFirstOrThrow']>>;

function present(row: Row, sessionId: string): ActivityEntry {
  const { id, at, kind, device, network, detail, organisation_id, organisation_name } = row;
  const organisation =
    organisation_id === null || organisation_name === null
      ? null
      : { id: organisation_id, name: organisation_name };
  const isThis = row.session_id === sessionId;
  return {
    id,
    at: at.toISOString(),
    kind,
    device,
    network,
    organisation,
    detail,
    is_this_session: isThis,
  };
}

export async function listMyActivity({ db, userId, sessionId }: UserCtx, query: ListQuery) {
  const page = await paged(activityOf(db, userId), query, {
    tieBreak: 'security_event.id',
    tieOrder: query.sort_order,
  });
  const failure = await activityOf(db, userId)
    .where('security_event.kind', 'in', ALARMING_KINDS)
    .where('security_event.at', '>', sql<Date>`now() - interval '7 days'`)
    // Whoever has changed the password since has done what the warning asks for.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('security_event as later')
            .select('later.id')
            .where('later.user_id', '=', userId)
            .where('later.kind', '=', AUTH_LOG.passwordChanged.name)
            .whereRef('later.at', '>', 'security_event.at'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return {
    ...page,
    has_recent_failure: failure !== undefined,
    items: page.items.map((row) => present(row, sessionId)),
  };
}

/** All of it, oldest first, for anyone who downloads their data. */
export async function allMyActivity({ db, userId, sessionId }: UserCtx): Promise<ActivityEntry[]> {
  const rows = await activityOf(db, userId).orderBy('security_event.id').execute();
  return rows.map((row) => present(row, sessionId));
}
