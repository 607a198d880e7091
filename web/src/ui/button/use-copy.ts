import { useEffect, useState } from 'react';

/** How long the outcome is shown. */
const SHOWN_MS = 2000;

/** Puts a text on the clipboard and says for a while whether the browser allowed it. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();

  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }

  return { outcome, copy: () => void copy() };
}
