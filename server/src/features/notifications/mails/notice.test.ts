import { MAILED_KINDS, type MailedKind } from '@qrigin/domain/features';
import { expect, test } from 'vitest';
import { layOut } from '../../../mail/template/layout.ts';
// The sentences are those of the features.
import '../../index.ts';
import { digest } from './digest.ts';
import { notice } from './notice.ts';

const NAMES = { organisation: 'Hill Farm', actor: 'Asha' };

const laidOut = (
  names: { organisation: string; actor: string | undefined },
  kind: MailedKind = 'join.asked',
) => layOut(notice({ kind, ...names }, 'en'), { language: 'en', appOrigin: 'https://app.example.com' });

test.each(MAILED_KINDS)('a mail about %s says where it happened and leads to the notices only', (kind) => {
  const { subject, text, html } = layOut(notice({ kind, ...NAMES }, 'en'), {
    language: 'en',
    appOrigin: 'https://app.example.com',
  });
  expect(subject).not.toMatch(/Hill Farm|Asha/);
  expect(text).toContain('\nOrganisation: Hill Farm\nName: Asha\n');
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'See your notifications: https://app.example.com/dashboard/notifications',
  );
  const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
  expect(new Set(addresses)).toEqual(
    new Set(['https://app.example.com/', 'https://app.example.com/dashboard/notifications']),
  );
});

test('without an account behind it the mail names no one', () => {
  const { text } = laidOut({ ...NAMES, actor: undefined });
  expect(text).toContain('\nOrganisation: Hill Farm\n\n');
  expect(text).not.toContain('Name:');
});

test('names from before they were looked at are on lines of their own, and nothing in them becomes a link', () => {
  const name = 'Your account is locked. See https://evil.example/unlock or write to help@evil.example';
  const { subject, text, html } = laidOut({ organisation: name, actor: name });
  const defused =
    'Your account is locked. See https[:]//evil[.]example/unlock or write to help[@]evil[.]example';
  expect(text.split('\n').filter((line) => line.includes('evil'))).toEqual([
    `Organisation: ${defused}`,
    `Name: ${defused}`,
  ]);
  expect([subject, text, html].join()).not.toMatch(/evil\.example/);
  expect(html.split('evil').length).toBe(html.split('evil[.]example').length);
});

test.each([
  [1, 'You have 1 more notification.'],
  [41, 'You have 41 more notifications.'],
])('the digest for %i says how many, and leads to the notices', (count, words) => {
  const { text } = layOut(digest({ count }, 'en'), { language: 'en', appOrigin: 'https://app.example.com' });
  expect(text).toContain(words);
  expect(text).toContain('See your notifications: https://app.example.com/dashboard/notifications');
});

test.each(['<b>x</b>', 'x\r\nBcc: everybody@example.com', '\u202Egnp.exe', '</title><script>'])(
  'names such as %j break neither subject nor lines nor markup',
  (name) => {
    const { subject, text, html } = laidOut({ organisation: name, actor: name });
    const calm = laidOut({ organisation: 'calm', actor: 'calm' });
    const tags = (markup: string) => markup.match(/<[^>]*>/g);
    expect(subject).not.toMatch(/[\p{Cc}\u202A-\u202E]/u);
    expect(text).not.toMatch(/^Bcc:/m);
    expect(tags(html)).toEqual(tags(calm.html));
  },
);
