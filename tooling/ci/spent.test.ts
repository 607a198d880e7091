import { expect, test } from 'vitest';
import { cpuSeconds } from './cpu-seconds.ts';
import { paceNow, secondsThere } from './pace.ts';
import { clockLine, isTooLong, overBudget, spentTable } from './spent.ts';
import { STEPS, turnsOf } from './steps.ts';

const RUN = [
  { name: 'format', seconds: 4.04, secondsThere: 2.02, cpu: 6, budget: 5 },
  { name: 'API tests', seconds: 1200, secondsThere: 600, cpu: 1500.4, budget: 1000 },
  { name: 'journeys', seconds: 796, secondsThere: 398, cpu: 1499, budget: 1000 },
];

test('the dearest step comes first, with its budget and its share', () => {
  expect(spentTable(RUN)).toEqual([
    '  seconds    CPU s   budget    share  step',
    '   1200.0   1500.4     1000      50%  API tests',
    '    796.0   1499.0     1000      50%  journeys',
    '      4.0      6.0        5       0%  format',
    '   2000.0   3005.4     2005           all steps',
  ]);
});

test('a step that is over its budget by half is named, one that is a little over is not', () => {
  expect(overBudget(RUN)).toEqual(['over budget: API tests took 1500 CPU s of 1000']);
});

const more = (secondsThere: number) => ({ name: 'more', seconds: 4000, secondsThere, cpu: 1, budget: 1 });

test('more than 45 minutes is too long, at the pace of the machine that the limit is meant for', () => {
  expect(isTooLong([...RUN, more(1699)])).toBe(false);
  expect(isTooLong([...RUN, more(1701)])).toBe(true);
  expect(clockLine([...RUN, more(1701)])).toBe('100.0 min by the clock at a pace of 2.22: 45.0 min of 45');
});

test('what is done while a machine is half as fast counts half', async () => {
  expect(secondsThere(600, 1.5, 2.5)).toBe(300);
  expect(await paceNow()).toBeGreaterThan(0.1);
});

test('every step has a budget', () => {
  expect(STEPS.filter(({ cpu }) => !(cpu > 0))).toEqual([]);
});

test('every step runs once, some beside another', () => {
  const turns = turnsOf(STEPS);
  const names = (steps: typeof STEPS) => steps.map(({ name }) => name);
  expect(names(turns.flat(2)).toSorted()).toEqual(names(STEPS).toSorted());
  expect(turns.filter((lanes) => lanes.length > 1).map((lanes) => lanes.map(names))).toEqual([
    [['hostile files'], ['hostile texts', 'export read back', 'lost network', 'packing by scanner']],
    [['first start'], ['kills', 'kills of scan events', 'exactly once', 'pay once', 'bench of imports']],
  ]);
});

test('work costs CPU seconds', () => {
  const before = cpuSeconds();
  const end = performance.now() + 300;
  while (performance.now() < end);
  expect(cpuSeconds() - before).toBeGreaterThan(0.1);
});
