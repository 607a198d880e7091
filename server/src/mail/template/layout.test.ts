import { expect, test } from 'vitest';
import type { EmailContent } from './email-content.ts';
import { layOut } from './layout.ts';

const LETTER: EmailContent = {
  subject: 'The subject',
  preheader: 'The preheader',
  heading: 'The heading',
  parts: [
    { part: 'paragraph', text: 'A paragraph.' },
    { part: 'code', code: '407193' },
    { part: 'button', words: 'Press', path: '/login' },
    { part: 'link', before: 'Or', words: 'go there', path: '/forgot-password?from=mail&x=1' },
    { part: 'facts', rows: [['Device', 'Chrome on Android']] },
    { part: 'quote', text: 'First line\nSecond line' },
  ],
  note: 'The note.',
};
const WHERE = { language: 'en', appOrigin: 'https://app.example.com' } as const;

/** The words that a reader of the HTML sees, with the addresses of links behind their words. */
function wordsOf(markup: string): string {
  return markup
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<div style="display:none.*?<\/div>/s, '')
    .replaceAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, '$2 $1')
    .replaceAll(/<\/?span[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('as text it is what anyone can read', () => {
  expect(layOut(LETTER, WHERE).text).toBe(`Qrigin

The heading

A paragraph.

    407193

Press: https://app.example.com/login

Or go there: https://app.example.com/forgot-password?from=mail&x=1

Device: Chrome on Android

> First line
> Second line

- - - - - - - - - - - - - - - - - - - -

The note.

You are getting this email from Qrigin at https://app.example.com/ because this email address was entered there.
`);
});

test('the HTML says the same in the same order', () => {
  const { html, text } = layOut(LETTER, WHERE);
  const sameAs = (words: string) =>
    words.replaceAll(/^(> )|- - [- ]+|:(?= )/gm, '').replaceAll('app.example.com https', 'https');
  expect(sameAs(wordsOf(html)).split(' ')).toEqual(sameAs(text).split(/\s+/).filter(Boolean));
});

test('the preheader is in the HTML only, hidden; subject and reply address are handed on', () => {
  const { html, text, subject, replyTo } = layOut({ ...LETTER, replyTo: 'asha@example.com' }, WHERE);
  expect(html).toMatch(/<div style="display:none[^>]*>The preheader/);
  expect(text).not.toContain('The preheader');
  expect({ subject, replyTo }).toEqual({ subject: 'The subject', replyTo: 'asha@example.com' });
});

test('nothing is fetched and nothing runs when it is opened', () => {
  const { html } = layOut(LETTER, WHERE);
  expect(html).not.toMatch(/<(script|img|link|iframe|object|form|svg|base)\b|\bsrc=|url\(|@import|\son\w+=/i);
});

test('every link leads into the app, even where a path tries to leave it', () => {
  const leaving = { part: 'button', words: 'x', path: '//evil.example' } as const;
  const { html } = layOut({ ...LETTER, parts: [...LETTER.parts, leaving] }, WHERE);
  const origins = [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => new URL(address).origin);
  expect(origins).toEqual(Array(4).fill('https://app.example.com'));
});
