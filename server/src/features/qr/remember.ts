import { LRUCache } from 'lru-cache';

/** Enough for every product that is scanned in a day; an entry is a few hundred bytes. */
const MOST = 20_000;

/**
 * Answers that are kept until they are dropped. The promise is kept from the moment of asking, so a drop that comes
 * while it is under way is not overwritten by the old answer; a failed one is not kept.
 */
export function remember<Value extends object>(load: (key: string) => Promise<Value | undefined>) {
  const kept = new LRUCache<string, Promise<Value | undefined>>({ max: MOST });
  let isOn = true;

  async function loadAndKeep(key: string): Promise<Value | undefined> {
    const loading = load(key);
    if (isOn) kept.set(key, loading);
    try {
      const value = await loading;
      if (value === undefined) forget(key, loading);
      return value;
    } catch (error) {
      forget(key, loading);
      throw error;
    }
  }
  function forget(key: string, loading: Promise<Value | undefined>): void {
    if (kept.peek(key) === loading) kept.delete(key);
  }

  return {
    get: (key: string): Promise<Value | undefined> => kept.get(key) ?? loadAndKeep(key),
    drop: (key: string): boolean => kept.delete(key),
    /** While changes cannot be heard, nothing is kept. */
    turn(on: boolean): void {
      isOn = on;
      kept.clear();
    },
  };
}
