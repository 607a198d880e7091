/** How often something happened, by the network that it came from. */
export type NetworkCounts = {
  /** Counts one more and answers how many of this network there were in the last minute, with it. */
  add(network: string): number;
  /** The most of one network in the last minute. */
  worst(): number;
  /** All of them since the process began. */
  total(): number;
};

/** The minute moves in steps of ten seconds. */
const STEP_MS = 10_000;
const STEPS = 6;
/** More than attack at the same time; of more, those that were silent for longest are forgotten. */
const MAX_NETWORKS = 10_000;

/** Counts of the last six steps; `step` is the newest of them. */
type Minute = { step: number; counts: number[] };

function moveTo(minute: Minute, step: number): void {
  const passed = Math.min(step - minute.step, STEPS);
  for (let at = 1; at <= passed; at += 1) minute.counts[(step - passed + at) % STEPS] = 0;
  minute.step = step;
}

function sumOf({ counts }: Minute): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** In the memory of this process, and never more than it can spare. */
export function createNetworkCounts(now: () => number = Date.now): NetworkCounts {
  const minutes = new Map<string, Minute>();
  let total = 0;
  const stepNow = () => Math.floor(now() / STEP_MS);
  return {
    add(network) {
      const step = stepNow();
      const minute = minutes.get(network) ?? { step, counts: Array<number>(STEPS).fill(0) };
      moveTo(minute, step);
      minute.counts[step % STEPS] = (minute.counts[step % STEPS] ?? 0) + 1;
      total += 1;
      // Last in the map is who was heard last.
      minutes.delete(network);
      minutes.set(network, minute);
      const [oldest] = minutes.keys();
      if (minutes.size > MAX_NETWORKS && oldest !== undefined) minutes.delete(oldest);
      return sumOf(minute);
    },
    worst() {
      const step = stepNow();
      let worst = 0;
      for (const [network, minute] of minutes) {
        moveTo(minute, step);
        const sum = sumOf(minute);
        if (sum === 0) minutes.delete(network);
        worst = Math.max(worst, sum);
      }
      return worst;
    },
    total: () => total,
  };
}
