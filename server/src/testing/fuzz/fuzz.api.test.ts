import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { BREAKS } from './breaks/breaks.ts';
import { type FuzzedApi, startFuzzedApi } from './fuzzed-api.ts';
import type { Report } from './judge/report.ts';
import { runFuzz } from './run-fuzz.ts';

/** `npm run fuzz` hands over a number and a seed; as one of many suites it is short and always the same. */
const USUAL = { cases: 3000, seed: 1 };
const settings = inject('fuzz') ?? USUAL;
/** Generous, because the slowest answer that is allowed is much slower than the usual one. */
const MS_PER_CASE = 50;

let fuzzed: FuzzedApi;
let report: Report;
beforeAll(
  async () => {
    fuzzed = await startFuzzedApi();
    report = await runFuzz(fuzzed, settings);
    console.log(report.text);
  },
  60_000 + settings.cases * MS_PER_CASE,
);
afterAll(() => fuzzed.api.stop());

test('whatever is sent, every endpoint answers as its contract says', () => {
  // What the api wrote helps to find the cause.
  if (report.faults.length) console.log(fuzzed.api.logLines.slice(0, 10).join(''));
  expect(report.faults).toEqual([]);
});

test('the run was about something', () => {
  expect(report.requests).toBeGreaterThanOrEqual(settings.cases * 0.9);
  expect(report.reached).toBeGreaterThan(report.requests / 4);
  const unused = BREAKS.filter(({ name }) => !report.breaks.has(name)).map(({ name }) => name);
  // A shorter run may miss one by chance.
  expect(settings.cases < USUAL.cases ? [] : unused).toEqual([]);
});
