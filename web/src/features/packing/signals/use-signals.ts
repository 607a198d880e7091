import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Desk } from '../desk/desk.ts';
import { usePackingSettings } from './packing-settings.ts';
import { playNo, playYes, unlockSound } from './sounds.ts';

const SHORT_MS = [60];
const LONG_MS = [180, 90, 180];

/** What is heard and felt of every read: one sound for yes, another for everything that someone has to look at. */
export function useSignals({ store }: Desk): void {
  const flash = useStore(store, (state) => state.flash);
  const red = useStore(store, (state) => state.reds[0]?.id);
  const turnedAway = useStore(store, (state) => state.turnedAway);

  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, unlockSound, true);
    return () => {
      for (const event of events) window.removeEventListener(event, unlockSound, true);
    };
  }, []);
  useEffect(() => {
    if (flash) signal(flash.kind === 'already' ? 'no' : 'yes', flash.kind !== 'undone');
  }, [flash]);
  useEffect(() => {
    if (red !== undefined) signal('no');
  }, [red]);
  useEffect(() => {
    if (turnedAway > 0) signal('no');
  }, [turnedAway]);
}

function signal(kind: 'yes' | 'no', isHeard = true): void {
  // Not every browser can, and none needs to.
  navigator.vibrate?.(kind === 'yes' ? SHORT_MS : LONG_MS);
  if (!isHeard || !usePackingSettings.getState().isSoundOn) return;
  if (kind === 'yes') playYes();
  else playNo();
}
