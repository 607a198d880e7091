import { Failure } from '@qrigin/domain/errors';
import { createCounts } from './counts.ts';

type Limits = {
  /** Of an organisation so many go on at the same time. */
  atOnce: number;
  /** Of all organisations together. */
  inAll: number;
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

type Waiter = { org: string; go: (leave: () => void) => void };

const busy = () => new Failure('busy', { retry_after: 1 });

/**
 * For calls that hold a connection of the database longer than others do: who waits for a turn holds none yet, and whatever
 * organisations do, they never take all of them. A turn that is over goes to the organisation that has the fewest, and in it to whoever
 * waits longest.
 */
export function createTurns({ atOnce, inAll, waiting, waitMs, ofPerson }: Limits): Turns {
  const [ofOrgs, ofPersons, waitingOf] = [createCounts(), createCounts(), createCounts()];
  const queue = new Set<Waiter>();
  let underWay = 0;

  const hasRoom = (org: string) => underWay < inAll && ofOrgs.of(org) < atOnce;

  function begin(org: string): () => void {
    underWay += 1;
    const leaveOrg = ofOrgs.add(org);
    return () => {
      underWay -= 1;
      leaveOrg();
      const next = [...queue]
        .filter((waiter) => hasRoom(waiter.org))
        .toSorted((one, other) => ofOrgs.of(one.org) - ofOrgs.of(other.org))[0];
      next?.go(begin(next.org));
    };
  }

  function wait(org: string): Promise<() => void> {
    if (waitingOf.of(org) >= waiting) throw busy();
    const leaveQueue = waitingOf.add(org);
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    function stop() {
      clearTimeout(tooLong);
      queue.delete(waiter);
      leaveQueue();
    }
    const waiter: Waiter = {
      org,
      go(leave) {
        stop();
        resolve(leave);
      },
    };
    const tooLong = setTimeout(() => {
      stop();
      reject(busy());
    }, waitMs);
    queue.add(waiter);
    return promise;
  }

  return {
    async enter(org, person) {
      if (ofPersons.of(person) >= ofPerson) throw busy();
      const leaveAsPerson = ofPersons.add(person);
      try {
        const leave = hasRoom(org) ? begin(org) : await wait(org);
        return () => {
          leaveAsPerson();
          leave();
        };
      } catch (error) {
        leaveAsPerson();
        throw error;
      }
    },
  };
}

/** How the connections of a process are shared out among calls that may hold one for long; some are left for all others. */
export function createProcessTurns(connections: number) {
  const part = (share: number) => Math.max(1, Math.floor(connections * share));
  return {
    /** A device sends one call after the other, and whoever packs must not wait for long. */
    packing: createTurns({
      atOnce: part(1 / 3),
      inAll: part(1 / 2),
      waiting: 40,
      waitMs: 2000,
      ofPerson: 5,
    }),
    /** Recalls of an organisation that are opened or ended wait for each other anyway, and for those who pack. */
    recalling: createTurns({ atOnce: 1, inAll: part(1 / 5), waiting: 10, waitMs: 8000, ofPerson: 3 }),
    /** What counts codes may take seconds where there are many. */
    counting: createTurns({ atOnce: 1, inAll: part(1 / 5), waiting: 10, waitMs: 8000, ofPerson: 3 }),
  };
}
export type ProcessTurns = ReturnType<typeof createProcessTurns>;
