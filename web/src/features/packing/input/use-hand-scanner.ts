import { useEffectEvent, useLayoutEffect } from 'react';
import { createKeyCollector } from './collect-keys.ts';

/**
 * Hears a hand scanner, which types what it reads, wherever the focus is. Its Enter reaches nothing else: on a focused button
 * it would acknowledge a message that no one has read.
 */
export function useHandScanner(onRead: (text: string) => void): void {
  const tell = useEffectEvent(onRead);
  // Before the screen is seen: whoever sees it scans.
  useLayoutEffect(() => {
    const collect = createKeyCollector();
    function take(event: KeyboardEvent) {
      const { key, timeStamp, repeat, altKey, ctrlKey, metaKey, isComposing } = event;
      if (repeat || altKey || ctrlKey || metaKey || isComposing || isTypedInto(event.target)) return;
      const { isOurs, text } = collect(key, timeStamp);
      if (!isOurs) return;
      event.preventDefault();
      event.stopPropagation();
      if (text !== undefined) tell(text);
    }
    // Before anything on the page.
    window.addEventListener('keydown', take, true);
    return () => window.removeEventListener('keydown', take, true);
  }, []);
}

const TEXT_TYPES = new Set(['text', 'search', 'email', 'tel', 'url', 'password', 'number']);

/** A dialog that asks for a code takes the keys of a scanner by itself. */
function isTypedInto(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement && TEXT_TYPES.has(target.type)) return true;
  return target instanceof Element && target.closest('textarea, [role="dialog"]') !== null;
}
