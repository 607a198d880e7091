import { useRef, useState } from 'react';
import { showFailure } from '../state/show-failure.ts';

/** Does one thing at a time that someone pressed a button for; a failure is shown as a toast. */
export function useAsyncAction() {
  const isUnderway = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function act(what: () => Promise<unknown>): Promise<void> {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setBusy(true);
    try {
      await what();
    } catch (error) {
      showFailure(error);
    } finally {
      isUnderway.current = false;
      setBusy(false);
    }
  }

  return { isBusy, act };
}
