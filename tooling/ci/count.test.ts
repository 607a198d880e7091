import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countReport, countStep } from './count.ts';

const vitest = (passed: number, failed: number, total: number) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numTotalTests: total });

test('skipped tests of a suite count as failed', () => {
  expect(countReport(vitest(5, 1, 8))).toEqual({ passed: 5, failed: 3 });
});

test('a journey that passed only on a second try counts as failed', () => {
  const report = JSON.stringify({ stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 1 } });
  expect(countReport(report)).toEqual({ passed: 4, failed: 4 });
});

test('a suite that ended badly has at least one failure, whatever its report says', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'qrigin-count-')), 'unit.json');
  writeFileSync(file, vitest(3, 0, 3));
  expect(countStep(false, file)).toEqual({ passed: 3, failed: 1 });
  expect(countStep(true, file)).toEqual({ passed: 3, failed: 0 });
});

test('a check counts as one', () => {
  expect(countStep(true, undefined)).toEqual({ passed: 1, failed: 0 });
  expect(countStep(false, undefined)).toEqual({ passed: 0, failed: 1 });
});
