import type { PageQuery } from '@qrigin/domain/http';
import type { Notification } from '@qrigin/domain/notifications';
import { paged, type UserCtx } from '../../db/index.ts';
import { countUnread, namesIn, noticesOf } from './queries.ts';

type NoticeRow = Awaited<ReturnType<ReturnType<typeof noticesOf>['execute']>>[number];
type Names = Awaited<ReturnType<typeof namesIn>>[number];

function present(row: NoticeRow, names: Names): Notification {
  const { organisation, logo_url, actor_id, actor, subject } = names;
  return {
    id: row.id,
    kind: row.kind,
    organisation: { id: row.org_id, name: organisation, logo_url },
    actor: actor_id === null || actor === null ? null : { id: actor_id, name: actor },
    subject: row.subject_id === null ? null : { id: row.subject_id, name: subject },
    product_id: row.product_id,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  };
}

/** One page, and the names of everything on it in one query. */
export async function listNotifications({ db, userId }: UserCtx, query: PageQuery) {
  const page = await paged(noticesOf(db, userId), query, 'id');
  const names = await namesIn(
    db,
    page.items.map(({ id }) => id),
  );
  const namesOf = new Map(names.map((row) => [row.id, row]));
  const items = page.items.flatMap((row) => {
    const named = namesOf.get(row.id);
    return named ? [present(row, named)] : [];
  });
  return { ...page, items, unread: await countUnread(db, userId) };
}
