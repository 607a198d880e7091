import { expect, test } from 'vitest';
import { findInWords, textsIn, WORDING_RULES } from './wording.ts';

/** A sentence that each rule must find. */
const BAD: Record<string, string> = {
  'someone-not-somebody': 'Nobody has this role.',
  'no-bare-who': 'Who asks to join appears here.',
  'nothing-is-told-or-had': 'This name cannot be had.',
  'nothing-stands': 'Your requests stand here.',
  'email-not-mail': 'We mailed you a code.',
  'email-not-mail-on-screen': 'No mail yet?',
  'two-factor-authentication': 'Turn the second factor off?',
  'one-word-for-one-thing': 'Close it for good.',
  'please-only-for-effort': 'Please choose a role.',
  'negatives-in-full': 'You can’t undo this.',
  'curly-apostrophes': "The app's code",
  'no-optional-plural': '2 role(s)',
  'percent-follows-its-number': 'Uploading, 45 %',
};

const inCatalogue = (text: string) => `msgid "${text}"\nmsgstr "${text}"\n`;
const rulesFor = (path: string, source: string) => findInWords(path, source).map(({ rule }) => rule);

test('every rule has a sentence that it finds', () => {
  expect(Object.keys(BAD)).toEqual(WORDING_RULES.map(({ name }) => name));
});

test.each(Object.entries(BAD))('%s is found in the catalogue', (rule, text) => {
  expect(rulesFor('web/src/words/en.po', inCatalogue(text))).toContain(rule);
});

test('a planted sentence is found in an email, a failure and a page of docs, with its line', () => {
  const code = `/** No one reads this. */\nexport const TEXTS = { what: 'Somebody signed in.' };\n`;
  for (const path of ['server/src/features/auth/mails/new-device.ts', 'domain/src/errors/index.ts'])
    expect(findInWords(path, code)).toMatchObject([{ where: `${path}:2`, rule: 'someone-not-somebody' }]);
  expect(findInWords('docs/roles.md', 'Roles.\n\nWho has none is suspended.')).toMatchObject([
    { where: 'docs/roles.md:3', rule: 'no-bare-who' },
  ]);
});

test('code in docs, tests and files without texts are left alone', () => {
  expect(findInWords('docs/a.md', 'Run `nobody`.\n```\nsomebody\n```\n')).toEqual([]);
  expect(textsIn('server/src/features/auth/mails/mails.test.ts', "'Somebody signed in.'")).toEqual([]);
  expect(textsIn('server/src/http/serve.ts', "'Somebody signed in.'")).toEqual([]);
});

test.each([
  'Who can ask to join?',
  'Someone asked to join. Please wait for an answer.',
  'We could not send the email through the mail server.',
  '45% of 2 roles; you’re the Owner.',
])('%s passes', (text) => {
  expect(findInWords('web/src/words/en.po', inCatalogue(text))).toEqual([]);
});
