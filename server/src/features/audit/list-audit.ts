import type { AuditEntry } from '@qrigin/domain/audit';
import type { PageQuery } from '@qrigin/domain/http';
import { type MemberCtx, paged } from '../../db/index.ts';
import { type EntryFilter, entriesOf, namesIn } from './queries.ts';

/** One page of the audit log, and the names of everything on it in one query. */
export async function listAudit({ db, orgId, caller }: MemberCtx, query: PageQuery & EntryFilter) {
  const { timezone } = caller;
  const entries = entriesOf(db, orgId, { ...query, timezone });
  const page = await paged(entries, query, 'id', query.sort_order);
  const names = await namesIn(
    db,
    orgId,
    page.items.map(({ id }) => id),
  );
  const namesOf = new Map(names.map((row) => [row.id, row]));
  const items = page.items.map(({ id, at, action, actor_id, subject_id, role_id }): AuditEntry => {
    const { actor = null, subject = null, role = null } = namesOf.get(id) ?? {};
    return {
      id,
      at: at.toISOString(),
      actor: actor_id === null || actor === null ? null : { id: actor_id, name: actor },
      action,
      subject: subject_id === null ? null : { id: subject_id, name: subject },
      role: role_id === null ? null : { id: role_id, name: role },
    };
  });
  return { ...page, items };
}
