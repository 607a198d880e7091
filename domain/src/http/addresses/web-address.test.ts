import { expect, test } from 'vitest';
import { nameText } from '../fields.ts';
import { hasWebAddress } from './web-address.ts';

test.each([
  'A. P. Singh',
  'A.P.Singh',
  'Dr. Rao',
  'Dr.Rao',
  'St. Mary’s Ltd.',
  'St.Mary',
  'No. 5 Co.',
  'Amul.',
  'J.R.D. Tata',
  'Node.js GmbH',
  'Hill Farm Pvt.Ltd',
  'Asha Rao, B.Com, M.Tech',
  'Ph.D. Kumar',
  'M/s. Rao & Sons',
  'AC/DC',
  'Line 2.5/3',
  'Honey @ Hill Farm',
  'पहाड़ी खेत प्रा. लि.',
  'Mango 🥭',
  'e.V. Imkerverein',
  'Building 1.2.3',
  'Plot.No 5, Main.St',
  'Made.By Asha',
  'Hill Farm.At Munnar',
  'S.T.Co',
  'Asha ❤\uFE0F Farm',
])('%j is a name', (name) => {
  expect(hasWebAddress(name)).toBe(false);
  expect(nameText(120).parse(name)).toBe(name);
});

test.each([
  'https://evil.example',
  'Your account is locked: hxxp://x',
  'see www.evil',
  'WWW.EVIL.COM',
  'evil.com',
  'Evil.Example today',
  'log in at evil.co.uk now',
  '(evil.com)',
  'evil.com:8080',
  't.co/x',
  'bit.ly/2x',
  'evil.anything/login',
  'x.y.zz?token',
  'support@evil.com',
  'a@evil.anything',
  '10.0.0.1',
  'evil\uFF0Ecom',
  'evil\u3002com',
  'evil.\u200Bcom',
  '\uFF45vil.com',
  'paytm.xyz',
  'खेत.com',
  'evil.c\u034Fom',
  'evil.\uFE0Fcom',
  'evil.co\u115Fm',
  'evil.\u3164com',
  'evil.chat',
  'evil.group',
  'evil.exchange',
  'evil.ee',
  'пример.рф',
  'evil.xn--p1ai',
  't.me',
  '(x.com)',
])('%j has an address of the web in it', (name) => {
  expect(hasWebAddress(name)).toBe(true);
  const { success, error } = nameText(120).safeParse(name);
  expect([success, error?.issues[0]?.message]).toEqual([false, 'Enter a name without a web address.']);
});

test('a long text is judged quickly', { timeout: 1000 }, () => {
  for (const part of ['a.', 'a', '.', '@', '1.', 'www', ' a.b', '\u200B', '/', 'a@b.'])
    expect(typeof hasWebAddress(part.repeat(200_000))).toBe('boolean');
});
