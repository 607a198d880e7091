import { Failure } from '@qrigin/domain/errors';
import type { UserCtx } from '../../../db/index.ts';

/** A person's requests are counted while their other calls wait. Anyone deleted meanwhile is signed out. */
export async function lockPerson({ db, userId }: UserCtx): Promise<void> {
  const person = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) throw new Failure('signed_out');
}
