import { type Dice, oneOf } from '../../server/src/testing/fuzz/breaks/dice.ts';
import type { Checks } from './checks.ts';
import { addVersion, carryOut, type History, type Next, newCodes, planNext, timesDone } from './history.ts';
import type { Write } from './writes/write.ts';
import { CODE_WRITES } from './writes/write-codes.ts';
import { GOODS_WRITES } from './writes/write-goods.ts';
import { CLOSING, MAKER_WRITES, UNBLOCKING } from './writes/write-makers.ts';
import { RECALL_WRITES } from './writes/write-recalls.ts';
import { VENDOR_WRITES } from './writes/write-vendors.ts';

export const WRITES: readonly Write[] = [
  ...RECALL_WRITES,
  ...GOODS_WRITES,
  ...VENDOR_WRITES,
  ...CODE_WRITES,
  ...MAKER_WRITES,
];

/** How many scan while others write. */
const SCANNERS = 3;
/** Codes that are looked at after a write, of those that it touches. */
const LOOKED_AT = 3;

function anyCode({ versions }: History, roll: Dice): string {
  return oneOf([...(versions.at(-1)?.keys() ?? [])], roll);
}

/** Some of these codes, and one that may have nothing to do with them. */
function toLookAt(history: History, touched: string[]): string[] {
  const { roll } = history;
  const some = touched.length > 0 ? Array.from({ length: LOOKED_AT }, () => oneOf(touched, roll)) : [];
  return [...new Set([...some, anyCode(history, roll)])];
}

/** What is remembered for a moment only is remembered when the write comes, and while it is under way. */
async function lookUntil(answered: AbortSignal, look: () => Promise<void>): Promise<void> {
  while (!answered.aborted) await look();
}

async function writeAndLook(history: History, next: Next, checks: Checks): Promise<void> {
  const look = (code: string) => checks.check(history, code);
  const [first = '', ...others] = toLookAt(history, next.touches);
  await look(first);
  const answered = new AbortController();
  const meanwhile = lookUntil(answered.signal, () => checks.glance(history, first));
  await carryOut(history, next).finally(() => answered.abort());
  const atOnce = [first, ...others].map(look);
  addVersion(history);
  await Promise.all([meanwhile, ...atOnce, ...newCodes(history).map(look)]);
  checks.judgeOverlapped();
}

type Phase = { histories: readonly History[]; checks: Checks; roll: Dice };

/** Both processes see everything once, so that there is something to remember. */
export async function lookAtAll({ histories, checks }: Phase): Promise<void> {
  for (const history of histories)
    for (const code of history.maker.texts.values()) await checks.check(history, code);
}

/** What was never written, of which nothing is proven. */
export function neverDone(histories: readonly History[]): Write[] {
  return WRITES.filter((write) => timesDone(histories, write) === 0);
}

/** One write after the other, each kind once before any comes again; a code of someone else is looked at as well. */
export async function writeInTurn({ histories, checks, roll }: Phase, writes: number): Promise<void> {
  for (let left = writes; left > 0; left -= 1) {
    const [history, other] = [oneOf(histories, roll), oneOf(histories, roll)];
    await writeAndLook(history, planNext(history, neverDone(histories), WRITES), checks);
    await checks.check(other, anyCode(other, roll));
  }
}

/** Every organisation writes for itself while codes of all are scanned. */
export async function writeAtOnce({ histories, checks, roll }: Phase, writes: number): Promise<void> {
  const over = new AbortController();
  async function scan(): Promise<void> {
    while (!over.signal.aborted) {
      const history = oneOf(histories, roll);
      await checks.check(history, anyCode(history, roll));
    }
  }
  async function write(history: History): Promise<void> {
    for (let left = Math.ceil(writes / histories.length); left > 0; left -= 1)
      await writeAndLook(history, planNext(history, WRITES), checks);
  }
  const writing = Promise.all(histories.map(write)).finally(() => over.abort());
  await Promise.all([writing, ...Array.from({ length: SCANNERS }, scan)]);
  checks.judgeOverlapped();
}

/** The last that happens to every organisation; one that is blocked cannot do it. */
export async function closeAll({ histories, checks }: Phase): Promise<void> {
  for (const history of histories) {
    if (history.maker.blocked.has(history.maker.id))
      await writeAndLook(history, planNext(history, [UNBLOCKING]), checks);
    await writeAndLook(history, planNext(history, [CLOSING]), checks);
  }
}
