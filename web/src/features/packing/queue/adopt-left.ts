import { isGone, TAB, whenGone } from '../../details/draft/tab.ts';
import type { ReadsOwner } from './kept-keys.ts';
import { forgetReads, keptReads } from './kept-reads.ts';
import type { Queue } from './queue.ts';

/** Takes over what this page itself has kept for this person: they were signed out meanwhile, and are back. */
export function adoptOwn(owner: ReadsOwner, queue: Queue): void {
  const own = keptReads(owner).find(({ tab }) => tab === TAB);
  if (own) queue.adopt(own.reads);
}

/**
 * Takes over what closed or killed pages of this person have left on the device, and what is left by those that still live when
 * they are gone. The signal ends that.
 */
export async function adoptLeft(owner: ReadsOwner, queue: Queue, signal: AbortSignal): Promise<void> {
  for (const { tab } of keptReads(owner)) {
    if (tab === TAB) continue;
    const take = () => adoptFrom(owner, queue, tab);
    if (!(await isGone(tab))) whenGone(tab, signal, take);
    else if (!signal.aborted) take();
  }
}

/** As it is now: the other page may have brought some of it to the server meanwhile. */
function adoptFrom(owner: ReadsOwner, queue: Queue, tab: string): void {
  const left = keptReads(owner).find((one) => one.tab === tab);
  if (!left) return;
  queue.adopt(left.reads);
  // Kept under the name of this page by now, unless nothing can be kept.
  if (queue.isKept()) forgetReads(owner, tab);
}
