import { FailedCall, Failure } from '@qrigin/domain/errors';
import { READS_PER_CALL_MAX } from '@qrigin/domain/packing';
import { nextPause } from '../../../http/live/pause-of.ts';
import { verdictOn } from '../../details/draft/verdict-on.ts';
import type { QueueState } from './queue-state.ts';
import type { Batch, BatchAnswer, QueuedRead } from './queued-read.ts';
import { createShelf } from './shelf.ts';

/** So many wait on a device at most: two hours of steady scanning. */
export const WAITING_MAX = 2000;
/** Pauses grow up to eight seconds: people stand beside it. */
const GROWTHS_MAX = 3;

export interface QueueDeps {
  send: (batch: Batch) => Promise<BatchAnswer>;
  /** Keeps what waits on the device, in place of what was kept before; whether that worked. */
  keep: (reads: readonly QueuedRead[]) => boolean;
  onAnswer: (batch: Batch, answer: BatchAnswer) => void;
  onState: (state: QueueState) => void;
}

export type Queue = ReturnType<typeof createQueue>;

/**
 * Brings reads to the server in the order in which they were made: one call at a time, each with all that waits for the same pack,
 * again after growing pauses where it fails. A read leaves the queue when it was answered and not before, and the server
 * knows it by its id: none is lost and none is done twice.
 */
export function createQueue(deps: QueueDeps) {
  const shelf = createShelf(deps);
  const { reads, standing, stand } = shelf;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function send(): Promise<void> {
    clearTimeout(timer);
    const batch = batchOf(reads());
    if (isStopped || !batch || standing() === 'sending' || standing() === 'refused') return;
    stand('sending');
    try {
      const answer = await deps.send(batch);
      if (!isStopped) take(batch, answer);
    } catch (failure) {
      if (!isStopped) fail(batch, failure);
    }
  }

  function take(batch: Batch, answer: BatchAnswer) {
    const sent = new Set(batch.reads.map(({ id }) => id));
    if (answer.outcomes.filter(({ id }) => sent.has(id)).length < sent.size)
      throw new Error('a read was not answered');
    shelf.change(reads().filter(({ read }) => !sent.has(read.id)));
    failures = 0;
    stand('idle');
    deps.onAnswer(batch, answer);
    void send();
  }

  function fail(batch: Batch, failure: unknown) {
    const cause = failure instanceof FailedCall ? failure.cause : failure;
    if (verdictOn(cause) === 'refused') return shelf.refuse(batch, failure);
    timer = setTimeout(() => void send(), nextPause(Math.min(failures, GROWTHS_MAX), cause));
    failures += 1;
    stand('failing', failure);
  }

  function grow(next: readonly QueuedRead[]) {
    shelf.grow(next);
    if (standing() === 'idle') void send();
  }

  function goOn() {
    stand('idle');
    void send();
  }

  return {
    isKept: shelf.isKept,
    /** Whether there was room for it, and someone to send it. */
    add(read: QueuedRead): boolean {
      if (isStopped || reads().length >= WAITING_MAX) return false;
      grow([...reads(), read]);
      return true;
    },
    /** What an earlier page left comes first. */
    adopt(left: readonly QueuedRead[]) {
      const known = new Set(reads().map(({ read }) => read.id));
      if (!isStopped) grow([...left.filter(({ read }) => !known.has(read.id)), ...reads()]);
    },
    /** The network is back: no pause is waited out. */
    wake: () => void (standing() === 'failing' && send()),
    /** Someone wants what was refused to be sent once more. */
    retry: (): void => void (standing() === 'refused' && goOn()),
    /** Gives up what was refused, and tells what that was; the rest is sent. */
    discard: (): readonly QueuedRead[] => {
      if (isStopped || standing() !== 'refused') return [];
      const given = shelf.takeRefused();
      goOn();
      return given;
    },
    /** Makes another call when nothing waits. What is read meanwhile is sent after it. */
    async inTurn<Reply>(make: () => Promise<Reply>): Promise<Reply> {
      if (reads().length > 0 || standing() !== 'idle') throw new Failure('busy');
      stand('sending');
      try {
        return await make();
      } finally {
        goOn();
      }
    },
    /** What waits stays on the device. */
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** The first in the queue, with those after it that are for the same job and pack. */
function headOf(reads: readonly QueuedRead[]): readonly QueuedRead[] {
  const end = reads.findIndex(({ job, pack }) => job !== reads[0]?.job || pack !== reads[0]?.pack);
  return reads.slice(0, end === -1 ? undefined : end);
}

function batchOf(reads: readonly QueuedRead[]): Batch | undefined {
  const [first, ...more] = headOf(reads);
  if (!first) return undefined;
  const { job, pack } = first;
  const together = [first, ...more].slice(0, READS_PER_CALL_MAX);
  return { job, ...(pack !== undefined && { pack }), reads: together.map(({ read }) => read) };
}
