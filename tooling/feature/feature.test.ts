import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyRepository, removeCopy } from '../repository-copy.ts';
import { filesOf } from './files-of.ts';
import { withFeature } from './templates.ts';

// The types of two rooms are checked here.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 30_000 });

let copy: string;
beforeAll(() => {
  copy = copyRepository();
});
afterAll(() => removeCopy(copy));

function run(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}
const tool = (script: string, ...args: string[]) =>
  run(process.execPath, `tooling/feature/${script}.ts`, ...args);
const bin = (name: string, ...args: string[]) => run(`node_modules/.bin/${name}`, ...args);

test("a feature's files are those in its folders and those of its name", () => {
  const files = [
    'domain/src/recalls/contract.ts',
    'domain/src/qr/recalls-of.ts',
    'e2e/recalls.spec.ts',
    'server/src/features/recalls/routes.ts',
    'web/src/app/pages/recalls.test.tsx',
  ];
  expect([...filesOf('recalls', files)]).toEqual([
    ['domain', ['domain/src/recalls/contract.ts']],
    ['e2e', ['e2e/recalls.spec.ts']],
    ['server', ['server/src/features/recalls/routes.ts']],
    ['web', ['web/src/app/pages/recalls.test.tsx']],
  ]);
});

test('where lists a feature, all features, or says what there is', () => {
  expect(tool('where', 'roles').output).toMatch(/^domain\n {2}domain\/src\/roles\//m);
  expect(tool('where').output).toMatch(/^0 {2}notifications\n/);
  const unknown = tool('where', 'rolls');
  expect(unknown.output).toMatch(/no feature rolls\. There are: notifications, /);
  expect(unknown.status).toBe(1);
});

test('a feature is added to the list in order', () => {
  const list = `import type { Serve } from '../http/serve.ts';
import { auth } from './auth/feature.ts';
import { roles } from './roles/feature.ts';

/** Every feature. */
export const FEATURES: readonly ServerFeature[] = [
  auth,
  roles,
];
`;
  expect(withFeature(list, 'price-list')).toBe(`import type { Serve } from '../http/serve.ts';
import { auth } from './auth/feature.ts';
import { priceList } from './price-list/feature.ts';
import { roles } from './roles/feature.ts';

/** Every feature. */
export const FEATURES: readonly ServerFeature[] = [auth, priceList, roles];
`);
  expect(() => withFeature('export {};', 'roles')).toThrow('not the list');
});

test.each([
  [[], 'Add the feature with its level'],
  [['planted'], 'Add planted with its level'],
  [['scanner'], 'scanner lives in web only'],
  [['roles'], 'exists already'],
])('new-feature %j is refused', (args, message) => {
  const { status, output } = tool('new-feature', ...args);
  expect(output).toContain(message);
  expect(status).toBe(1);
});

test('a new feature passes types, lint, format and boundaries', () => {
  const list = join(copy, 'domain/src/features/list.ts');
  const declared = "import { PLANTED_FEATURE } from '../planted/feature.ts';\n";
  writeFileSync(
    list,
    declared + readFileSync(list, 'utf8').replace('\n] as const;', '\n  PLANTED_FEATURE,\n] as const;'),
  );
  mkdirSync(join(copy, 'domain/src/planted'));
  writeFileSync(
    join(copy, 'domain/src/planted/feature.ts'),
    "import { feature } from '../declaration/index.ts';\n\nexport const PLANTED_FEATURE = feature({ name: 'planted', level: 9 });\n",
  );
  const made = ['domain/src/planted', 'server/src/features/planted', 'server/src/features/index.ts'];
  const steps = [
    tool('new-feature', 'planted'),
    bin('tsc', '-p', 'domain'),
    bin('tsc', '-p', 'server'),
    bin('oxlint', ...made),
    bin('biome', 'ci', ...made),
    run(process.execPath, 'tooling/boundaries/check.ts'),
  ];
  expect(steps.filter(({ status }) => status !== 0)).toEqual([]);
});
