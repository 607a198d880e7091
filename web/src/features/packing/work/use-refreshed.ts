import { useEffect } from 'react';
import type { Desk } from '../desk/desk.ts';

/** Streams tell a person what happened to what is theirs, not who scanned what: so a pack is looked at this often. */
const PAUSE_MS = 2000;

/** Follows what others do with the pack, while someone looks. */
export function useRefreshed({ refresh }: Desk): void {
  useEffect(() => {
    const timer = setInterval(() => document.hidden || void refresh(), PAUSE_MS);
    return () => clearInterval(timer);
  }, [refresh]);
}
