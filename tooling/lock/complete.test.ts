import { expect, test } from 'vitest';
import { completeLock, missingPackages } from './complete.ts';

const LOCK = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/tool': {
      version: '2.0.0',
      dev: true,
      license: 'MIT',
      optionalDependencies: {
        '@tool/linux-x64-gnu': '2.0.0',
        '@tool/linux-x64-musl': '2.0.0',
        '@tool/darwin-arm64': '2.0.0',
      },
    },
    'node_modules/@tool/linux-x64-gnu': { version: '2.0.0' },
  },
};

test('what a package names for other systems and is not locked is missing', () => {
  expect(missingPackages(LOCK).map(({ name }) => name)).toEqual([
    '@tool/linux-x64-musl',
    '@tool/darwin-arm64',
  ]);
});

test('the missing ones are added with the machines that their names tell, and then none is missing', () => {
  const whole = completeLock(LOCK);
  expect(whole.packages['node_modules/@tool/darwin-arm64']).toEqual({
    version: '2.0.0',
    cpu: ['arm64'],
    dev: true,
    license: 'MIT',
    optional: true,
    os: ['darwin'],
  });
  expect(whole.packages['node_modules/@tool/linux-x64-musl']).toMatchObject({
    os: ['linux'],
    cpu: ['x64'],
    libc: ['musl'],
  });
  expect(missingPackages(whole)).toEqual([]);
});

test('a name that does not tell its machine is refused, not guessed', () => {
  const lock = {
    packages: { 'node_modules/tool': { version: '1.0.0', optionalDependencies: { extra: '1.0.0' } } },
  };
  expect(() => completeLock(lock)).toThrow('extra@1.0.0 does not tell for which machines it is');
});
