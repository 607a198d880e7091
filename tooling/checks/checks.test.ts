import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyRepository, removeCopy } from '../repository-copy.ts';
import { findInPage } from './cited-paths.ts';
import { findInName } from './file-names.ts';
import { findFullFolders } from './folders.ts';
import { findAddresses, findInstallScripts, findLicences } from './locked-packages.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

test.each([
  'web/src/ui/utils.ts',
  'server/src/helpers/dates.ts',
  'server/src/common.test.ts',
  'domain/src/qr/string-utils.ts',
  'web/src/session-manager.tsx',
  'docs/data.md',
])('%s is a name that says nothing', (path) => {
  expect(findInName(path)).toHaveLength(1);
});

test.each([
  'web/src/features/products/edit-product-info.tsx',
  'domain/src/auth/common-passwords.ts',
  '.gitignore',
])('%s is a good name', (path) => {
  expect(findInName(path)).toEqual([]);
});

test('a folder of more than twenty files is found, one of twenty or of numbered files is not', () => {
  const filesIn = (folder: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${folder}/file-${at}.ts`);
  const full = filesIn('web/src/ui', 21);
  expect(findFullFolders(full).map(({ where }) => where)).toEqual(['web/src/ui']);
  expect(
    findFullFolders([...full.slice(1), ...filesIn('server/src/db/migrations', 30), ...filesIn('web/src', 3)]),
  ).toEqual([]);
});

test('a page cites and links only files that exist', () => {
  const text = [
    '`server/src/env.ts` and `server/src/gone.ts`, not `/api/openapi.json` nor `application/json`',
    'made by a run: `.reports/unit.json`, `web/dist/index.html`',
    '[here](scale.md#jobs) [gone](../gone.md) [out](https://example.com/x.md) [below](#jobs)',
  ].join('\n');
  const exists = (path: string) => ['server/src/env.ts', 'docs/scale.md'].includes(path);
  expect(findInPage('docs/how.md', text, exists).map(({ why }) => why)).toEqual([
    'server/src/gone.ts is not in the repository',
    'gone.md is not in the repository',
  ]);
});

test('a locked package has no address', () => {
  const packages = {
    'node_modules/@qrigin/domain': { resolved: 'domain', link: true },
    'node_modules/zod': {},
    'node_modules/evil': { resolved: 'https://example.com/evil.tgz' },
    'node_modules/forked': { resolved: 'git+ssh://git@example.com/forked.git' },
  };
  expect(findAddresses({ packages }).map(({ why }) => why.split(' ')[0])).toEqual([
    'node_modules/evil',
    'node_modules/forked',
  ]);
});

test('an install script is decided about in package.json', () => {
  const packages = {
    'node_modules/@swc/core': { hasInstallScript: true },
    'node_modules/a/node_modules/evil': { hasInstallScript: true },
  };
  expect(findInstallScripts({ packages }, ['@swc/core']).map(({ why }) => why.split(' ')[0])).toEqual([
    'evil',
  ]);
});

test('packages of the product have an allowed licence', () => {
  const licences: Record<string, string> = {
    'node_modules/mit': 'MIT',
    'node_modules/choice': '(AGPL-3.0-only OR MIT)',
    'node_modules/both': 'MIT AND AGPL-3.0-only',
    'node_modules/agpl': 'AGPL-3.0-only',
    'node_modules/silent': '',
    'node_modules/a/node_modules/tool': 'AGPL-3.0-only',
  };
  const packages = {
    ...Object.fromEntries(Object.keys(licences).map((path) => [path, {}])),
    'node_modules/a/node_modules/tool': { dev: true },
    'node_modules/absent': {},
    'node_modules/other-platform': { optional: true },
    'node_modules/@qrigin/domain': { link: true },
    server: {},
  };
  expect(findLicences({ packages }, (path) => licences[path]).map(({ where }) => where)).toEqual([
    'node_modules/both',
    'node_modules/agpl',
    'node_modules/silent',
    'node_modules/absent',
  ]);
});

test('a package with a licence of its own kind is named one by one, and only with that licence', () => {
  const packages = {
    'node_modules/@img/sharp-libvips-linux-x64': {},
    'node_modules/@img/sharp-libvips-darwin-arm64': {},
    'node_modules/@img/other': {},
  };
  const licences: Record<string, string> = {
    'node_modules/@img/sharp-libvips-linux-x64': 'LGPL-3.0-or-later',
    'node_modules/@img/sharp-libvips-darwin-arm64': 'AGPL-3.0-or-later',
    'node_modules/@img/other': 'LGPL-3.0-or-later',
  };
  expect(findLicences({ packages }, (path) => licences[path]).map(({ where }) => where)).toEqual([
    'node_modules/@img/sharp-libvips-darwin-arm64',
    'node_modules/@img/other',
  ]);
});

let copy: string;
beforeAll(() => {
  copy = copyRepository();
});
afterAll(() => removeCopy(copy));

function check() {
  const { status, stderr } = spawnSync(process.execPath, ['tooling/checks/source-rules.ts'], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, stderr };
}

test('the tree as it is passes; one bad file in it fails the check', () => {
  expect(check()).toEqual({ status: 0, stderr: '' });
  writeFileSync(join(copy, 'server/src/planted.ts'), 'export const dice = () => Math.random();\n');
  const { status, stderr } = check();
  expect(stderr).toMatch(/^no-weak-randomness: server\/src\/planted\.ts:1 .*\n$/);
  expect(status).toBe(1);
});
