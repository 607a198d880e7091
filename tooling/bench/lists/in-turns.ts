import { median } from '../table.ts';

type Turns = { rounds: number; warmUp: number };

async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await ask();
  return performance.now() - start;
}

/** The middle of so many rounds. Everything is asked once in each, so that what else the machine does touches all alike. */
export async function mediansOf(
  { rounds, warmUp }: Turns,
  asks: readonly (() => Promise<unknown>)[],
): Promise<number[]> {
  const times: number[][] = asks.map(() => []);
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [at, ask] of asks.entries()) {
      const time = await timeOf(ask);
      if (round >= 0) times[at]?.push(time);
    }
  }
  return times.map(median);
}
