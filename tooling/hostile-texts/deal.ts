import { ADDRESSES, PAYLOADS } from './payloads.ts';

/** A text in a field, and how many payloads are in it. */
export type Dealt = { text: string; payloads: number };

export interface Deal {
  /** The next payloads for a kind of field, as many as fit; none once it has had all that fit. */
  take(kind: string, field: Field): Dealt;
  /** Whether every kind of field that took any has had all of them. */
  isDone(): boolean;
  totals(): Totals;
}

/** Of an address there is only one in its field; whatever would break out of it can be there together. */
type Field = { max: number; isAddress: boolean };

/** How many kinds of field there are, how many had all that fit, and how many payloads were in one of them at most and at least. */
type Totals = { kinds: number; whole: number; least: number; most: number };

const NONE: Dealt = { text: '', payloads: 0 };

/** So far apart begin two kinds: a page should have many different ones. */
const STRIDE = 37;

/** Gives each kind of field all payloads, one after the other, beginning with another one. */
export function createDeal(): Deal {
  const taken = new Map<string, { first: number; count: number; fitting: number }>();
  return {
    take(kind, { max, isAddress }) {
      const hand = taken.get(kind) ?? { first: taken.size * STRIDE, count: 0, fitting: 0 };
      taken.set(kind, hand);
      const chosen: string[] = [];
      let room = max;
      for (; hand.count < PAYLOADS.length; hand.count += 1) {
        const payload = PAYLOADS[(hand.first + hand.count) % PAYLOADS.length] ?? '';
        // One that is too long for the field as a whole can never be in it.
        if (payload.length > max) continue;
        if (payload.length > room) break;
        const isAlone = isAddress && ADDRESSES.includes(payload);
        if (isAlone && chosen.length > 0) break;
        chosen.push(payload);
        room = isAlone ? 0 : room - payload.length - 1;
      }
      hand.fitting += chosen.length;
      return chosen.length === 0 ? NONE : { text: chosen.join(' ').trim(), payloads: chosen.length };
    },
    isDone: () => [...taken.values()].every(({ count }) => count === PAYLOADS.length),
    totals() {
      const hands = [...taken.values()];
      const fitting = hands.map((hand) => hand.fitting);
      const whole = hands.filter(({ count }) => count === PAYLOADS.length).length;
      return { kinds: hands.length, whole, least: Math.min(...fitting), most: Math.max(...fitting) };
    },
  };
}
