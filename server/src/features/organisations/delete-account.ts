import { Failure } from '@qrigin/domain/errors';
import { sql } from 'kysely';
import { heldRoles, type OrgCtx, type UserCtx } from '../../db/index.ts';
import { enterOrg } from '../../db/tenancy/enter-org.ts';
import { forgetRequests } from '../members/index.ts';
import { lockOrganisations } from './lock-organisation.ts';
import { close } from './ownership/close-organisation.ts';
import { leave } from './ownership/leave-organisation.ts';
import { ownedBy } from './ownership/require-room.ts';

type OwnedAlone = { id: string; name: string; other_members: number };

async function countOthers({ db, orgId, userId }: OrgCtx): Promise<{ owners: number; members: number }> {
  const { owners, members } = await heldRoles(db)
    .select([
      sql<number>`count(distinct membership.user_id) filter (where role.built_in = 'owner')::int`.as(
        'owners',
      ),
      sql<number>`count(distinct membership.user_id)::int`.as('members'),
    ])
    .where('membership.org_id', '=', orgId)
    .where('membership.user_id', '!=', userId)
    .executeTakeFirstOrThrow();
  return { owners, members };
}

async function ownedAlone(ctx: UserCtx): Promise<OwnedAlone[]> {
  const alone: OwnedAlone[] = [];
  for (const { id, name } of await ownedBy(ctx.db, ctx.userId)) {
    const others = await enterOrg(ctx, id, countOthers);
    if (others.owners === 0) alone.push({ id, name, other_members: others.members });
  }
  return alone;
}

export async function previewDeletion(ctx: UserCtx) {
  return { organisations_owned_alone: await ownedAlone(ctx) };
}

/** Takes out everything that names the person. The row stays, because what they did is on record under its id. */
async function erase({ db, userId }: UserCtx): Promise<void> {
  const nobody = {
    name: 'Deleted person',
    email: `deleted-${userId}@invalid`,
    country: '',
    address: '',
    password_hash: null,
    unmailed_kinds: [],
  };
  await db
    .updateTable('app_user')
    .set({ ...nobody, deleted_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
  for (const table of [
    'session',
    'sign_up',
    'one_time_code',
    'authenticator',
    'recovery_code',
    'login_ticket',
    'known_device',
    'idempotency_key',
    'notification',
  ] as const) {
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}

/** Every organisation that would be left without an Owner must be named, so that no one closes one unawares. */
export async function deleteMe(ctx: UserCtx, closing: readonly string[]) {
  // First of all: anyone who is let in at this moment is then found among the memberships.
  await forgetRequests(ctx);
  const memberships = await ctx.db
    .selectFrom('membership')
    .select('org_id')
    .where('user_id', '=', ctx.userId)
    .execute();
  const orgIds = memberships.map(({ org_id }) => org_id);
  await lockOrganisations(ctx.db, orgIds);
  const alone = await ownedAlone(ctx);
  const unnamed = alone.filter(({ id }) => !closing.includes(id));
  if (unnamed.length) throw new Failure('owns_organisations', { organisations: unnamed });

  for (const { id } of alone) await enterOrg(ctx, id, close);
  for (const orgId of orgIds) await enterOrg(ctx, orgId, leave);
  const { email } = await ctx.db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', ctx.userId)
    .executeTakeFirstOrThrow();
  await ctx.db.deleteFrom('mail').where('address', '=', email).execute();
  await erase(ctx);
  return { id: ctx.userId };
}
