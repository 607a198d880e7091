import { expect, test } from 'vitest';
import { listedCodes, withLine, withoutLines } from './listed-codes.ts';

const ONE = '7K3M9QXA2VTD5RW8E1HN';
const TWO = '6G77NQMTMG287ZKPSRSC';

test('each line is one code, alone or in an address, however people write it', () => {
  const text = `${ONE}\r\n\n  6g77 nqmtmg287zkpsrsc \nHTTPS://Q.EXAMPLE/SCAN/${ONE}\n`;
  expect(listedCodes(text)).toEqual({ codes: [ONE, TWO], unreadable: [], repeated: 1, over: 0 });
});

test('what is no code is kept as it was typed', () => {
  const { codes, unreadable } = listedCodes(`Code\n${ONE},jar\n${TWO}\n8901030865278`);
  expect(codes).toEqual([TWO]);
  expect(unreadable).toEqual(['Code', `${ONE},jar`, '8901030865278']);
});

test('more codes than a call takes are counted', () => {
  const lines = Array.from({ length: 1002 }, (_, at) => ONE.slice(0, 16) + String(at).padStart(4, '0'));
  expect(listedCodes(lines.join('\n'))).toMatchObject({ repeated: 0, over: 2 });
  expect(listedCodes(lines.slice(2).join('\n'))).toMatchObject({ over: 0 });
});

test('a line that is added begins a line of its own', () => {
  expect(withLine('', ONE)).toBe(`${ONE}\n`);
  expect(withLine(`${ONE}\n`, TWO)).toBe(`${ONE}\n${TWO}\n`);
  expect(withLine(ONE, TWO)).toBe(`${ONE}\n${TWO}\n`);
});

test('what was sent leaves the list, however it is written there; what came meanwhile stays, half a code too', () => {
  const sent = { codes: [ONE], unreadable: ['honey'] };
  expect(withoutLines(`${ONE}\nhoney\nhttps://q.example/scan/${ONE}\n`, sent)).toBe('');
  expect(withoutLines(`${ONE}\n\n honey\n${TWO}\n7K3M 9`, sent)).toBe(`${TWO}\n7K3M 9`);
});
