import { expect, test } from 'vitest';
import { csvHead, csvLine, csvOf, csvRow, withoutMarks } from './index.ts';

type Entry = {
  at: string;
  actor: { name: string } | null;
  roles: { name: string }[];
  isMock: boolean;
  longitude: number | null;
};
const LOG = csvOf<Entry>('log', {
  at: 'Time',
  'actor.name': 'Person',
  'roles.name': 'Roles',
  isMock: 'Mock',
  longitude: 'Longitude',
});
const ENTRY: Entry = {
  at: '10:42',
  actor: { name: 'Asha' },
  roles: [{ name: 'Packer' }, { name: 'Line "A"' }],
  isMock: false,
  longitude: -73.25,
};

test('a file is UTF-8 by its mark, every cell is quoted and every line ended', () => {
  expect(csvHead(LOG)).toBe('\uFEFF"Time","Person","Roles","Mock","Longitude"\r\n');
  expect(csvLine(['10:42', 'Asha "A" Rao, नीलगिरि'])).toBe('"10:42","Asha ""A"" Rao, नीलगिरि"\r\n');
});

test('a row has what stands at the place of each column, all of a list, and nothing for what is missing', () => {
  expect(csvRow(LOG, ENTRY)).toBe('"10:42","Asha","Packer, Line ""A""","no","-73.25"\r\n');
  expect(csvRow(LOG, { ...ENTRY, actor: null, roles: [], isMock: true, longitude: null })).toBe(
    '"10:42","","","yes",""\r\n',
  );
});

test('a moment is written as spreadsheets know it, under a heading that names the time zone', () => {
  const csv = csvOf<{ at: string; name: string }>('log', { at: 'When (UTC)', name: 'Name' });
  const moment = '2026-11-18T03:15:49.379Z';
  expect(csvRow(csv, { at: moment, name: moment })).toBe(`"2026-11-18 03:15:49","${moment}"\r\n`);
});

test.each(['=1+1', '+91 99', '-2', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://evil")'])(
  'a cell that begins like a formula is made harmless: %j',
  (text) => {
    expect(csvLine([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
    expect(csvRow(LOG, { ...ENTRY, roles: [{ name: text }] })).toContain(
      `,"'${text.replaceAll('"', '""')}",`,
    );
  },
);

test.each([
  ['\n=1+1', "'\n'=1+1"],
  ['＝1+1', "'＝1+1"],
  ["Road 1;=cmd|' /C calc'!A0;", "Road 1;'=cmd|' /C calc'!A0;"],
  ['Road 1\n=1+1\r\n@SUM(A1)', "Road 1\n'=1+1\r\n'@SUM(A1)"],
  // Told from one of ours when the file is read again.
  ["'=1+1", "''=1+1"],
])('so is a formula behind what some spreadsheets take for the end of a cell: %j', (text, harmless) => {
  expect(csvLine(['Barn', text])).toBe(`"Barn","${harmless}"\r\n`);
  expect(withoutMarks(harmless)).toBe(text);
});

test.each(['a=1', 'Road 1; 2', 'Rao-Iyer', 'asha@example.com', ''])(
  'any other cell stays as it is: %j',
  (text) => {
    expect(csvLine([text])).toBe(`"${text}"\r\n`);
  },
);
