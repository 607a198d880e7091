import { expect, test } from 'vitest';
import type { EmailContent } from '../../../mail/template/email-content.ts';
import { layOut } from '../../../mail/template/layout.ts';
import { organisationClosed } from './organisation-closed.ts';

const laidOut = (letter: EmailContent) =>
  layOut(letter, { language: 'en', appOrigin: 'https://app.example.com' });
const read = (letter: EmailContent) => laidOut(letter).text.replaceAll(/\s+/g, ' ');
const closed = (organisation: string) => laidOut(organisationClosed({ organisation }, 'en'));

test('who worked in a closed organisation is told which one, and that printed codes still open', () => {
  const text = read(organisationClosed({ organisation: 'Hill Farm' }, 'en'));
  expect(text).toContain('Organisation: Hill Farm');
  expect(text).toContain('Printed codes keep working.');
});

test('the only places that the mail leads to are the home page and the page of organisations', () => {
  const addresses = [...closed('Hill Farm').html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
  expect(new Set(addresses)).toEqual(
    new Set(['https://app.example.com/', 'https://app.example.com/dashboard']),
  );
});

test.each([
  '<b>x</b>',
  '"><img src=x onerror=alert(1)>',
  'x\r\nBcc: everybody@example.com\r\n\r\nYour account is locked',
  '\u202Egnp.exe',
  '</title><script>alert(1)</script>',
])('an organisation named %j breaks neither subject nor lines nor markup', (name) => {
  const [calm, wild] = [closed('calm'), closed(name)];
  const tags = (markup: string) => markup.match(/<[^>]*>/g);
  expect(wild.subject).toBe(calm.subject);
  expect(tags(wild.html)).toEqual(tags(calm.html));
  expect(wild.text.split('\n')).toHaveLength(calm.text.split('\n').length);
});
