import type { PackingRead } from '@qrigin/domain/packing';
import type { Dice } from './dice.ts';
import type { Hall, Sending } from './model.ts';

export type Batch = Sending & { reads: PackingRead[] };

const NO_CODE_OF_OURS = '00000000000000000000';
const JOBS = ['check', 'check', 'fill', 'move', 'move', 'unpack'] as const;

/** Something that someone may scan in this hall, or take back: often what is right, sometimes what is not. */
function nextRead(hall: Hall, { roll, oneOf }: Dice, mine: readonly string[]): PackingRead {
  const of = { id: crypto.randomUUID(), at: new Date().toISOString() };
  if (mine.length > 0 && roll(4) === 0) return { ...of, undoes: oneOf(mine.slice(-6)) };
  const code = roll(20) === 0 ? NO_CODE_OF_OURS : oneOf(Object.keys(hall.kinds));
  return { ...of, code, ...(roll(4) === 0 ? { anyway: true as const } : {}) };
}

/** What a phone sends in one call. `mine` are the reads of its person so far, which grow. */
export function nextBatch(hall: Hall, dice: Dice, who: { by: string; mine: string[]; pack: string }): Batch {
  const { by, mine, pack } = who;
  const reads: PackingRead[] = [];
  for (let left = 1 + dice.roll(4); left > 0; left -= 1) {
    const read = nextRead(hall, dice, mine);
    reads.push(read);
    if (!('undoes' in read)) mine.push(read.id);
  }
  return { by, job: dice.oneOf(JOBS), pack, reads };
}
