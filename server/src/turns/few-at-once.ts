import { Failure } from '@qrigin/domain/errors';

/** How many of something each key has at the moment. */
function createCounts() {
  const counts = new Map<string, number>();
  return {
    of: (key: string) => counts.get(key) ?? 0,
    /** One more, until the answer is called. */
    add(key: string): () => void {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return () => {
        const left = (counts.get(key) ?? 1) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      };
    },
  };
}

const busy = () => new Failure('busy', { retry_after: 1 });

/** Work of which so many pieces with the same key go on at the same time; who comes with more is asked to come again. */
export function fewAtOnce(most: number) {
  const underWay = createCounts();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    if (underWay.of(key) >= most) throw busy();
    const leave = underWay.add(key);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

type Limits = {
  /** Of an organisation so many go on at the same time. */
  atOnce: number;
  /** Of an organisation so many wait, none of them longer than this. */
  waiting: number;
  waitMs: number;
  /** Of one person so many go on or wait, in all organisations. */
  ofPerson: number;
};

export type Turns = {
  /** Waits for the caller's turn, which is over when the answer is called; throws `busy` for too many, or after too long. */
  enter(org: string, person: string): Promise<() => void>;
};

/**
 * For calls that hold a connection of the database longer than others do: who waits for a turn holds none yet, and one organisation
 * never takes all of them.
 */
export function createTurns({ atOnce, waiting, waitMs, ofPerson }: Limits): Turns {
  const [ofOrgs, ofPersons] = [createCounts(), createCounts()];
  const queues = new Map<string, Set<(leave: () => void) => void>>();

  function wait(org: string): Promise<() => void> {
    const queue = queues.get(org) ?? new Set();
    if (queue.size >= waiting) throw busy();
    queues.set(org, queue);
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const tooLong = setTimeout(() => {
      leaveQueue(org, go);
      reject(busy());
    }, waitMs);
    function go(leave: () => void) {
      clearTimeout(tooLong);
      leaveQueue(org, go);
      resolve(leave);
    }
    queue.add(go);
    return promise;
  }

  function leaveQueue(org: string, go: (leave: () => void) => void): void {
    queues.get(org)?.delete(go);
    if (queues.get(org)?.size === 0) queues.delete(org);
  }

  return {
    async enter(org, person) {
      if (ofPersons.of(person) >= ofPerson) throw busy();
      const leaveAsPerson = ofPersons.add(person);
      try {
        const leave = ofOrgs.of(org) < atOnce ? ofOrgs.add(org) : await wait(org);
        return () => {
          leaveAsPerson();
          // The place goes on to whoever waits longest.
          const [next] = queues.get(org) ?? [];
          if (next) next(leave);
          else leave();
        };
      } catch (error) {
        leaveAsPerson();
        throw error;
      }
    },
  };
}
