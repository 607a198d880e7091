import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from './reports.ts';

const vitestReport = (...assertionResults: object[]) =>
  JSON.stringify({ testResults: [{ assertionResults }] });

test.each([
  ['passed', [], true],
  ['passed', ['AssertionError in the first try'], false],
  ['failed', ['AssertionError'], false],
  ['skipped', [], false],
  ['todo', [], false],
])('a Vitest test that is %s with messages %j counts as passed: %s', (status, failureMessages, passed) => {
  expect(readVitest(vitestReport({ title: 'a', status, failureMessages }))).toEqual([{ title: 'a', passed }]);
});

const playwrightReport = (...tests: object[]) =>
  JSON.stringify({ suites: [{ specs: [], suites: [{ specs: [{ title: 'a', ok: true, tests }] }] }] });

const entry = (status: string, expectedStatus = 'passed') => ({ status, expectedStatus });

test.each([
  ['passed', [entry('expected')], true],
  ['passed in one browser and left out in another', [entry('expected'), entry('skipped', 'skipped')], true],
  ['passed in one browser and failed in another', [entry('expected'), entry('unexpected')], false],
  ['flaky', [entry('flaky')], false],
  ['skipped', [entry('skipped', 'skipped')], false],
  ['failed as expected', [entry('expected', 'failed')], false],
  ['without a run', [], false],
])('a Playwright test that is %s, in a nested group', (_, tests, passed) => {
  expect(readPlaywright(playwrightReport(...tests))).toEqual([{ title: 'a', passed }]);
});

test.each([
  ['', SyntaxError],
  ['{}', TypeError],
  ['[]', TypeError],
  ['{"testResults":[{}],"suites":[{}]}', TypeError],
])('%j is no report', (text, problem) => {
  expect(() => readVitest(text)).toThrow(problem);
  expect(() => readPlaywright(text)).toThrow(problem);
});
