import { Failure } from '@qrigin/domain/errors';
import type { UserCtx } from '../../../db/index.ts';

/** What a person asks for is counted with their other calls kept waiting. Who was deleted meanwhile is signed out. */
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
