import { expect, test } from 'vitest';
import { parseCode } from './parse-code.ts';

const CODE = '7K3M9QXA2VTD5RW8E1HN';

test.each([
  CODE,
  CODE.toLowerCase(),
  ` ${CODE}\n`,
  '7K3M-9QXA-2VTD-5RW8-E1HN',
  '7K3M 9QXA 2VTD 5RW8 EIHN',
  `https://qrigin.example/scan/${CODE}`,
  `HTTPS://Q.EXAMPLE/SCAN/${CODE}`,
  `http://127.0.0.1:8080/scan/${CODE.toLowerCase()}/?from=label#top`,
  `https://qrigin.example/scan/7K3M%209QXA%202VTD%205RW8%20E1HN`,
])('the code is found in %j', (text) => {
  expect(parseCode(text)).toBe(CODE);
});

test.each([
  '',
  'hello',
  '8901030865278',
  `https://qrigin.example/${CODE}`,
  `https://qrigin.example/scan/${CODE}/overview`,
  'https://qrigin.example/scan/thank-you',
  'https://qrigin.example/scan/%E0%A4%A',
  `javascript:/scan/${CODE}`,
  `otpauth://totp/scan/${CODE}`,
])('there is none in %j', (text) => {
  expect(parseCode(text)).toBeUndefined();
});
