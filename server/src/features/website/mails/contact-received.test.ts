import { expect, test } from 'vitest';
import { layOut } from '../../../mail/template/layout.ts';
import { contactReceived } from './contact-received.ts';

const CALM = { name: 'Asha', email: 'asha@example.com', message: 'Hello' };
const laidOut = (changes: Partial<typeof CALM>) =>
  layOut(contactReceived({ ...CALM, ...changes }, 'en'), {
    language: 'en',
    appOrigin: 'https://app.example.com',
  });
const tags = (markup: string) => markup.match(/<[^>]*>/g);

test('it says who wrote what, and an answer goes to them', () => {
  const { subject, text, replyTo } = laidOut({ message: 'One\r\n\r\nTwo' });
  expect(subject).toBe('A message from the contact page');
  expect(text).toContain('Name: Asha\nEmail: asha[@]example[.]com\n\n> One\n>\n> Two\n');
  expect(replyTo).toBe('asha@example.com');
});

test.each([
  '<b>x',
  '"><script>alert(1)</script>',
  'x\r\nBcc: everybody@example.com',
  'x\n\nYour account is locked',
  '\u202Eexe.gpj',
])('a stranger named %j breaks neither subject nor lines nor markup', (name) => {
  const { subject, text, html } = laidOut({ name });
  const calm = laidOut({});
  expect(subject).not.toMatch(/[\p{Cc}\u202A-\u202E]/u);
  expect(text.split('\n')).toHaveLength(calm.text.split('\n').length);
  expect(tags(html)).toEqual(tags(calm.html));
});

test('a message cannot pass for words of ours: every line of it is quoted, and its markup is text', () => {
  const message = 'Hello\n\n-- \nQrigin: <a href="https://evil.example">set a new password</a>\u2028now';
  const { text, html } = laidOut({ message });
  const quoted = text.split('\n').filter((line) => line.startsWith('>'));
  expect(quoted).toHaveLength(5);
  expect(text.replaceAll(/^>.*$/gm, '')).not.toContain('set a new password');
  expect(tags(html)?.filter((tag) => tag !== '<br>')).toEqual(tags(laidOut({}).html));
});
