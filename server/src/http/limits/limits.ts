import { Failure } from '@qrigin/domain/errors';
import type { RateClass } from '@qrigin/domain/http';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from '../../db/connect/connection.ts';
import type { ApiEnv } from '../../env.ts';
import { type Pressure, watchPressure } from './pressure.ts';

type Rates = Pick<ApiEnv, `RATE_${Uppercase<RateClass>}` | 'IN_FLIGHT'>;

export type Limits = {
  /** Counts the call and lets it in; throws `too_often` or `busy`. The answer must be called when it is over. */
  admit(rate: RateClass, caller: string): Promise<() => void>;
  stop(): void;
};

/**
 * Classes whose count must hold over all processes and restarts live in PostgreSQL; the others are counted in the
 * process, because a write for every read would cost more than it protects.
 */
function limiterOf(rate: RateClass, points: number, database: Database): RateLimiterAbstract {
  const options = { points, duration: 60, keyPrefix: rate };
  if (rate !== 'auth' && rate !== 'bulk') return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: database.pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
  });
}

async function count(limiter: RateLimiterAbstract, caller: string): Promise<void> {
  try {
    await limiter.consume(caller);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new Failure('too_often', { retry_after: Math.ceil(refused.msBeforeNext / 1000) });
  }
}

export function createLimits(rates: Rates, database: Database, pressure: Pressure = watchPressure()): Limits {
  const limiters = {
    auth: limiterOf('auth', rates.RATE_AUTH, database),
    public: limiterOf('public', rates.RATE_PUBLIC, database),
    scan: limiterOf('scan', rates.RATE_SCAN, database),
    read: limiterOf('read', rates.RATE_READ, database),
    write: limiterOf('write', rates.RATE_WRITE, database),
    bulk: limiterOf('bulk', rates.RATE_BULK, database),
    webhook: limiterOf('webhook', rates.RATE_WEBHOOK, database),
  };
  const inFlight = new Map<string, number>();

  /** Counts one more call under way for this caller; the answer takes it off again. */
  function enter(caller: string): () => void {
    const running = inFlight.get(caller) ?? 0;
    if (running >= rates.IN_FLIGHT) throw new Failure('too_often', { retry_after: 1 });
    inFlight.set(caller, running + 1);
    return () => {
      const left = (inFlight.get(caller) ?? 1) - 1;
      if (left > 0) inFlight.set(caller, left);
      else inFlight.delete(caller);
    };
  }

  return {
    async admit(rate, caller) {
      if (pressure.isTooHigh(rate)) throw new Failure('busy', { retry_after: 2 });
      const leave = enter(caller);
      try {
        await count(limiters[rate], caller);
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
    stop: () => pressure.stop(),
  };
}
