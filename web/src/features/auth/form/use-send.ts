import { useState } from 'react';

/** Runs one thing at a time that somebody asked for, and keeps what went wrong with it for showing beside the button. */
export function useSend() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  async function send(act: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      await act();
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, error, send };
}
