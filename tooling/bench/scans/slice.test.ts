import { expect, test } from 'vitest';
import { ratio, type Slice, takeTurns } from './slice.ts';

const slice = (appCpu: number): Slice => ({ perSecond: 1, appCpu, postgresCpu: 0, statements: 0 });
const appCpu = (one: Slice) => one.appCpu;

test('every subject has its turn in every round, every second round backwards', async () => {
  const turns: string[] = [];
  const subject = (name: string, cpu: number) => async (round: number) => {
    turns.push(`${name}${round}`);
    return slice(cpu + round);
  };
  const slices = await takeTurns([subject('a', 10), subject('b', 20)], 3);
  expect(turns).toEqual(['a0', 'b0', 'b1', 'a1', 'a2', 'b2']);
  expect(slices.map((rounds) => rounds.map(appCpu))).toEqual([
    [10, 11, 12],
    [20, 21, 22],
  ]);
});

test('figures are compared with those of the same round: a machine that slows down changes nothing', () => {
  const [ours, theirs] = [[20, 60, 600].map(slice), [10, 30, 300].map(slice)];
  expect(ratio(appCpu, ours, theirs)).toBe(2);
  // The median of each by itself would say 60 / 10.
  expect(ratio(appCpu, ours, [10, 10, 300].map(slice))).toBe(2);
});

test('without a round to compare with there is no figure', () => {
  expect(ratio(appCpu, [slice(1)], [])).toBeNaN();
});
