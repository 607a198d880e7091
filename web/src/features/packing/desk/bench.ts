import type { PackingJob, PackState } from '@qrigin/domain/packing';
import { createStore } from 'zustand/vanilla';
import { createQueue } from '../queue/queue.ts';
import type { Batch, BatchAnswer, QueuedRead } from '../queue/queued-read.ts';
import { answerTo } from './answer-to.ts';
import { type DeskState, EMPTY_DESK, type Flash, type Red, type RedReason, type Work } from './desk-state.ts';

export interface DeskDeps {
  find: (code: string) => Promise<PackState>;
  startRound: (code: string, round: { id: string; at: string }) => Promise<PackState>;
  send: (batch: Batch) => Promise<BatchAnswer>;
  keep: (reads: readonly QueuedRead[]) => boolean;
}

export type Bench = ReturnType<typeof createBench>;

/** Of what is read here and now. */
export const stamp = () => ({ id: crypto.randomUUID(), at: new Date().toISOString() });

const NOTHING_KNOWN = { code: null, level: null, product: null, packedIn: null, pack: null } as const;

/** What everything at a desk is done with: its state, the reads on their way, and what is shown of them. */
export function createBench({ send, keep }: DeskDeps) {
  const store = createStore<DeskState>(() => EMPTY_DESK);
  /** Grows with every read and every answer: what was asked before says nothing about after. */
  let age = 0;
  const grow = () => void (age += 1);
  const queue = createQueue({
    send,
    keep,
    onState: (state) => store.setState({ queue: state }),
    onAnswer(batch, answer) {
      grow();
      store.setState((state) => answerTo(state, batch, answer));
    },
  });

  function refuse(reason: RedReason, job: PackingJob, over: Partial<Red> = {}) {
    const red = { ...NOTHING_KNOWN, ...over, id: crypto.randomUUID(), reason, job };
    store.setState(({ reds }) => ({ reds: [...reds, red] }));
  }

  return {
    store,
    queue,
    refuse,
    age: () => age,
    grow,
    flash: (kind: Flash['kind']) => store.setState({ flash: { kind } }),
    /** Something was scanned where nothing is read: whoever goes on without looking is told that it does not count. */
    turnAway: () => store.setState(({ turnedAway }) => ({ turnedAway: turnedAway + 1 })),
    /** Sends it, for this job and pack; whether there was room. */
    add: ({ job, code: pack }: Pick<Work, 'job' | 'code'>, read: QueuedRead['read']): boolean => {
      grow();
      const isIn = queue.add({ job, ...(pack !== undefined && { pack }), read });
      if (!isIn) refuse('no_room_to_wait', job);
      return isIn;
    },
  };
}
