import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyRepository, removeCopy } from '../repository-copy.ts';
import { PLANTS, type Plant } from './plants.ts';

/** Each gate is seen to fail: the fault is written into a temporary copy and the real suite is run there. */

/** The time that a case takes is no matter of faults. */
const ONLY = { api: '', matrix: 'every endpoint answers' };

let copy: string;
beforeAll(() => {
  copy = copyRepository();
});
afterAll(() => removeCopy(copy));

function runSuite({ suite, project }: Pick<Plant, 'suite' | 'project'>) {
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vitest, 'run', '--project', project, suite, '-t', ONLY[project]],
    {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', VITEST: undefined },
    },
  );
  return { status, output: stdout + stderr };
}

function plant({ file, from = '', to }: Plant['change']): () => void {
  const path = join(copy, file);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  // Every change must find its place, or the test would pass on an unchanged copy.
  if (!before.includes(from)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(path, from ? before.replace(from, () => to) : to);
  return () => writeFileSync(path, before);
}

test('the copy itself passes', () => {
  const suites = new Map(PLANTS.map((planted) => [planted.suite, planted]));
  for (const planted of suites.values()) {
    const { status, output } = runSuite(planted);
    expect(status === 0 ? 'passed' : output).toBe('passed');
  }
}, 300_000);

test.each(PLANTS)(
  '$fault is caught',
  ({ change, says, ...suite }) => {
    const undo = plant(change);
    try {
      const { status, output } = runSuite(suite);
      expect(output).toMatch(says);
      expect(status).toBe(1);
    } finally {
      undo();
    }
  },
  300_000,
);
