import { createHash } from 'node:crypto';
import { type PackingJob, type PackingRead, READ_REFUSALS, sendReads } from '@qrigin/domain/packing';
import { parseCode } from '@qrigin/domain/qr';
import { sql } from 'kysely';
import { z } from 'zod';
import type { OrgCtx } from '../../../db/index.ts';

/**
 * A read that did nothing is no event. What was answered to it is remembered for as long as keys of other calls are, so that
 * the same answer is given again: by the time that it is sent once more, a read after it may have made room for it.
 */
const Told = z.object({
  outcome: z.enum(['already', 'refused']),
  reason: z.enum(READ_REFUSALS).nullable(),
  pack: z.object({ run: z.int(), idx: z.int() }).nullable(),
});
/** `print` is of what was read. */
export type ToldRead = z.output<typeof Told> & { print: string };

/** What makes a read another one, whatever its id says. */
export function printOf(orgId: string, job: PackingJob, read: PackingRead): string {
  const what = 'undoes' in read ? read.undoes : (parseCode(read.code) ?? read.code);
  return createHash('sha256')
    .update(JSON.stringify([orgId, job, what]))
    .digest('hex');
}

export async function toldReads(
  { db, userId }: OrgCtx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ToldRead>> {
  const rows = await db
    .selectFrom('idempotency_key')
    .select(['key', 'fingerprint', 'answer'])
    .where('user_id', '=', userId)
    .where('operation', '=', sendReads.name)
    .where('key', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ key, fingerprint, answer }) => [
      key,
      { ...Told.parse(answer), print: fingerprint.toString('hex') },
    ]),
  );
}

type New = { id: string; told: ToldRead };

export async function rememberTold({ db, userId }: OrgCtx, reads: readonly New[]): Promise<void> {
  if (reads.length === 0) return;
  const rows = reads.map(({ id, told: { print, ...answer } }) => ({ id, print, answer }));
  await sql`
    insert into idempotency_key (user_id, operation, key, fingerprint, answer)
    select ${userId}, ${sendReads.name}, told.id, decode(told.print, 'hex'), told.answer
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told(id text, print text, answer jsonb)
    on conflict do nothing`.execute(db);
}
