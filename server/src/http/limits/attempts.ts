import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../db/connect/connection.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often something may be tried, counted in PostgreSQL so that it holds over restarts and all processes. */
const COUNTERS = {
  /** Wrong passwords of one address from one network (or one known device), then a pause. */
  signIn: { points: 5, duration: 15 * MINUTE, blockDuration: 15 * MINUTE },
  /** Wrong passwords of one address from everywhere. */
  account: { points: 100, duration: HOUR },
  /** Wrong authenticator codes of one person (or one known device of theirs). */
  code: { points: 5, duration: 15 * MINUTE, blockDuration: 15 * MINUTE },
  /** The same of all known devices and everyone else together: a mailed code makes a device known, so there may be many. */
  codeEverywhere: { points: 30, duration: HOUR },
  signUp: { points: 200, duration: DAY },
  /** Mails to one address that one network (or one known device) asks for. */
  mailMinute: { points: 1, duration: MINUTE },
  mailDay: { points: 5, duration: DAY },
  /** Mails to one address that unknown devices ask for, wherever they are; those about a new password are counted apart. */
  mailAddress: { points: 15, duration: DAY },
  /** Mails to one address that all its known devices ask for. */
  mailDevices: { points: 20, duration: DAY },
  mailNetwork: { points: 20, duration: HOUR },
  guest: { points: 10, duration: HOUR },
  contact: { points: 5, duration: HOUR },
  /** Failed sign-ins of one network that the security log stores; whatever is more is only counted here. */
  failureLog: { points: 1000, duration: DAY },
  /** Sign-ins and ended sessions of one person that the security log stores; a loop of right passwords would fill it too. */
  signInLog: { points: 200, duration: DAY },
  /** A refused call is written down once an hour for each person, organisation and route, so that a loop fills nothing. */
  refusalLog: { points: 1, duration: HOUR },
  /** Names of subdomains that one person asks about, so that no one lists what is taken. */
  subdomain: { points: 20, duration: MINUTE },
};
type Counter = keyof typeof COUNTERS;

export type Attempts = {
  /** Counts one try before it is judged, so that many at once cannot slip through; answers how many are left. */
  take(counter: Counter, key: string): Promise<number | undefined>;
  giveBack(counter: Counter, key: string): Promise<void>;
  forget(counter: Counter, key: string): Promise<void>;
};

/** `take` answers `undefined` when none was left. */
export function createAttempts({ pool }: Database): Attempts {
  const limiters = new Map(
    Object.entries(COUNTERS).map(([name, options]) => [
      name,
      new RateLimiterPostgres({
        ...options,
        keyPrefix: name,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
      }),
    ]),
  );
  const limiter = (counter: Counter) => {
    const found = limiters.get(counter);
    if (!found) throw new Error(`no counter ${counter}`);
    return found;
  };
  return {
    async take(counter, key) {
      try {
        return (await limiter(counter).consume(key)).remainingPoints;
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
