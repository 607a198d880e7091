import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyRepository, removeCopy } from '../repository-copy.ts';
import { type Change, NARROWED, PLANTS, type Plant, type Suite } from './plants.ts';

/**
 * Each gate is seen to fail: faults are written into a temporary copy and the real suites are run there.
 * Faults that do not hide each other are planted together, and each must be reported in its own words in its
 * own suite.
 */

type Run = { status: number | null; output: string };

let copy: string;
beforeAll(() => {
  copy = copyRepository();
  change(NARROWED);
});
afterAll(() => removeCopy(copy));

function runSuites(suites: Suite[]): Run {
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
  const projects = [...new Set(suites.map(({ project }) => project))].flatMap((name) => ['--project', name]);
  const files = new Set(suites.map(({ file }) => file));
  const judges = [...new Set(suites.map(({ judge }) => judge))].join('|');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vitest, 'run', ...projects, ...files, '-t', judges],
    {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', VITEST: undefined },
    },
  );
  return { status, output: stdout + stderr };
}

/** Changes a file of the copy; what it returns brings the file back as it was. */
function change({ file, from = '', to }: Change): () => void {
  const path = join(copy, file);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  // Every change must find its place, or the test would pass on an unchanged copy.
  if (!(before ?? '').includes(from)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(path, from ? (before ?? '').replace(from, () => to) : to);
  return () => (before === undefined ? rmSync(path) : writeFileSync(path, before));
}

function runWith(plants: Plant[]): Run {
  const undo = plants.map((plant) => change(plant.change));
  try {
    return runSuites(plants.map(({ suite }) => suite));
  } finally {
    for (const step of undo.toReversed()) step();
  }
}

const TOGETHER = PLANTS.filter(({ hidesOthers }) => !hidesOthers);
let ranTogether: Run | undefined;
const runOf = (plant: Plant) => (plant.hidesOthers ? runWith([plant]) : (ranTogether ??= runWith(TOGETHER)));

test('the copy itself passes', () => {
  const { status, output } = runSuites(PLANTS.map(({ suite }) => suite));
  expect(status === 0 ? 'passed' : output).toBe('passed');
}, 300_000);

test.each(PLANTS)(
  '$fault is caught',
  (plant) => {
    const { status, output } = runOf(plant);
    expect(output).toMatch(plant.says);
    expect(output).toMatch(new RegExp(`FAIL .*${plant.suite.project}.* ${plant.suite.file}`));
    expect(status).toBe(1);
  },
  300_000,
);
