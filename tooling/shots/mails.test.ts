import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { MAILS } from './mails.ts';

/** What several emails share is beside them. */
const SHARED = ['code-letter', 'notice-words', 'security-notice'];

test('every mail of the features is photographed', () => {
  const files = globSync('server/src/features/*/mails/*.ts', { exclude: ['**/*.test.ts'] });
  const mails = files.map((file) => basename(file, '.ts')).filter((name) => !SHARED.includes(name));
  expect(mails.length).toBeGreaterThan(0);
  expect(mails.filter((mail) => !MAILS.some(({ name }) => name.startsWith(mail)))).toEqual([]);
});

test('pictures of two mails never share a file name', () => {
  const names = MAILS.map(({ name, state }) => `${name}.${state}`);
  expect(new Set(names).size).toBe(names.length);
});
