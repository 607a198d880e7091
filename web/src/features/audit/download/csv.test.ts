import { expect, test } from 'vitest';
import { csvOf, fileNameOf } from './csv.ts';

test('a file is UTF-8 by its mark, every cell is quoted and every line ended', () => {
  expect(
    csvOf([
      ['When', 'Who'],
      ['10:42', 'Asha "A" Rao, नीलगिरि'],
    ]),
  ).toBe('\uFEFF"When","Who"\r\n"10:42","Asha ""A"" Rao, नीलगिरि"\r\n');
});

test.each(['=1+1', '+91 99', '-2', '@SUM(A1)', '\tx', '\rx'])(
  'a cell that begins like a formula is made harmless: %j',
  (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  },
);

test.each(['a=1', 'Rao-Iyer', 'asha@example.com', ''])('any other cell stays as it is: %j', (text) => {
  expect(csvOf([[text]])).toBe(`\uFEFF"${text}"\r\n`);
});

test.each([
  ['Hill Farm', 'Hill Farm audit 2026-03-05.csv'],
  ['../Hill/Farm: "A" <B>', 'Hill Farm A B audit 2026-03-05.csv'],
  ['...', 'audit 2026-03-05.csv'],
  ['न'.repeat(100), `${'न'.repeat(60)} audit 2026-03-05.csv`],
])('the file of %s is called so that every system takes it', (organisation, name) => {
  expect(fileNameOf(organisation, 'audit', new Date(2026, 2, 5))).toBe(name);
});
