/** Throws that are the same for the same seed. */
export type Dice = { roll: (sides: number) => number; oneOf: <Value>(values: readonly Value[]) => Value };

export function diceOf(seed: number): Dice {
  let state = seed + 1;
  function roll(sides: number): number {
    // Mulberry32: small, and good enough to choose what someone scans next.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  }
  return {
    roll,
    oneOf(values) {
      const value = values[roll(values.length)];
      if (value === undefined) throw new Error('there is nothing to choose from');
      return value;
    },
  };
}
