import type { Dice } from '../../server/src/testing/fuzz/breaks/dice.ts';
import type { Hands } from './hands.ts';
import { type Maker, textOf } from './maker.ts';
import { told } from './told.ts';
import type { Planned, Write } from './writes/write.ts';

/** What a scan must show for every code, as JSON, by its text. */
type Snapshot = Map<string, string>;

/** An organisation through time: version 0 is how it began, and each write that was answered made one more. */
export type History = {
  maker: Maker;
  hands: Hands;
  roll: Dice;
  versions: Snapshot[];
  /** Writes that were sent, and those of them that were answered. */
  begun: number;
  answered: number;
  /** What they were, the latest last, and how many of each kind. */
  writes: string[];
  done: Map<string, number>;
};

const today = () => new Date().toISOString().slice(0, 10);

/** Texts that are as they were are kept as they are: there are many versions. */
function snapshot(maker: Maker, before: Snapshot = new Map()): Snapshot {
  const day = today();
  return new Map(
    [...maker.texts].map(([code, text]) => {
      const [said, saidBefore] = [JSON.stringify(told(maker, code, day)), before.get(text)];
      return [text, said === saidBefore ? saidBefore : said];
    }),
  );
}

export function beginHistory(maker: Maker, hands: Hands, roll: Dice): History {
  return {
    maker,
    hands,
    roll,
    versions: [snapshot(maker)],
    begun: 0,
    answered: 0,
    writes: [],
    done: new Map(),
  };
}

export type Next = { name: string; touches: string[]; act: Planned['act'] };

/** In any order, or those first that were done least: else some would hardly come up in a short run. */
function inOrder({ maker, roll, done }: History, writes: readonly Write[]): Write[] {
  const isDueFirst = roll(2) === 0;
  return writes
    .filter(({ whileBlocked }) => whileBlocked || !maker.blocked.has(maker.id))
    .map((write) => ({ write, due: isDueFirst ? (done.get(write.name) ?? 0) : 0, drawn: roll(2 ** 20) }))
    .toSorted((one, other) => one.due - other.due || one.drawn - other.drawn)
    .map(({ write }) => write);
}

/** The first of the writes that can be done now, those of the first list before the others. */
export function planNext(history: History, ...lists: readonly (readonly Write[])[]): Next {
  const { maker, roll } = history;
  maker.happened += 1;
  for (const { name, plan } of lists.flatMap((writes) => inOrder(history, writes))) {
    const planned = plan(maker, roll);
    if (planned)
      return { name, touches: planned.touches.map((code) => textOf(maker, code)), act: planned.act };
  }
  throw new Error('there is nothing to write');
}

/** Writes, and waits for the answer. */
export async function carryOut(history: History, { name, act }: Next): Promise<void> {
  const { hands, done } = history;
  history.begun += 1;
  const said = await act(hands);
  history.answered += 1;
  history.writes.push(`${history.answered}. ${name}: ${said}`);
  done.set(name, (done.get(name) ?? 0) + 1);
}

/** How often a kind of write was done by all of them. */
export function timesDone(histories: readonly History[], { name }: Write): number {
  return histories.reduce((sum, { done }) => sum + (done.get(name) ?? 0), 0);
}

/** What scans must show since the last write. It takes a moment, in which scans can be under way already. */
export function addVersion({ maker, versions }: History): void {
  versions.push(snapshot(maker, versions.at(-1)));
}

/** Codes that were not there before. */
export function newCodes({ versions }: History): string[] {
  return [...(versions.at(-1)?.keys() ?? [])].filter((text) => !versions.at(-2)?.has(text));
}
