import type { QueueState } from './queue-state.ts';
import type { Batch, QueuedRead } from './queued-read.ts';

interface Watchers {
  keep: (reads: readonly QueuedRead[]) => boolean;
  onState: (state: QueueState) => void;
}

/** What waits, kept on the device whenever it changes, and how it stands, told whenever that does. */
export function createShelf({ keep, onState }: Watchers) {
  let reads: readonly QueuedRead[] = [];
  let standing: QueueState['standing'] = 'idle';
  let error: unknown;
  let isKept = true;
  let refused: { pack: string | undefined; ids: ReadonlySet<string> } | undefined;

  function tell() {
    onState({
      waiting: reads.length,
      standing,
      isKept,
      ...(refused && { refused: { pack: refused.pack, count: refused.ids.size } }),
      ...(error !== undefined && { error }),
    });
  }

  function change(next: readonly QueuedRead[]) {
    reads = next;
    isKept = keep(reads);
  }

  function stand(next: QueueState['standing'], why?: unknown) {
    standing = next;
    error = why;
    if (next !== 'refused') refused = undefined;
    tell();
  }

  return {
    reads: () => reads,
    standing: () => standing,
    isKept: () => isKept,
    stand,
    change,
    /** More of it, standing as it did. */
    grow(next: readonly QueuedRead[]) {
      change(next);
      tell();
    },
    /** What waits for this job and pack is for a person to decide; what is read or taken over from now on is not. */
    refuse({ job, pack }: Batch, why: unknown) {
      const alike = reads.filter((one) => one.job === job && one.pack === pack);
      refused = { pack, ids: new Set(alike.map(({ read }) => read.id)) };
      stand('refused', why);
    },
    /** Takes away what was refused. */
    takeRefused(): readonly QueuedRead[] {
      const isRefused = ({ read }: QueuedRead) => refused?.ids.has(read.id) === true;
      const taken = reads.filter(isRefused);
      change(reads.filter((one) => !isRefused(one)));
      return taken;
    },
  };
}
