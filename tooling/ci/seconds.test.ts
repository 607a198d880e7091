import { expect, test } from 'vitest';
import { secondsTable, secondsTotal } from './seconds.ts';

const STEPS = [
  { name: 'format', seconds: 4.04 },
  { name: 'API tests', seconds: 1200 },
  { name: 'journeys', seconds: 796 },
];

test('the longest step is told first, with its share', () => {
  expect(secondsTable(STEPS)).toEqual([
    '  1200.0 s  60 %  API tests',
    '   796.0 s  40 %  journeys',
    '     4.0 s   0 %  format',
  ]);
});

test('a whole run is held to its budget, a part of one is not', () => {
  expect(secondsTotal(STEPS, true)).toBe('all steps took 33.3 min (2000 s), 220 s below 37 min');
  expect(secondsTotal([...STEPS, { name: 'more', seconds: 300 }], true)).toBe(
    'all steps took 38.3 min (2300 s), 80 s OVER 37 min',
  );
  expect(secondsTotal(STEPS, false)).toBe('all steps took 33.3 min (2000 s)');
});
