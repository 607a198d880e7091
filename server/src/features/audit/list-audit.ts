import type { AuditEntry } from '@qrigin/domain/audit';
import { ORGANISATION, PERSON, type Thing } from '@qrigin/domain/declaration';
import { EVENTS } from '@qrigin/domain/features';
import type { PageQuery } from '@qrigin/domain/http';
import { ROLE } from '@qrigin/domain/roles';
import { type MemberCtx, namesOf, paged } from '../../db/index.ts';
import { type EntryFilter, entriesOf } from './queries.ts';

/**
 * What the subject of an entry may be, by the declaration of its event; nothing for an action that is no more. The
 * organisation itself is not named: the whole record is about it.
 */
const SUBJECTS = new Map<string, readonly Thing[]>(
  EVENTS.map(({ name, about }) => [name, [about].flat().filter((thing) => thing !== ORGANISATION)]),
);

/** One page of the audit log, and today's names of everything on it in one statement. */
export async function listAudit({ db, orgId: org, caller }: MemberCtx, query: PageQuery & EntryFilter) {
  const { timezone } = caller;
  const entries = entriesOf(db, org, { ...query, timezone });
  const page = await paged(entries, query, 'id', query.sort_order);
  const at = (thing: Thing, id: string | null) => (id === null ? [] : [{ org, thing, id }]);
  const subjectsOf = ({ action, subject_id }: (typeof page.items)[number]) =>
    (SUBJECTS.get(action) ?? []).flatMap((thing) => at(thing, subject_id));
  const nameOf = await namesOf(
    db,
    page.items.flatMap((entry) => [
      ...at(PERSON, entry.actor_id),
      ...at(ROLE, entry.role_id),
      ...subjectsOf(entry),
    ]),
  );
  const named = (id: string, things: ReturnType<typeof at>) => ({
    id,
    name: things.map(nameOf).find((name) => name !== null) ?? null,
  });
  const items = page.items.map((entry): AuditEntry => {
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
  return { ...page, items };
}
