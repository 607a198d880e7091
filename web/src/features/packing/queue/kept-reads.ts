import { z } from 'zod';
import { keptKeys, keyOf, type ReadsOwner } from './kept-keys.ts';
import { QueuedRead } from './queued-read.ts';

const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const Stored = z.object({ reads: z.array(z.unknown()), time: z.number() });

/** Whether they are kept from now on, in place of what this tab kept before: a storage may be full or switched off. */
export function keepReads(owner: ReadsOwner, tab: string, reads: readonly QueuedRead[]): boolean {
  if (reads.length === 0) {
    forgetReads(owner, tab);
    return true;
  }
  try {
    localStorage.setItem(keyOf(owner, tab), JSON.stringify({ reads, time: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

export function forgetReads(owner: ReadsOwner, tab: string): void {
  remove(keyOf(owner, tab));
}

/** What each tab of this person has not brought to the server, in the order in which it was read. */
export function keptReads({ user, org }: ReadsOwner): { tab: string; reads: QueuedRead[] }[] {
  return keptKeys(user)
    .flatMap(({ key, org: ofOrg, tab }) => {
      const stored = read(key);
      if (ofOrg !== org || !stored) return [];
      return [{ tab, time: stored.time, reads: stored.reads.flatMap(known) }];
    })
    .toSorted((one, other) => one.time - other.time)
    .map(({ tab, reads }) => ({ tab, reads }));
}

/** What others did not come back for. This person is here, and a clock that was wrong says nothing about theirs. */
export function dropOldReads(user: string): void {
  const before = Date.now() - KEPT_DAYS * DAY_MS;
  for (const { key, user: ofUser } of keptKeys()) {
    if (ofUser === user) continue;
    const stored = read(key);
    if (!stored || stored.time < before) remove(key);
  }
}

function known(entry: unknown): QueuedRead[] {
  const parsed = QueuedRead.safeParse(entry);
  return parsed.success ? [parsed.data] : [];
}

function read(key: string): z.output<typeof Stored> | undefined {
  try {
    return Stored.parse(JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    return undefined;
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
