import type { Me } from '@qrigin/domain/auth';
import type { UserCtx } from '../../../db/index.ts';
import { findPerson } from '../queries.ts';

export async function readMe({ db, userId }: UserCtx): Promise<Me> {
  const person = await findPerson(db, userId);
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    country: person.country,
    address: person.address,
    is_verified: person.verified_at !== null,
    two_factor_enabled: person.two_factor_at !== null,
    created_at: person.created_at.toISOString(),
  };
}

export async function changeMe(
  ctx: UserCtx,
  profile: { name: string; country: string; address: string },
): Promise<Me> {
  await ctx.db.updateTable('app_user').set(profile).where('id', '=', ctx.userId).execute();
  return readMe(ctx);
}
