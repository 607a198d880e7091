import { LRUCache } from 'lru-cache';

/** Events of the last minute, by network. */
export type NetworkCounts = {
  /** Counts one and tells how many there were from this network within a minute. */
  add(network: string): number;
  /** The largest count of one network within a minute. */
  worst(): number;
  /** All that were ever counted. */
  total(): number;
};

/** A minute is counted in slots: a little memory for each network, and the oldest events drop out every ten seconds. */
const SLOTS = 6;
const SLOT_MS = 10_000;
/** Networks that are remembered; of more, those that were quiet the longest are forgotten. */
const NETWORKS_MAX = 10_000;

type Slots = { newest: number; counts: number[] };

function sumOf({ newest, counts }: Slots, slot: number): number {
  // What is older than a minute lies in slots that have not been written over yet.
  return counts.reduce((sum, count, age) => (age + slot - newest < SLOTS ? sum + count : sum), 0);
}

/** Lives in the process: bounded in memory however many networks call. */
export function createNetworkCounts(now: () => number = Date.now): NetworkCounts {
  const networks = new LRUCache<string, Slots>({ max: NETWORKS_MAX });
  const slotNow = () => Math.floor(now() / SLOT_MS);
  let total = 0;
  return {
    add(network) {
      const slot = slotNow();
      const { newest, counts } = networks.get(network) ?? { newest: slot, counts: [0] };
      // A clock may be put back; then it counts on where it was.
      const steps = Math.max(0, Math.min(slot - newest, SLOTS));
      const fresh = Array<number>(steps).fill(0);
      const moved = { newest: slot, counts: [...fresh, ...counts].slice(0, SLOTS) };
      moved.counts[0] = (moved.counts[0] ?? 0) + 1;
      networks.set(network, moved);
      total += 1;
      return sumOf(moved, slot);
    },
    worst() {
      const slot = slotNow();
      let worst = 0;
      for (const slots of networks.values()) worst = Math.max(worst, sumOf(slots, slot));
      return worst;
    },
    total: () => total,
  };
}
