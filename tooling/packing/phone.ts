import { Failure, isFailureCode } from '@qrigin/domain/errors';
import { type ReadOutcome, sendReads } from '@qrigin/domain/packing';
import { clientAt, withinOrg } from '../../server/src/testing/client.ts';
import { createQueue } from '../../web/src/features/packing/queue/queue.ts';
import type { QueuedRead } from '../../web/src/features/packing/queue/queued-read.ts';

type Options = {
  url: string;
  token: string;
  orgId: string;
  /** Each n-th request is lost on its way; none without. */
  loseOneIn?: number;
};

/** How soon a phone hears that the network is back. */
const BACK_MS = 30;

/** A phone with the queue of the packing screen. What waits is kept on the device, and is there when its page was killed. */
export function createPhone({ url, token, orgId, loseOneIn }: Options) {
  const { ask } = withinOrg(clientAt(url), { org: orgId, token });
  const outcomes = new Map<string, ReadOutcome>();
  const counted = { calls: 0, lost: 0, kills: 0 };
  let kept: readonly QueuedRead[] = [];
  let queue = open();

  function open() {
    const opened = createQueue({
      keep(reads) {
        kept = reads;
        return true;
      },
      async send(batch) {
        counted.calls += 1;
        if (loseOneIn !== undefined && counted.calls % loseOneIn === 0) {
          counted.lost += 1;
          throw new Error('the request was lost');
        }
        const { status, code = 'internal', body } = await ask(sendReads, { body: batch });
        if (status !== 200) throw new Failure(isFailureCode(code) ? code : 'internal');
        return body;
      },
      onAnswer(_, answer) {
        for (const outcome of answer.outcomes) outcomes.set(outcome.id, outcome);
      },
      onState({ standing, error }) {
        if (standing === 'refused') throw new Error('the server refused a call', { cause: error });
        if (standing === 'failing') setTimeout(() => opened.wake(), BACK_MS);
      },
    });
    return opened;
  }

  return {
    outcomes,
    counted,
    add: (read: QueuedRead) => queue.add(read),
    waiting: () => kept.length,
    /** The page is gone at once: no one hears the answer of a call that is under way. The next page finds what was kept. */
    killPage() {
      counted.kills += 1;
      queue.stop();
      const left = kept;
      queue = open();
      queue.adopt(left);
    },
  };
}
export type Phone = ReturnType<typeof createPhone>;
