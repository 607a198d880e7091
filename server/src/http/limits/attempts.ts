import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Counter } from '../../counter.ts';
import type { Database } from '../../db/connect/connection.ts';

/** How often something was tried, counted in PostgreSQL so that it holds over restarts and all processes. */
export type Attempts = {
  /** Counts one try, or several, before they are judged, so that many at once cannot slip through; answers how many are left. */
  take(counter: Counter, key: string, tries?: number): Promise<number | undefined>;
  giveBack(counter: Counter, key: string): Promise<void>;
  forget(counter: Counter, key: string): Promise<void>;
};

/** `take` answers `undefined` when none was left. */
export function createAttempts({ pool }: Database): Attempts {
  const limiters = new Map<Counter, RateLimiterPostgres>();
  function limiter(counter: Counter): RateLimiterPostgres {
    const known = limiters.get(counter);
    if (known) return known;
    const { name: keyPrefix, ...options } = counter;
    const made = new RateLimiterPostgres({
      ...options,
      keyPrefix,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
    });
    limiters.set(counter, made);
    return made;
  }
  return {
    async take(counter, key, tries = 1) {
      try {
        return (await limiter(counter).consume(key, tries)).remainingPoints;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return undefined;
        throw refused;
      }
    },
    async giveBack(counter, key) {
      await limiter(counter).reward(key);
    },
    async forget(counter, key) {
      await limiter(counter).delete(key);
    },
  };
}
