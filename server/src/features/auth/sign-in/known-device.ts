import { createHash, randomBytes } from 'node:crypto';
import { DEVICES_MAX } from '@qrigin/domain/auth';
import { sql } from 'kysely';
import type { Caller, Db } from '../../../db/index.ts';

const DEVICE_COOKIE = '__Host-qrigin-device';
const YEAR_S = 31_536_000;

/** The device's name as the database knows it; `null` for one that brings no cookie. */
export function deviceHash(caller: Caller): Buffer | null {
  const cookie = caller.cookie(DEVICE_COOKIE);
  return cookie === undefined ? null : createHash('sha256').update(cookie).digest();
}

/** A browser that keeps no cookies is a new device with every sign-in; the ones not seen for longest go. */
async function forgetOldDevices(db: Db, userId: string): Promise<void> {
  await sql`delete from known_device where user_id = ${userId} and device_hash in (
    select device_hash from known_device where user_id = ${userId}
    order by last_seen_at desc, device_hash offset ${DEVICES_MAX})`.execute(db);
}

/** Where tries for an address are counted: a known device by itself, so that strangers cannot use up what it has left. */
export function placeOf(caller: Caller, alias: string, isKnownDevice: boolean): string {
  return `${alias} ${isKnownDevice ? `device ${deviceHash(caller)?.toString('hex')}` : caller.network}`;
}

/** Remembers a device that has signed in. Answers whether the person had others before and this one is new. */
export async function rememberDevice(db: Db, userId: string, caller: Caller): Promise<boolean> {
  const known = deviceHash(caller);
  const before = await db
    .selectFrom('known_device')
    .select('device_hash')
    .where('user_id', '=', userId)
    .execute();
  const same = known && before.find((row) => row.device_hash.equals(known));
  if (same) {
    await db
      .updateTable('known_device')
      .set({ last_seen_at: sql<Date>`now()` })
      .where('user_id', '=', userId)
      .where('device_hash', '=', same.device_hash)
      .execute();
    return false;
  }
  const cookie = randomBytes(32).toString('base64url');
  caller.setCookie(DEVICE_COOKIE, cookie, YEAR_S);
  const hash = createHash('sha256').update(cookie).digest();
  await db.insertInto('known_device').values({ user_id: userId, device_hash: hash }).execute();
  if (before.length >= DEVICES_MAX) await forgetOldDevices(db, userId);
  return before.length > 0;
}
