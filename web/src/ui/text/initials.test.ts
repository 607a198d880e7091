import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Asha Rao', 'AR'],
  ['asha', 'A'],
  ['  Meera  Anna Kurian ', 'MK'],
  ['मीरा कुरियन', 'मीकु'],
  ['Kotagiri Tea Garden (closed)', 'KG'],
  ['Rao & Sons – Madurai', 'RM'],
  ['(?)', '('],
  ['', ''],
])('%j is shown as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
