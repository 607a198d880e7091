import { useEffect, useState } from 'react';

/** True after that many milliseconds: what is there sooner needs no sign that it is awaited. */
export function useDelay(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}
