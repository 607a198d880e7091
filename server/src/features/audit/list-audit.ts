import type { AuditEntry } from '@qrigin/domain/audit';
import { ORGANISATION, PERSON, type Thing } from '@qrigin/domain/declaration';
import { EVENTS } from '@qrigin/domain/features';
import type { ListQuery } from '@qrigin/domain/http';
import { ROLE } from '@qrigin/domain/roles';
import { type Db, type Listed, listed, type MemberCtx, namesOf } from '../../db/index.ts';
import { type EntryFilter, entriesOf } from './queries.ts';

/**
 * What the subject of an entry may be, by the declaration of its event; nothing for an action that is no more. The
 * organisation itself is not named: the whole record is about it.
 */
const SUBJECTS = new Map<string, readonly Thing[]>(
  EVENTS.map(({ name, about }) => [name, [about].flat().filter((thing) => thing !== ORGANISATION)]),
);

type Query = EntryFilter & Pick<ListQuery, 'sort_order'>;

/** The audit log, and today's names of all that is read of it at a time in one statement. */
export function listAudit({ db, orgId, caller }: MemberCtx, query: Query): Listed<AuditEntry> {
  return listed(db, entriesOf(db, orgId, { ...query, timezone: caller.timezone }), {
    tieBreak: 'id',
    tieOrder: query.sort_order,
    present: (rows) => present(db, orgId, rows),
  });
}

type Row = Awaited<ReturnType<ReturnType<typeof entriesOf>['execute']>>[number];

async function present(db: Db, org: string, rows: readonly Row[]): Promise<AuditEntry[]> {
  const at = (thing: Thing, id: string | null) => (id === null ? [] : [{ org, thing, id }]);
  const subjectsOf = ({ action, subject_id }: Row) =>
    (SUBJECTS.get(action) ?? []).flatMap((thing) => at(thing, subject_id));
  const nameOf = await namesOf(
    db,
    rows.flatMap((entry) => [
      ...at(PERSON, entry.actor_id),
      ...at(ROLE, entry.role_id),
      ...subjectsOf(entry),
    ]),
  );
  const named = (id: string, things: ReturnType<typeof at>) => ({
    id,
    name: things.map(nameOf).find((name) => name !== null) ?? null,
  });
  return rows.map((entry): AuditEntry => {
    const { id, at: when, action, actor_id, subject_id, role_id } = entry;
    const actor = actor_id === null ? null : nameOf({ org, thing: PERSON, id: actor_id });
    return {
      id,
      at: when.toISOString(),
      actor: actor_id === null || actor === null ? null : { id: actor_id, name: actor },
      action,
      subject: subject_id === null ? null : named(subject_id, subjectsOf(entry)),
      role: role_id === null ? null : named(role_id, at(ROLE, role_id)),
    };
  });
}
