import { createHash } from 'node:crypto';
import { Failure } from '@qrigin/domain/errors';
import type { Endpoint } from '@qrigin/domain/http';
import type { UserCtx } from '../../db/index.ts';

const KEY = /^[\x21-\x7e]{1,128}$/;

type KeyRow = { user_id: string; operation: string; key: string };
type Asked = { key: string | undefined; params: unknown; body: unknown };

/** What was asked, in a form that does not depend on spaces or the order of keys in the JSON. */
function fingerprint({ params, body }: Asked): Buffer {
  const sorted = (_: string, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return createHash('sha256')
    .update(JSON.stringify([params, body], sorted))
    .digest();
}

/** Takes the key, or tells what was answered to it before. Waits while another call holds the key. */
async function takeKey(ctx: UserCtx, mine: KeyRow, print: Buffer): Promise<{ answer: unknown } | undefined> {
  const taken = await ctx.db
    .insertInto('idempotency_key')
    .values({ ...mine, fingerprint: print })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken) return undefined;

  const earlier = await ctx.db
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'answer'])
    .where((eb) => eb.and(mine))
    .executeTakeFirstOrThrow();
  if (!earlier.fingerprint.equals(print)) throw new Failure('key_reused');
  return { answer: earlier.answer };
}

/**
 * Does the work once for each key. Key, work and answer are one transaction: a second call with the key waits
 * for the first at the primary key, then gets the same answer; when the first fails nothing of it remains.
 */
export async function once(ctx: UserCtx, endpoint: Endpoint, asked: Asked, work: () => Promise<unknown>) {
  if (asked.key === undefined) return work();
  if (!KEY.test(asked.key))
    throw new Failure('invalid_input', { fields: { 'Idempotency-Key': 'not a key' } });

  const mine = { user_id: ctx.userId, operation: endpoint.name, key: asked.key };
  const earlier = await takeKey(ctx, mine, fingerprint(asked));
  if (earlier) return earlier.answer;

  const answer = await work();
  await ctx.db
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(answer) })
    .where((eb) => eb.and(mine))
    .execute();
  return answer;
}
