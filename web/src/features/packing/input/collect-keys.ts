/**
 * The keys of a hand scanner follow each other faster than this, also by radio and on a phone that is busy. Whoever types a whole
 * code as fast means it.
 */
const GAP_MS = 2000;
/** Fewer signs are no code of anything; two keys and Enter may be a person in a hurry. */
const SIGNS_MIN = 6;
/** So soon after another key no person presses Enter: a scanner ends what is no code with it, too, and some send two of them. */
const TAIL_MS = 150;

/** What to do with a key: ours are kept from the page, and the last of a code brings its text. */
interface Taken {
  isOurs: boolean;
  text?: string;
}

const NOT_OURS: Taken = { isOurs: false };
const OURS: Taken = { isOurs: true };

/** Tells what a hand scanner types from what a person types: a code in one go, with Enter at its end. */
export function createKeyCollector() {
  let text = '';
  let last = Number.NEGATIVE_INFINITY;
  return (key: string, at: number): Taken => {
    const pause = at - last;
    if (pause > GAP_MS) text = '';
    if (key === 'Enter') {
      const read = text;
      text = '';
      const isCode = read.length >= SIGNS_MIN;
      if (!isCode && pause > TAIL_MS) return NOT_OURS;
      last = at;
      return isCode ? { isOurs: true, text: read } : OURS;
    }
    // A blank alone presses a button; Shift and the like write nothing.
    if (key.length !== 1 || (key === ' ' && text === '')) return NOT_OURS;
    text += key;
    last = at;
    return OURS;
  };
}
