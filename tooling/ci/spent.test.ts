import { expect, test } from 'vitest';
import { cpuSeconds } from './cpu-seconds.ts';
import { overBudget, spentTable, tooLong } from './spent.ts';
import { STEPS, turnsOf } from './steps.ts';

const RUN = [
  { name: 'format', seconds: 4.04, cpu: 6, budget: 5 },
  { name: 'API tests', seconds: 1200, cpu: 1500.4, budget: 1000 },
  { name: 'journeys', seconds: 796, cpu: 1499, budget: 1000 },
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

test('more than 45 minutes is too long', () => {
  expect(tooLong([...RUN, { name: 'more', seconds: 699, cpu: 1, budget: 1 }])).toBeUndefined();
  expect(tooLong([...RUN, { name: 'more', seconds: 701, cpu: 1, budget: 1 }])).toBe(
    'too long: all steps took 45.0 min of 45; see docs/ci.md',
  );
});

test('every step has a budget', () => {
  expect(STEPS.filter(({ cpu }) => !(cpu > 0))).toEqual([]);
});

test('every step runs once, some beside another', () => {
  const turns = turnsOf(STEPS);
  const names = (steps: typeof STEPS) => steps.map(({ name }) => name);
  expect(names(turns.flat(2)).toSorted()).toEqual(names(STEPS).toSorted());
  expect(turns.filter((lanes) => lanes.length > 1).map((lanes) => lanes.map(names))).toEqual([
    [['hostile files'], ['hostile texts', 'lost network']],
    [['first start'], ['kills', 'kills of scan events', 'exactly once']],
  ]);
});

test('work costs CPU seconds', () => {
  const before = cpuSeconds();
  const end = performance.now() + 300;
  while (performance.now() < end);
  expect(cpuSeconds() - before).toBeGreaterThan(0.1);
});
