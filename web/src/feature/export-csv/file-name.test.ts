import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

test.each([
  ['Hill Farm', 'Hill Farm audit 2026-03-05.csv'],
  ['../Hill/Farm: "A" <B>', 'Hill Farm A B audit 2026-03-05.csv'],
  ['...', 'audit 2026-03-05.csv'],
  ['न'.repeat(100), `${'न'.repeat(60)} audit 2026-03-05.csv`],
])('the file of %s is called so that every system takes it', (organisation, name) => {
  expect(fileNameOf(organisation, 'audit', new Date(2026, 2, 5))).toBe(name);
});
