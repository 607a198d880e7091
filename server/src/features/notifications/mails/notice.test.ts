import { MAILED_KINDS } from '@qrigin/domain/notifications';
import { expect, test } from 'vitest';
import { layOut } from '../../../mail/template/layout.ts';
import { notice } from './notice.ts';

const NAMES = { organisation: 'Hill Farm', actor: 'Asha' };

const laidOut = (names: { organisation: string; actor: string | undefined }, kind = MAILED_KINDS[0]) =>
  layOut(notice({ kind, ...names }, 'en'), { language: 'en', appOrigin: 'https://app.example.com' });

test.each(MAILED_KINDS)('a mail about %s says where it happened and leads to the notices only', (kind) => {
  const { subject, text, html } = layOut(notice({ kind, ...NAMES }, 'en'), {
    language: 'en',
    appOrigin: 'https://app.example.com',
  });
  expect(subject).toContain('Hill Farm');
  expect(text).toContain('Hill Farm');
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'See your notifications: https://app.example.com/dashboard/notifications',
  );
  const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
  expect(new Set(addresses)).toEqual(
    new Set(['https://app.example.com/', 'https://app.example.com/dashboard/notifications']),
  );
});

test('without an account behind it the mail says somebody', () => {
  expect(laidOut({ ...NAMES, actor: undefined }).text.replaceAll(/\s+/g, ' ')).toContain(
    'Somebody asks to join Hill Farm',
  );
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
