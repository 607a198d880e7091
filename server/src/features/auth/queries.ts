import { sql } from 'kysely';
import type { Caller, Db } from '../../db/index.ts';
import { browserHash } from './sign-in/asking-browser.ts';
import { deviceHash } from './sign-in/known-device.ts';

/** No person has this id: an unknown address costs the same statements as a known one. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Before the address is confirmed every browser that registered has a password of its own: this browser's, else the
 * newest. Always one, so that as many are tried as for any account.
 */
const passwordFor = (browser: Buffer | null) => sql<string | null>`
  case when app_user.verified_at is null
    then (select password_hash from sign_up where user_id = app_user.id
      order by browser_hash = ${browser}::bytea desc nulls last, created_at desc limit 1)
    else app_user.password_hash end`;

/** A person by address, with what signing in needs to know. `undefined` for unknown and deleted accounts. */
export function findAccount(db: Db, email: string, caller?: Caller) {
  const device = caller ? deviceHash(caller) : null;
  const browser = caller ? browserHash(caller) : null;
  return db
    .selectFrom('app_user')
    .leftJoin('authenticator', 'authenticator.user_id', 'app_user.id')
    .leftJoin('known_device', (join) =>
      join.onRef('known_device.user_id', '=', 'app_user.id').on('known_device.device_hash', '=', device),
    )
    .select([
      'app_user.id',
      'app_user.name',
      'app_user.email',
      'app_user.language',
      passwordFor(browser).as('password_hash'),
      'app_user.code_salt',
      'app_user.verified_at',
      'authenticator.confirmed_at as two_factor_at',
      'known_device.device_hash as known_device',
    ])
    .where(sql`lower(app_user.email)`, '=', email)
    .where('app_user.deleted_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Whether the account still is what its password was held against. Holds it so for the rest of the transaction: else a
 * session that is opened now would outlive the verification, or the new password, that ends all others.
 */
export async function isUnchanged(db: Db, account: AccountRow): Promise<boolean> {
  const same = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', account.id)
    .where('deleted_at', 'is', null)
    .where('verified_at', account.verified_at ? 'is not' : 'is', null)
    .$if(account.verified_at !== null, (query) => query.where('password_hash', '=', account.password_hash))
    .forShare()
    .executeTakeFirst();
  return same !== undefined;
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
  language: string;
};

/** Changes nothing in an existing account, but writes its row, so that the time does not reveal it either. */
export async function insertAccount(db: Db, account: NewAccount): Promise<string> {
  const { id } = await db
    .insertInto('app_user')
    .values(account)
    .onConflict((conflict) =>
      conflict.expression(sql`lower(email)`).doUpdateSet((eb) => ({ email: eb.ref('app_user.email') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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
