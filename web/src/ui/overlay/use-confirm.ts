import { useRef, useState } from 'react';
import { showFailure } from '../state/show-failure.ts';

/** Does what was asked once, however often it is confirmed, and closes when it is done. */
export function useConfirm(onConfirm: () => Promise<void> | void, onClose: () => void) {
  const isUnderway = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      showFailure(error);
    } finally {
      isUnderway.current = false;
      setBusy(false);
    }
  }

  /** No one leaves half-way: whether it happened would stay unknown. */
  function leave() {
    if (!isUnderway.current) onClose();
  }

  return { isBusy, confirm, leave };
}
