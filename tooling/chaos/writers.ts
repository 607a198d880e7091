import { setTimeout as sleep } from 'node:timers/promises';
import { createSite } from '@qrigin/domain/sites';
import { clientAt } from '../../server/src/testing/client.ts';

export type Writers = {
  /** Names of the sites that the server said are stored. */
  acknowledged: string[];
  /** Every name ever sent. */
  attempted: Set<string>;
  /** Waits until what is under way is answered. */
  stop(): Promise<void>;
};

const PATIENCE_MS = 5000;

type Options = { apiUrl: string; orgId: string; token: string; writers: number };

/** Writes one site after the other; what is not answered is sent again with the same key until it is. */
export function startWriters({ apiUrl, orgId, token, writers }: Options): Writers {
  const acknowledged: string[] = [];
  const attempted = new Set<string>();
  const stopping = new AbortController();
  const { ask } = clientAt(apiUrl, { token, patienceMs: PATIENCE_MS });

  async function isStored(name: string): Promise<boolean> {
    try {
      const { status } = await ask(createSite, {
        params: { org: orgId },
        body: { name, kind: 'warehouse' },
        idempotencyKey: name,
      });
      if (status === 200) return true;
      if (status < 500 && status !== 429) throw new TypeError(`answered ${status}`);
      return false;
    } catch (error) {
      if (error instanceof TypeError && error.message.startsWith('answered')) throw error;
      return false; // not reachable, or cut off: no one knows whether it was stored
    }
  }

  async function write(writer: number): Promise<void> {
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      const name = `site-${writer}.${count}`;
      attempted.add(name);
      while (!(await isStored(name))) await sleep(50);
      acknowledged.push(name);
    }
  }

  const all = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  // Told by `stop`, which is where someone listens.
  all.catch(() => stopping.abort());
  return {
    acknowledged,
    attempted,
    async stop() {
      stopping.abort();
      await all;
    },
  };
}
