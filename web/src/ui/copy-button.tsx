import { useState } from 'react';

type Outcome = 'copied' | 'refused';
const WORDS: Record<Outcome, string> = { copied: 'Copied', refused: 'Not copied' };

/** Puts a text on the clipboard and says whether the browser allowed it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<Outcome>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }

  return (
    <button className="button button-line" type="button" onClick={() => void copy()}>
      <span aria-live="polite">{outcome ? WORDS[outcome] : label}</span>
    </button>
  );
}
