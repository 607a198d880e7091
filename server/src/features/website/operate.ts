import { WEBSITE_LOG } from '@qrigin/domain/website';
import { sql } from 'kysely';
import { z } from 'zod';
import { type Act, recordAct } from '../../operator/act.ts';
import type { OperatorCtx } from '../../operator/command.ts';

const MAX_LISTED = 50;

/** Messages of the contact page that no one has answered yet, oldest first. */
export async function listContactMessages(ctx: OperatorCtx): Promise<string[]> {
  const rows = await ctx.register((db) =>
    db
      .selectFrom('contact_message')
      .select(['id', 'name', 'email', 'message', 'created_at'])
      .where('answered_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .limit(MAX_LISTED)
      .execute(),
  );
  if (rows.length === 0) return ['no open messages'];
  return rows.flatMap(({ id, name, email, message, created_at }) => [
    `${id}  ${created_at.toISOString()}  ${name} <${email}>`,
    ...message.split(/\r\n|\r|\n/).map((line) => `    ${line}`),
  ]);
}

export function markAnswered(ctx: OperatorCtx, id: string, act: Act): Promise<string[]> {
  return ctx.register(async (db) => {
    const row = await db
      .updateTable('contact_message')
      .set({ answered_at: sql<Date>`coalesce(answered_at, now())` })
      .where('id', '=', z.uuid('give the id of a message').parse(id))
      .returning('name')
      .executeTakeFirst();
    if (!row) throw new Error(`there is no message ${id}`);
    await recordAct(db, act, { kind: WEBSITE_LOG.answered, subjectId: id });
    return [`the message of ${row.name} is answered`];
  });
}
