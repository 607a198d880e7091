import { expect, test } from 'vitest';
import { isReservedSubdomain, toSubdomain } from './can-be-subdomain.ts';
import { confusableSkeleton } from './confusable-skeleton.ts';
import { SubdomainName } from './contract.ts';
import { RESERVED_SUBDOMAINS } from './reserved-subdomains.ts';

/** How people who want to be taken for someone else write, by hand and not from the rules under test. */
const TRICKS: [from: string, to: string][] = [
  ['o', '0'],
  ['l', '1'],
  ['i', '1'],
  ['i', 'l'],
  ['l', 'i'],
  ['s', '5'],
  ['m', 'rn'],
  ['w', 'vv'],
  ['e', '3'],
  ['a', '4'],
  ['d', 'cl'],
  ['g', '9'],
  ['b', '8'],
  ['t', '7'],
];

const KNOWN = [
  'admin',
  'login',
  'mail',
  'webmaster',
  'support',
  'billing',
  'verified',
  'dashboard',
  'hostmaster',
]
  .concat([
    'postmaster',
    'security',
    'official',
    'payments',
    'autodiscover',
    'password',
    'signin',
    'www',
    'qrigin',
  ])
  .concat([
    'authentic',
    'certificates',
    'accounts',
    'administrator',
    'identity',
    'microsoft',
    'whatsapp',
    'wallet',
    'console',
    'management',
    'organisation',
    'customers',
    'download',
  ]);

/** Each word with one trick, with all that fit, and with a hyphen in it. */
function lookAlikes(word: string): string[] {
  const single = TRICKS.filter(([from]) => word.includes(from)).map(([from, to]) =>
    word.replaceAll(from, to),
  );
  const all = TRICKS.reduce((text, [from, to]) => text.replaceAll(from, to), word);
  return [...single, all, `${word.slice(0, 2)}-${word.slice(2)}`].filter((text) => text !== word);
}

test('at least 500 names are reserved, each once and without a slip in its writing', () => {
  expect(RESERVED_SUBDOMAINS.length).toBeGreaterThanOrEqual(500);
  expect(new Set(RESERVED_SUBDOMAINS).size).toBe(RESERVED_SUBDOMAINS.length);
  expect(RESERVED_SUBDOMAINS.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
});

test.each([
  'www',
  'api',
  'app',
  'mail',
  'admin',
  'autoconfig',
  'wpad',
  'isatap',
  'hostmaster',
  'ssladmin',
  'qrigin',
])('%s cannot be had', (name) => {
  expect(toSubdomain(name)).toBeUndefined();
  expect(toSubdomain(` ${name.toUpperCase()} `)).toBeUndefined();
});

test('more than 200 names that look like reserved ones cannot be had either', () => {
  const alike = new Set(KNOWN.flatMap(lookAlikes).filter((name) => SubdomainName.safeParse(name).success));
  expect(alike.size).toBeGreaterThanOrEqual(200);
  expect([...alike].filter((name) => !isReservedSubdomain(name))).toEqual([]);
});

test.each(['my-qrigin', 'qriginsupport', 'the-qr1g1n-team', 'qrlgin-india', 'qr-igin2'])(
  '%s carries our own name and cannot be had',
  (name) => {
    expect(toSubdomain(name)).toBeUndefined();
  },
);

const BELIEVED = `
  google g00gle amazon flipkart fl1pkart fssai f55ai who aadhaar irctc dhl
  amul whats-app coca-cola visa hmrc bhim rbi incometax arnazon jiomart pm-kisan
`;

test.each(BELIEVED.trim().split(/\s+/))('%s is a name that people believe, and cannot be had', (name) => {
  expect(toSubdomain(name)).toBeUndefined();
});

test.each(['sbi-kyc', 'my-hdfc', 'paytm-offers', 'secure-1cici-login', 'upi-help', 'login-phonepe'])(
  '%s carries the name of a bank or a way to pay and cannot be had',
  (name) => {
    expect(toSubdomain(name)).toBeUndefined();
  },
);

test.each([
  'hill-farm',
  'visa-free-spices',
  'axis-tools',
  'nilgirihoney',
  'asha1972',
  'route66',
  '3rivers',
  'plant-6',
  'x'.repeat(40),
  'a1b',
])('%s can be had', (name) => {
  expect(toSubdomain(name)).toBe(name);
});

test.each([
  '',
  'ab',
  'x'.repeat(41),
  '-farm',
  'farm-',
  'hill farm',
  'hill.farm',
  'hill_farm',
  'xn--80ak6aa92e',
  'XN--80ak6aa92e',
  'ab--cd',
  'f\u00e4rm',
  'f\u0430rm',
  'farm\u0000',
  'farm/',
])('%j is no name', (text) => {
  expect(toSubdomain(text)).toBeUndefined();
});

test('names that the eye tells apart have different looks', () => {
  const plants = Array.from({ length: 10 }, (_, digit) => confusableSkeleton(`plant-${digit}`));
  expect(new Set(plants).size).toBe(10);
  expect(confusableSkeleton('hill-farm')).not.toBe(confusableSkeleton('mill-farm'));
});

test.each([
  ['hill-farm', 'hillfarm'],
  ['hill-farm', 'h1ll-farm'],
  ['modern', 'modem'],
  ['wave', 'vvave'],
  ['dover', 'clover'],
  ['corner', 'comer'],
  ['c0rner', 'cor-ner'],
])('%s and %s look alike', (one, other) => {
  expect(confusableSkeleton(one)).toBe(confusableSkeleton(other));
});
