import { sql } from 'kysely';
import type { UserCtx } from '../../db/index.ts';
import { countUnread } from './queries.ts';

/** Marks those named, or all. What is read already keeps its time; ids of other people's notices mark nothing. */
export async function readNotifications({ db, userId }: UserCtx, ids: readonly string[] | undefined) {
  const unread = db
    .updateTable('notification')
    .set({ read_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null);
  await (ids ? unread.where(sql<boolean>`id = any(${[...ids]}::uuid[])`) : unread).execute();
  return { unread: await countUnread(db, userId) };
}
