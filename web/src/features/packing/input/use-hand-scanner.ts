import { useEffect, useEffectEvent } from 'react';
import { createKeyCollector } from './collect-keys.ts';

interface Wish {
  isOn: boolean;
  onRead: (text: string) => void;
}

/**
 * Hears a hand scanner, which types what it reads, wherever the focus is. Its Enter reaches nothing else: on a focused button
 * it would acknowledge a message that no one has read.
 */
export function useHandScanner({ isOn, onRead }: Wish): void {
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    if (!isOn) return undefined;
    const collect = createKeyCollector();
    function take(event: KeyboardEvent) {
      const { key, timeStamp, repeat, altKey, ctrlKey, metaKey, isComposing } = event;
      if (repeat || altKey || ctrlKey || metaKey || isComposing || isTypedInto(event.target)) return;
      const { isOurs, text } = collect(key, timeStamp);
      if (!isOurs) return;
      event.preventDefault();
      // Nor to another one of these: the first that was there reads it.
      event.stopImmediatePropagation();
      if (text !== undefined) tell(text);
    }
    // Before anything on the page.
    window.addEventListener('keydown', take, true);
    return () => window.removeEventListener('keydown', take, true);
  }, [isOn]);
}

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, select, textarea');
