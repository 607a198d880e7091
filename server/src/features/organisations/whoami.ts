import type { Whoami } from '@qrigin/domain/organisations';
import type { MemberCtx } from '../../db/index.ts';
import { findUser } from './queries.ts';

/** What the client needs to hide what the server would refuse. */
export async function whoami({ db, userId, member }: MemberCtx): Promise<Whoami> {
  const user = await findUser(db, userId);
  return { ...user, ...member };
}
