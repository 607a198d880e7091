import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / SECOND_MS));

/** Whole seconds until a moment, counted down; 0 once it has passed. */
export function useSecondsUntil(moment: number): number {
  const [left, setLeft] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const tick = () => {
      const now = secondsUntil(moment);
      setLeft(now);
      if (now === 0) clearInterval(ticking);
    };
    const ticking = setInterval(tick, SECOND_MS);
    tick();
    return () => clearInterval(ticking);
  }, [moment]);
  return left;
}
