import { findPack, type PackState, sendReads, startRound } from '@qrigin/domain/packing';
import { call } from '../../../http/call.ts';
import { onWake } from '../../../http/live/wake.ts';
import { onSessionChange, signedInUser } from '../../../http/session.ts';
import { holdTab, TAB } from '../../details/draft/tab.ts';
import { adoptLeft, adoptOwn } from '../queue/adopt-left.ts';
import type { ReadsOwner } from '../queue/kept-keys.ts';
import { dropOldReads, keepReads } from '../queue/kept-reads.ts';
import type { Batch } from '../queue/queued-read.ts';
import { createDesk, type Desk } from './desk.ts';

/** A call that hangs is made again: the server knows what it has done already. */
const PATIENCE_MS = 15_000;

interface OpenDesk {
  owner: ReadsOwner;
  desk: Desk;
  stopping: AbortController;
}

/** A desk outlives its page: what waits is sent while someone is on any other page, and whoever comes back finds it as it was. */
const open = new Map<string, OpenDesk>();

const keyOf = ({ user, org }: ReadsOwner) => `${user}:${org}`;

/** The desk of the person who is signed in, in an organisation. */
export function deskOf(owner: ReadsOwner): Desk {
  const known = open.get(keyOf(owner));
  if (known) return known.desk;
  listen(owner);
  const desk = createDesk(depsOf(owner));
  const stopping = new AbortController();
  open.set(keyOf(owner), { owner, desk, stopping });
  adoptOwn(owner, desk.queue);
  void holdTab().then(() => adoptLeft(owner, desk.queue, stopping.signal));
  return desk;
}

function depsOf(owner: ReadsOwner) {
  const { org } = owner;
  const signal = () => AbortSignal.timeout(PATIENCE_MS);
  return {
    find: (code: string): Promise<PackState> => call(findPack, { params: { org, code }, signal: signal() }),
    startRound: (code: string, body: { id: string; at: string }) =>
      call(startRound, { params: { org, code }, body, signal: signal() }),
    send: (body: Batch) => call(sendReads, { params: { org }, body, signal: signal() }),
    keep: (reads: Parameters<typeof keepReads>[2]) => keepReads(owner, TAB, reads),
  };
}

let isListening = false;

function listen({ user }: ReadsOwner): void {
  if (isListening) return;
  isListening = true;
  dropOldReads(user);
  onWake(() => {
    for (const { desk } of open.values()) desk.queue.wake();
  });
  // What waits is sent in the name of whoever read it, or not at all.
  onSessionChange(() => {
    const now = signedInUser();
    for (const [key, { owner, desk, stopping }] of open) {
      if (owner.user === now) continue;
      desk.stop();
      stopping.abort();
      open.delete(key);
    }
  });
  window.addEventListener('beforeunload', (event) => {
    for (const { desk } of open.values()) if (!desk.queue.isKept()) event.preventDefault();
  });
}
