import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyRepository, removeCopy } from '../repository-copy.ts';
import { PLANTS, type Plant } from './plants.ts';
import { RULES } from './rules.ts';

// A check of the whole tree takes some seconds, and much longer on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

/** What the check itself is made of: enough to see that it reads a file, and sooner read than the whole tree. */
const OF_THE_CHECK =
  /^(?:[^/]+|(?:domain|server|web)\/package\.json|domain\/src\/(?:(?:declaration|errors|features)\/.+|[^/]+\/feature\.ts)|tooling\/[^/]+|tooling\/boundaries\/.+)$/;

let [whole, small] = ['', ''];
beforeAll(() => {
  whole = copyRepository();
  small = copyRepository((file) => OF_THE_CHECK.test(file));
});
afterAll(() => {
  for (const copy of [whole, small]) removeCopy(copy);
});

function check(copy: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tooling/boundaries/check.ts'], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, stdout, problems: stderr.split('\n').filter(Boolean) };
}

/** Appends, since a file with a meaning of its own (`routes.ts`) may be there already. */
function write(copy: string, file: string, text: string) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  appendFileSync(join(copy, file), text);
}

function plant({ file, imports }: Plant) {
  write(whole, file, `\nimport '${imports}';\n`);
  const target = join(dirname(file), imports);
  if (imports.startsWith('.') && !existsSync(join(whole, target))) write(whole, target, 'export {};\n');
}

test('the tree as it is keeps every rule, and every module was read', () => {
  const { status, stdout, problems } = check(whole);
  expect(problems).toEqual([]);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^boundaries: [1-9]\d* modules, 0 problems$/m);
});

test.each([
  ["import type { A } from 'X'"],
  ["export type { A } from 'X'"],
  ["export * from 'X'"],
  ["export const load = () => import('X')"],
])('a single violation fails the check, in the form: %s', (form) => {
  const [file, target] = ['web/src/planted-form.tsx', 'server/src/planted-form.ts'];
  write(small, target, 'export {};\n');
  write(small, file, `${form.replace('X', `../../${target}`)};\n`);
  const { status, problems } = check(small);
  for (const planted of [file, target]) rmSync(join(small, planted));
  expect(problems).toEqual([
    expect.stringContaining(`web-is-a-room: ${file} → ${target} (nothing of the server`),
  ]);
  expect(status).toBe(1);
});

test('modules that the tool passes over are missed', () => {
  const config = join(small, '.dependency-cruiser.mjs');
  const before = readFileSync(config, 'utf8');
  writeFileSync(config, before.replace('options: {', "options: { exclude: '^tooling/boundaries/',"));
  const { status, problems } = check(small);
  writeFileSync(config, before);
  expect(problems).toContainEqual(expect.stringMatching(/^unseen-module: tooling\/boundaries\/check\.ts/));
  expect(status).toBe(1);
});

test('every rule has a planted violation', () => {
  const planted = new Set(PLANTS.map(({ rule }) => rule));
  expect(planted).toEqual(new Set([...RULES.map(({ name }) => name), 'unlisted-feature']));
});

test('each planted violation breaks its own rule and no other', () => {
  for (const violation of PLANTS) plant(violation);
  const { problems } = check(whole);
  const broken = PLANTS.map(({ file }) => ({
    file,
    rules: problems.filter((line) => line.includes(` ${file} `)).map((line) => line.split(':')[0]),
  }));
  expect(broken).toEqual(PLANTS.map(({ file, rule }) => ({ file, rules: [rule] })));
});
