import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

type Entity = { id: string };
export type Told = { event: string; entities: Readonly<Record<string, Entity>> };

type Options = {
  /** Where events are sent to; nowhere without it. */
  url: string | undefined;
  secret: string;
};

/** How often the provider tries again when it is not answered with success. */
const TRIES = 4;
const PAUSE_MS = 1000;

export type Webhooks = ReturnType<typeof createWebhooks>;

/** Events as the provider sends them: signed over their bytes, each with an id that stays the same when it is sent again. */
export function createWebhooks(options: Options) {
  const underWay = new Set<Promise<void>>();
  const held: (() => Promise<void>)[] = [];
  const how = { times: 1, isHeld: false };

  async function send(bytes: string, headers: Record<string, string>): Promise<void> {
    for (let turn = 1; turn <= TRIES; turn += 1) {
      if (options.url === undefined) return;
      const answered = await fetch(options.url, { method: 'POST', headers, body: bytes }).catch(
        () => undefined,
      );
      if (answered?.ok) return;
      await sleep(PAUSE_MS * turn);
    }
  }

  function begin(sending: () => Promise<void>): void {
    const work = sending().finally(() => underWay.delete(work));
    underWay.add(work);
  }

  return {
    /** How many times each event is sent, and whether events wait until they are released. */
    how,
    options,
    tell({ event, entities }: Told): void {
      const payload = Object.fromEntries(
        Object.entries(entities).map(([name, entity]) => [name, { entity }]),
      );
      const told = { entity: 'event', event, contains: Object.keys(entities), payload };
      const bytes = JSON.stringify({ ...told, created_at: Math.floor(Date.now() / 1000) });
      const headers = {
        'content-type': 'application/json',
        'x-razorpay-signature': createHmac('sha256', options.secret).update(bytes).digest('hex'),
        'x-razorpay-event-id': randomBytes(10).toString('hex'),
      };
      for (let turn = 0; turn < how.times; turn += 1) {
        const sending = () => send(bytes, headers);
        if (how.isHeld) held.push(sending);
        else begin(sending);
      }
    },
    /** Those that wait, in this order. */
    take: (): (() => Promise<void>)[] => held.splice(0),
    /** Until nothing is on its way any more. */
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
