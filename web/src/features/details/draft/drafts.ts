import { onWake } from '../../../http/live/wake.ts';
import { onSessionChange, signedInUser } from '../../../http/session.ts';
import { type DeviceOwner, dropOld } from './device.ts';
import { createDraft, type Draft } from './draft.ts';
import { draftCalls } from './draft-calls.ts';
import { holdTab } from './tab.ts';

interface OpenDraft {
  owner: DeviceOwner;
  opening: Promise<Draft>;
  draft?: Draft;
  users: number;
}

/**
 * A draft outlives its page until all that was typed is with the server: whoever goes to another page, or comes back, finds the
 * same one.
 */
const open = new Map<string, OpenDraft>();

const keyOf = ({ user, org, product }: DeviceOwner) => [user, org, product].join(':');

/** A draft to work with, for as long as a page needs it. Whoever may only read leaves alone what lies on the device. */
export function leaseDraft(
  owner: DeviceOwner,
  mayEdit: boolean,
): { opening: Promise<Draft>; end: () => void } {
  const key = keyOf(owner);
  const known = open.get(key);
  const lent: OpenDraft = known ?? { owner, opening: start(owner, mayEdit), users: 0 };
  lent.users += 1;
  open.set(key, lent);
  if (known?.draft) void known.draft.refresh().catch(() => undefined);
  if (!known)
    lent.opening.then(
      (draft) => {
        lent.draft = draft;
        // Someone signed out meanwhile.
        if (open.get(key) !== lent) draft.stop();
      },
      // The next one who wants it tries again.
      () => open.delete(key),
    );
  return {
    opening: lent.opening,
    end() {
      lent.users -= 1;
      closeIfDone(key, lent);
    },
  };
}

async function start(owner: DeviceOwner, mayEdit: boolean): Promise<Draft> {
  listen();
  const calls = draftCalls(owner);
  const [fetched] = await Promise.all([calls.fetch(), holdTab()]);
  const draft = createDraft(owner, fetched, calls);
  if (mayEdit) await draft.adoptLeft();
  draft.store.subscribe(() => {
    const lent = open.get(keyOf(owner));
    if (lent) closeIfDone(keyOf(owner), lent);
  });
  return draft;
}

function closeIfDone(key: string, lent: OpenDraft) {
  if (lent.users > 0 || open.get(key) !== lent) return;
  if (lent.draft && !lent.draft.isSaved()) return;
  open.delete(key);
  void lent.opening.then((draft) => draft.stop()).catch(() => undefined);
}

let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  dropOld();
  onWake((wake) => {
    for (const { draft, users } of open.values()) {
      draft?.wake();
      if (wake === 'seen' && users > 0) void draft?.refresh().catch(() => undefined);
    }
  });
  // What is on its way is sent in the name of whoever typed it, or not at all.
  onSessionChange(() => {
    const user = signedInUser();
    for (const [key, { owner, draft }] of open) {
      if (owner.user === user) continue;
      draft?.stop();
      open.delete(key);
    }
  });
  window.addEventListener('beforeunload', (event) => {
    for (const { draft } of open.values()) if (draft?.store.getState().isUnkept) event.preventDefault();
  });
}
