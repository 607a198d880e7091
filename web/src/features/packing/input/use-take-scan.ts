import type { PackingJob } from '@qrigin/domain/packing';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Desk } from '../desk/desk.ts';

interface Place {
  desk: Desk;
  job: PackingJob | undefined;
  code: string | undefined;
  onPack: (code: string) => void;
}

interface Opening {
  leaving: AbortController;
  /** What was scanned meanwhile. */
  ahead: string[];
}

/**
 * Works where the address says, and takes whatever is scanned or typed to where it belongs by then: it is read for the pack that is open, opens one where a job is
 * waiting for it, and does not count elsewhere. Whoever is fast scans what is in a pack while it opens: that is read once it is open,
 * and where it cannot be opened they are told that it does not count.
 */
export function useTakeScan({ desk, job, code, onPack }: Place) {
  const [isOpening, setOpening] = useState(false);
  const opening = useRef<Opening>(undefined);
  const isReady = job !== undefined && (code !== undefined || job === 'unpack');
  // Before the screen is seen: whoever sees it scans.
  useLayoutEffect(() => {
    if (isReady) desk.begin(job, code);
    else desk.leave();
    return () => {
      // A pack that opens late calls no one back to it.
      opening.current?.leaving.abort();
      opening.current = undefined;
      setOpening(false);
    };
  }, [desk, isReady, job, code]);

  async function open(job: PackingJob, text: string) {
    const ahead: string[] = [];
    const leaving = new AbortController();
    opening.current = { ahead, leaving };
    setOpening(true);
    const found = await desk.openPack(job, text, leaving.signal);
    if (leaving.signal.aborted) return;
    opening.current = undefined;
    setOpening(false);
    if (found !== undefined) {
      desk.begin(job, found);
      ahead.forEach(desk.read);
      onPack(found);
    } else if (ahead.length > 0) desk.turnAway();
  }

  function take(text: string) {
    // As it is by now, not as it was drawn: a scanner does not wait for the screen.
    const { work, reds } = desk.store.getState();
    if (job === undefined || work || reds.length > 0) desk.read(text);
    else if (opening.current) opening.current.ahead.push(text);
    else void open(job, text);
  }

  return { take, isReady, isOpening };
}
