import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Caller, Db } from '../../../db/index.ts';

export const TICKET_COOKIE = '__Host-qrigin-ticket';
const TICKET_S = 300;
const TICKET = /^lt_[\w-]{22}$/;

const hashOf = (text: string) => createHash('sha256').update(text).digest();

export function isTicket(text: string): boolean {
  return TICKET.test(text);
}

/** What a right password earns when a code is still needed. It works with the cookie set beside it, for five minutes. */
export async function issueTicket(db: Db, userId: string, caller: Caller): Promise<string> {
  const ticket = `lt_${randomBytes(16).toString('base64url')}`;
  const cookie = randomBytes(32).toString('base64url');
  await db
    .insertInto('login_ticket')
    .values({
      ticket_hash: hashOf(ticket),
      user_id: userId,
      cookie_hash: hashOf(cookie),
      expires_at: sql<Date>`now() + make_interval(secs => ${TICKET_S})`,
    })
    .execute();
  caller.setCookie(TICKET_COOKIE, cookie, TICKET_S);
  return ticket;
}

function liveTicket(db: Db, caller: Caller) {
  return db
    .selectFrom('login_ticket')
    .select('user_id')
    .where('cookie_hash', '=', hashOf(caller.cookie(TICKET_COOKIE) ?? ''))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`);
}

/** Who has given the password in this browser and not signed in yet; `undefined` for no one. */
export async function findTicketHolder(db: Db, caller: Caller): Promise<string | undefined> {
  return (await liveTicket(db, caller).executeTakeFirst())?.user_id;
}

/** Whether it is a live ticket of the person, in the browser it was given to. */
export async function isLiveTicket(db: Db, userId: string, ticket: string, caller: Caller): Promise<boolean> {
  const found = await liveTicket(db, caller)
    .where('user_id', '=', userId)
    .where('ticket_hash', '=', hashOf(ticket))
    .executeTakeFirst();
  return found !== undefined;
}

/** Once the person is in, the ticket is spent. */
export async function consumeTicket(db: Db, ticket: string): Promise<boolean> {
  const spent = await db
    .updateTable('login_ticket')
    .set({ used_at: sql<Date>`now()` })
    .where('ticket_hash', '=', hashOf(ticket))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Voids what the old password earned, or what still needed two-factor authentication. */
export async function dropTickets(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('login_ticket').where('user_id', '=', userId).execute();
}
