import * as fc from 'fast-check';

/** A number from 0 up to but not including `sides`. */
export type Dice = (sides: number) => number;

/** Dice whose throws belong to the case, so that the same seed throws the same. */
export const dice: fc.Arbitrary<Dice> = fc
  .infiniteStream(fc.noBias(fc.nat()), { noHistory: true })
  .map((throws) => (sides) => Number(throws.next().value) % sides);

export function oneOf<T>(things: readonly T[], roll: Dice): T {
  return things[roll(things.length)]!;
}
