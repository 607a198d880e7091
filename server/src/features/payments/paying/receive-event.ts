import { createHash } from 'node:crypto';
import { Failure } from '@qrigin/domain/errors';
import { ProviderId } from '@qrigin/domain/payments';
import { z } from 'zod';
import type { PublicCtx } from '../../../db/index.ts';
import { enqueue } from '../../../queue/job.ts';
import type { SetUp } from '../deps.ts';
import { settleOrder } from '../queue.ts';

const OfOrder = z.object({ entity: z.object({ order_id: ProviderId.nullish() }) });
const ItsOrder = z.object({ entity: z.object({ id: ProviderId }) });

/** As much of an event as we go by: its name, and of which order it tells. */
const Told = z.object({
  event: ProviderId,
  payload: z
    .object({ payment: OfOrder.optional().catch(undefined), order: ItsOrder.optional().catch(undefined) })
    .catch({}),
});

type Sent = { bytes: Uint8Array; signature: string; eventId: string };

/**
 * What the provider tells by itself is a reason to ask it, never more: the job that follows goes by its answer alone. An event
 * that comes again is known by its id, and changes nothing.
 */
export async function receiveEvent(
  ctx: PublicCtx,
  setUp: SetUp | undefined,
  { bytes, signature, eventId }: Sent,
): Promise<{ received: true }> {
  if (!setUp?.provider.checkWebhook(bytes, signature)) throw new Failure('wrong_signature');
  const { data } = Told.safeParse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  // Of something that we know nothing of: sent again it would tell us no more.
  if (!data) return { received: true };
  const { event, payload } = data;
  const id = ProviderId.safeParse(eventId).data ?? createHash('sha256').update(bytes).digest('hex');
  const orderId = payload.payment?.entity.order_id ?? payload.order?.entity.id ?? null;
  await ctx.transaction(async (db) => {
    const stored = await db
      .insertInto('payment_event')
      .values({ event_id: id, name: event, order_id: orderId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst();
    if (stored && orderId !== null) await enqueue(db, settleOrder, { orderId }, { key: `order ${orderId}` });
  });
  return { received: true };
}
