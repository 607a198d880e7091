import { NOTICES } from '@qrigin/domain/features';
import type { ListQuery } from '@qrigin/domain/http';
import type { Notification } from '@qrigin/domain/notifications';
import { type NameOf, namesOf, paged, type Reference, type UserCtx } from '../../db/index.ts';
import { countUnread, noticesOf, sourcesOf } from './queries.ts';

type NoticeRow = Awaited<ReturnType<ReturnType<typeof noticesOf>['execute']>>[number];
type Source = Awaited<ReturnType<typeof sourcesOf>>[number];

/**
 * What a notice is named by: its product where it has one, or else what it is about, the first that has a name. The
 * organisation and the person who is told are not named by it: the one is beside it, the other reads it.
 */
function namingOf({ kind, org_id: org, subject_id, product_id }: NoticeRow): Reference[] {
  const told = NOTICES.get(kind);
  if (!told) return [];
  if (told.values?.product) return product_id ? [{ org, thing: told.values.product, id: product_id }] : [];
  const things = [told.about].flat().filter(({ of }) => of === 'organisation');
  return subject_id === null ? [] : things.map((thing) => ({ org, thing, id: subject_id }));
}

function present(row: NoticeRow, source: Source, nameOf: NameOf): Notification {
  const { organisation, logo_url, actor_id, actor } = source;
  const names = namingOf(row).map(nameOf);
  return {
    id: row.id,
    kind: row.kind,
    organisation: { id: row.org_id, name: organisation, logo_url },
    actor: actor_id === null || actor === null ? null : { id: actor_id, name: actor },
    subject:
      row.subject_id === null
        ? null
        : { id: row.subject_id, name: names.find((name) => name !== null) ?? null },
    product_id: row.product_id,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  };
}

/**
 * One page, with the names of today. What something is called, row security shows outside its organisation only while the
 * person belongs there.
 */
export async function listNotifications({ db, userId }: UserCtx, query: ListQuery) {
  const page = await paged(noticesOf(db, userId), query, { tieBreak: 'id' });
  const ids = page.items.map(({ id }) => id);
  const sources = new Map((await sourcesOf(db, ids)).map((row) => [row.id, row]));
  const nameOf = await namesOf(db, page.items.flatMap(namingOf));
  const items = page.items.flatMap((row) => {
    const source = sources.get(row.id);
    return source ? [present(row, source, nameOf)] : [];
  });
  return { ...page, items, unread: await countUnread(db, userId) };
}
