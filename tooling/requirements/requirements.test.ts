import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SCRIPT = join(import.meta.dirname, 'requirements.ts');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qrigin-requirements-'));
  mkdirSync(join(folder, 'docs'));
  mkdirSync(join(folder, '.reports'));
  const rows = [
    '| PUB-01 | It shows. | web | 2 |',
    '| PUB-02 | Undefined. **decision:** x (prove: e2e). | open | 2 |',
  ];
  writeFileSync(join(folder, 'docs/requirements.md'), rows.join('\n'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(level: string, ...titles: string[]) {
  const tests = [{ status: 'expected', expectedStatus: 'passed' }];
  const content =
    level === 'e2e'
      ? { suites: [{ specs: titles.map((title) => ({ title, tests })) }] }
      : { testResults: [{ assertionResults: titles.map((title) => ({ title, status: 'passed' })) }] };
  writeFileSync(join(folder, `.reports/${level}.json`), JSON.stringify(content));
}

function requirements(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('each report counts at the level of its suite', () => {
  report('unit', '[PUB-01] too low');
  expect(requirements().stdout).toContain('requirements: 0 of 1 proven (open: 0 of 1)');
  report('web', '[PUB-01] x');
  report('e2e', '[PUB-02] x');
  expect(requirements('--need', 'PUB')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('requirements: 1 of 1 proven (open: 1 of 1)'),
  });
});

test('without reports nothing is proven, which is no error unless it is needed', () => {
  expect(requirements('--missing')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      /no report of the e2e tests[\s\S]*PUB-01 web It shows\.\nPUB-02 e2e \(open\)/,
    ),
  });
  expect(requirements('--need', 'PUB-01')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('needed and not proven: PUB-01'),
  });
});

test('a wrong title and a report that cannot be read are errors', () => {
  report('web', '[PUB-03] x');
  writeFileSync(join(folder, '.reports/api.json'), '{');
  const { status, stderr } = requirements();
  expect(stderr).toContain('web: unknown row PUB-03');
  expect(stderr).toContain('.reports/api.json cannot be read');
  expect(status).toBe(1);
});
