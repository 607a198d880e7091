import { FailedCall } from '@qrigin/domain/errors';
import { READS_PER_CALL_MAX } from '@qrigin/domain/packing';
import { nextPause } from '../../../http/live/pause-of.ts';
import { verdictOn } from '../../details/draft/verdict-on.ts';
import type { Batch, BatchAnswer, QueuedRead } from './queued-read.ts';

/** So many wait on a device at most: two hours of steady scanning. */
export const WAITING_MAX = 2000;
/** Pauses grow up to eight seconds: people stand beside it. */
const GROWTHS_MAX = 3;

export interface QueueState {
  waiting: number;
  /** `failing` is tried again by itself; `refused` waits for a person. */
  standing: 'idle' | 'sending' | 'failing' | 'refused';
  error?: unknown;
  /** What was refused: the first in the queue, for one pack. What waits behind it is for others. */
  refused?: { pack: string | undefined; count: number };
  /** Whether what waits would survive a closed page. */
  isKept: boolean;
}

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
  let reads: readonly QueuedRead[] = [];
  let standing: QueueState['standing'] = 'idle';
  let error: unknown;
  let isKept = true;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function change(next: readonly QueuedRead[]) {
    reads = next;
    isKept = deps.keep(reads);
  }

  function stand(next: QueueState['standing'], why?: unknown) {
    standing = next;
    error = why;
    deps.onState({ ...standingOf(reads, standing), isKept, ...(why !== undefined && { error }) });
  }

  async function send(): Promise<void> {
    clearTimeout(timer);
    const batch = batchOf(reads);
    if (isStopped || !batch || standing === 'sending' || standing === 'refused') return;
    stand('sending');
    try {
      const answer = await deps.send(batch);
      if (!isStopped) take(batch, answer);
    } catch (failure) {
      if (!isStopped) fail(failure);
    }
  }

  function take(batch: Batch, answer: BatchAnswer) {
    const sent = new Set(batch.reads.map(({ id }) => id));
    if (answer.outcomes.filter(({ id }) => sent.has(id)).length < sent.size)
      throw new Error('a read was not answered');
    change(reads.filter(({ read }) => !sent.has(read.id)));
    failures = 0;
    stand('idle');
    deps.onAnswer(batch, answer);
    void send();
  }

  function fail(failure: unknown) {
    const cause = failure instanceof FailedCall ? failure.cause : failure;
    if (verdictOn(cause) === 'refused') return stand('refused', failure);
    timer = setTimeout(() => void send(), nextPause(Math.min(failures, GROWTHS_MAX), cause));
    failures += 1;
    stand('failing', failure);
  }

  return {
    isKept: () => isKept,
    /** Whether there was room for it. */
    add(read: QueuedRead): boolean {
      if (reads.length >= WAITING_MAX) return false;
      change([...reads, read]);
      stand(standing, error);
      if (standing === 'idle') void send();
      return true;
    },
    /** What an earlier page left comes first. */
    adopt(left: readonly QueuedRead[]) {
      const known = new Set(reads.map(({ read }) => read.id));
      change([...left.filter(({ read }) => !known.has(read.id)), ...reads]);
      stand(standing, error);
      if (standing === 'idle') void send();
    },
    /** The network is back: no pause is waited out. */
    wake: () => void (standing === 'failing' && send()),
    /** Someone wants what was refused to be sent once more. */
    retry: (): void => {
      if (standing === 'refused') stand('idle');
      void send();
    },
    /** Gives up what was refused; what waits behind it is sent. */
    discard: (): void => {
      if (standing !== 'refused') return;
      change(reads.slice(headOf(reads).length));
      stand('idle');
      void send();
    },
    /** What waits stays on the device. */
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function standingOf(reads: readonly QueuedRead[], standing: QueueState['standing']) {
  const refused = { pack: reads[0]?.pack, count: headOf(reads).length };
  return { waiting: reads.length, standing, ...(standing === 'refused' && { refused }) };
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
