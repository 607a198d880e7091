import { useEffect } from 'react';
import { nextPause } from '../../../http/live/pause-of.ts';
import type { Desk } from '../desk/desk.ts';

/** Streams tell a person what happened to what is theirs, not who scanned what: so a pack is looked at this often. */
const PAUSE_MS = 2000;
/** Pauses grow by eight seconds at most: people stand beside it. */
const GROWTHS_MAX = 3;

/** Follows what others do with the pack, while someone looks: one question at a time, and more rarely while they fail. */
export function useRefreshed({ refresh }: Desk): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    let failures = 0;
    async function look() {
      const error = document.hidden ? undefined : await refresh();
      failures = error === undefined ? 0 : failures + 1;
      if (!isLeft) wait(error);
    }
    function wait(error?: unknown) {
      const longer = failures === 0 ? 0 : nextPause(Math.min(failures, GROWTHS_MAX), error);
      timer = setTimeout(() => void look(), PAUSE_MS + longer);
    }
    wait();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [refresh]);
}
