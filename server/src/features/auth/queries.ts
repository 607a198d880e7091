import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/** No person has this id: an unknown address costs the same statements as a known one. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** A person by address, with what signing in needs to know. `undefined` for unknown and deleted accounts. */
export function findAccount(db: Db, email: string, deviceHash: Buffer | null = null) {
  return db
    .selectFrom('app_user')
    .leftJoin('authenticator', 'authenticator.user_id', 'app_user.id')
    .leftJoin('known_device', (join) =>
      join.onRef('known_device.user_id', '=', 'app_user.id').on('known_device.device_hash', '=', deviceHash),
    )
    .select([
      'app_user.id',
      'app_user.name',
      'app_user.email',
      'app_user.language',
      'app_user.password_hash',
      'app_user.verified_at',
      'authenticator.confirmed_at as two_factor_at',
      'known_device.device_hash as known_device',
    ])
    .where(sql`lower(app_user.email)`, '=', email)
    .where('app_user.deleted_at', 'is', null)
    .executeTakeFirst();
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export function findPerson(db: Db, userId: string) {
  return db
    .selectFrom('app_user')
    .leftJoin('authenticator', 'authenticator.user_id', 'app_user.id')
    .select([
      'app_user.id',
      'app_user.name',
      'app_user.email',
      'app_user.country',
      'app_user.address',
      'app_user.language',
      'app_user.verified_at',
      'app_user.created_at',
      'authenticator.confirmed_at as two_factor_at',
    ])
    .where('app_user.id', '=', userId)
    .executeTakeFirstOrThrow();
}

type NewAccount = {
  name: string;
  email: string;
  country: string;
  address: string;
  passwordHash: string;
  language: string;
};

/** Changes nothing of an account that is there already, but writes its row, so that the time does not tell either. */
export async function insertAccount(db: Db, account: NewAccount): Promise<void> {
  const { passwordHash, ...fields } = account;
  await db
    .insertInto('app_user')
    .values({ ...fields, password_hash: passwordHash })
    .onConflict((conflict) =>
      conflict.expression(sql`lower(email)`).doUpdateSet((eb) => ({ email: eb.ref('app_user.email') })),
    )
    .execute();
}

/** How many recovery codes are left. */
export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<string>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}
