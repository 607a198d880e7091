import { useEffect } from 'react';
import type { Desk } from '../desk/desk.ts';
import { usePackingSettings } from './packing-settings.ts';
import { playNo, playYes, unlockSound } from './sounds.ts';

const SHORT_MS = [60];
const LONG_MS = [180, 90, 180];

/**
 * What is heard and felt of every read: one sound for yes, another for everything that someone has to look at. Whoever comes back to
 * the screen is not told again what came before.
 */
export function useSignals({ store }: Desk): void {
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, unlockSound, true);
    return () => {
      for (const event of events) window.removeEventListener(event, unlockSound, true);
    };
  }, []);
  useEffect(
    () =>
      store.subscribe(({ flash, reds: [red], turnedAway }, before) => {
        if (flash && flash !== before.flash)
          signal(flash.kind === 'already' ? 'no' : 'yes', flash.kind !== 'undone');
        if (red && red.id !== before.reds[0]?.id) signal('no');
        if (turnedAway > before.turnedAway) signal('no');
      }),
    [store],
  );
}

function signal(kind: 'yes' | 'no', isHeard = true): void {
  // Not every browser can, and none needs to.
  navigator.vibrate?.(kind === 'yes' ? SHORT_MS : LONG_MS);
  if (!isHeard || !usePackingSettings.getState().isSoundOn) return;
  if (kind === 'yes') playYes();
  else playNo();
}
