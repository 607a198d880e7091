import { MAILED_KINDS, type MailedKind } from '@qrigin/domain/features';
import type { UserCtx } from '../../db/index.ts';

/** What a person does not want is stored, so that a kind that is new is mailed until they say no. */
const without = (kinds: readonly string[]) => MAILED_KINDS.filter((kind) => !kinds.includes(kind));

export async function findSettings({ db, userId }: UserCtx) {
  const { unmailed_kinds } = await db
    .selectFrom('app_user')
    .select('unmailed_kinds')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { mailed: without(unmailed_kinds) };
}

export async function saveSettings({ db, userId }: UserCtx, mailed: readonly MailedKind[]) {
  const unmailed = without(mailed);
  await db.updateTable('app_user').set({ unmailed_kinds: unmailed }).where('id', '=', userId).execute();
  return { mailed: without(unmailed) };
}
