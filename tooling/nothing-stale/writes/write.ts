import type { ModelCode } from '../../../domain/src/qr/testing/pack-model.ts';
import { type Dice, oneOf } from '../../../server/src/testing/fuzz/breaks/dice.ts';
import type { Hands } from '../hands.ts';
import type { Maker } from '../maker.ts';

export type Planned = {
  /** Codes that may show something else afterwards. */
  touches: readonly ModelCode[];
  /** Does it, in the product and then in the model, and says in words what was done. */
  act: (hands: Hands) => Promise<string>;
};

/** One kind of write. */
export type Write = {
  name: string;
  /** People of an organisation that was taken down can do nothing; what operators do still works. */
  whileBlocked?: true;
  /** What to do now; `undefined` when there is nothing that it could be done to. */
  plan: (maker: Maker, roll: Dice) => Planned | undefined;
};

export function codesOf({ packs }: Maker, product: { id: string }): ModelCode[] {
  return packs.codes.filter(({ productId }) => productId === product.id);
}

export function pick<Thing>(things: readonly Thing[], roll: Dice): Thing | undefined {
  return things.length > 0 ? oneOf(things, roll) : undefined;
}
