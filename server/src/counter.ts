type Options = {
  points: number;
  /** In seconds. */
  duration: number;
  /** How long it is closed once none is left, where that is not the rest of the duration. */
  blockDuration?: number;
};

/** How often something may be tried; `name` begins the stored keys. */
export type Counter = Options & { name: string };

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Everything that was declared by what this process has loaded. */
const declared = new Set<string>();

/** Declares a counter of a feature; `attempts` counts with it. */
export function counter(name: string, options: Options): Counter {
  if (declared.has(name)) throw new Error(`two counters are named ${name}`);
  declared.add(name);
  return { name, ...options };
}
