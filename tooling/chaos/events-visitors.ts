import { setTimeout as sleep } from 'node:timers/promises';
import { scanUsage } from '@qrigin/domain/scan';
import { type Client, clientAt } from '../../server/src/testing/client.ts';
import type { PrintedCode } from './events-codes.ts';

export type Visitors = {
  /** Id of every event that the server said is stored, and the place of the code that was looked at. */
  acknowledged: Map<string, string>;
  readonly retries: number;
  /** Resolves when as many events are acknowledged; when the server refuses one it rejects, and all give up. */
  done: Promise<void>;
};

type Options = { apiUrl: string; codes: readonly PrintedCode[]; visitors: number; events: number };

/** Every so many events are sent twice at once, as by a browser that lost patience. */
const TWICE_EVERY = 10;
const PATIENCE_MS = 5000;

function newEventId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

/** True when it is stored, false when no one knows; throws when the server refuses it. */
async function send({ ask }: Client, code: string, eventId: string): Promise<boolean> {
  let status: number;
  try {
    const answer = await ask(scanUsage, { params: { qr: code }, body: { event_id: eventId } });
    status = answer.status;
    if (status === 200 && answer.text === JSON.stringify({ event_id: eventId })) return true;
  } catch {
    return false; // not reachable, or cut off in the middle
  }
  if (status < 500) throw new Error(`a scan was answered with ${status}`);
  return false;
}

/** Look at one code after the other; what is not answered is sent again with the same id until it is. */
export function startVisitors({ apiUrl, codes, visitors, events }: Options): Visitors {
  const acknowledged = new Map<string, string>();
  let begun = 0;
  let retries = 0;
  const giveUp = new AbortController();
  const client = clientAt(apiUrl, { patienceMs: PATIENCE_MS });

  async function sendUntilStored(code: string, eventId: string): Promise<void> {
    while (!(await send(client, code, eventId))) {
      giveUp.signal.throwIfAborted();
      retries += 1;
      await sleep(50);
    }
  }

  async function visit(): Promise<void> {
    while (begun < events && !giveUp.signal.aborted) {
      begun += 1;
      const printed = codes[Math.floor(Math.random() * codes.length)];
      if (!printed) throw new Error('there are no codes to look at');
      const eventId = newEventId();
      const copies = begun % TWICE_EVERY === 0 ? 2 : 1;
      await Promise.all(Array.from({ length: copies }, () => sendUntilStored(printed.code, eventId)));
      acknowledged.set(eventId, printed.place);
    }
  }

  const done = Promise.all(Array.from({ length: visitors }, visit)).then(() => {});
  done.catch(() => giveUp.abort());
  return {
    acknowledged,
    get retries() {
      return retries;
    },
    done,
  };
}
