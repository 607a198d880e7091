import { expect, test } from 'vitest';
import { linksIn, paragraphsOf, plainTextOf, RICH_TEXT_MAX, RichText, RichWords } from './rich-text.ts';

/** So many of the same. */
const many = (length: number, value: unknown) => Array.from({ length }, () => value);

const text = (words: string, marks?: readonly unknown[]) => ({
  type: 'text',
  text: words,
  ...(marks && { marks }),
});
const paragraph = (...content: readonly unknown[]) => ({ type: 'paragraph', content });
const doc = (...content: readonly unknown[]) => ({ type: 'doc', content });
const item = (...content: readonly unknown[]) => ({ type: 'listItem', content });
const link = (href: string) => ({ type: 'link', attrs: { href } });

const RICH = doc(
  { type: 'heading', content: [text('Origin')] },
  paragraph(text('Wild '), text('combs', [{ type: 'bold' }, link('https://a.example')]), {
    type: 'hardBreak',
  }),
  { type: 'bulletList', content: [item(paragraph(text('One')), paragraph(text('more')))] },
  { type: 'orderedList', content: [item(paragraph(text('Two', [{ type: 'italic' }, link('nothing')])))] },
  { type: 'paragraph' },
);

test('a text has headings, paragraphs, lists of one level, line breaks and three marks', () => {
  expect(RichText.parse(RICH)).toEqual(RICH);
  expect(plainTextOf(RichText.parse(RICH))).toBe('Origin\nWild combs\n\nOne\nmore\nTwo\n');
  expect(linksIn(RichText.parse(RICH))).toEqual(['https://a.example', 'nothing']);
});

test.each([
  ['HTML', '<p>x</p>'],
  ['a node of HTML', doc({ type: 'html', content: '<script>alert(1)</script>' })],
  ['a script', doc({ type: 'script', content: [text('alert(1)')] })],
  ['a picture', doc(paragraph({ type: 'image', attrs: { src: 'x', onerror: 'alert(1)' } }))],
  ['a frame', doc({ type: 'iframe', attrs: { src: 'https://evil.example' } })],
  ['a mark that we do not know', doc(paragraph(text('x', [{ type: 'style', attrs: { color: 'red' } }])))],
  ['too many marks', doc(paragraph(text('x', many(4, { type: 'bold' }))))],
  ['a link to nowhere', doc(paragraph(text('x', [{ type: 'link' }])))],
  [
    'a link that is no text',
    doc(paragraph(text('x', [{ type: 'link', attrs: { href: { toString: 'x' } } }]))),
  ],
  ['a link with a control character', doc(paragraph(text('x', [link('java\tscript:alert(1)')])))],
  ['a link with half a character', doc(paragraph(text('x', [link('https://a.example/\ud800')])))],
  ['a link that is too long', doc(paragraph(text('x', [link('x'.repeat(2049))])))],
  ['a list in a list', doc({ type: 'bulletList', content: [item({ type: 'bulletList', content: [] })] })],
  ['a list without items', doc({ type: 'bulletList', content: [] })],
  ['an empty text', doc(paragraph(text('')))],
  ['a control character', doc(paragraph(text('a\u0000b')))],
  ['a line end inside a text', doc(paragraph(text('a\nb')))],
  ['text without a paragraph', doc(text('x'))],
  ['a document in a document', doc(doc())],
  ['no document', paragraph(text('x'))],
  ['nothing', null],
  ['a document without content', { type: 'doc' }],
  ['a type by the name of a prototype', doc({ type: '__proto__' })],
  ['too many paragraphs', doc(...many(201, { type: 'paragraph' }))],
  ['too many pieces', doc(paragraph(...many(401, text('x'))))],
  ['too many characters', doc(paragraph(text('x'.repeat(RICH_TEXT_MAX))), paragraph(text('y')))],
])('%s is refused', (_, value) => {
  expect(RichText.safeParse(value).success).toBe(false);
});

test('what a node has beside its own is left out: styles, events, raw HTML', () => {
  const hostile = {
    type: 'doc',
    innerHTML: '<script>',
    content: [
      { type: 'heading', attrs: { level: 1, onclick: 'alert(1)' }, content: [{ ...text('x'), html: '<b>' }] },
      paragraph({ ...text('y', [{ ...link('https://a.example'), onclick: 'x' }]), style: 'color:red' }),
    ],
  };
  expect(RichText.parse(hostile)).toEqual(
    doc({ type: 'heading', content: [text('x')] }, paragraph(text('y', [link('https://a.example')]))),
  );
});

test('as many characters as there may be fit, however they are divided', () => {
  const half = 'x'.repeat(RICH_TEXT_MAX / 2);
  expect(RichText.safeParse(doc(paragraph(text(half), text(half)))).success).toBe(true);
  // The line between two paragraphs counts.
  expect(RichText.safeParse(doc(paragraph(text(half)), paragraph(text(half)))).success).toBe(false);
});

test('plain lines become paragraphs, and a plain text is one in English', () => {
  const paragraphs = doc(paragraph(text('Raw')), paragraph(text('and unheated')));
  expect(paragraphsOf(' Raw \n\n and unheated\n')).toEqual(paragraphs);
  expect(RichWords.parse('Raw\n\nand unheated')).toEqual({ en: paragraphs });
});

test('a text without a word in it is as if it had never been written', () => {
  const words = {
    en: doc(paragraph(text('x'))),
    hi: doc(paragraph(text('  '))),
    ur: doc({ type: 'paragraph' }),
  };
  expect(RichWords.parse(words)).toEqual({ en: words.en });
  expect(RichWords.parse('')).toEqual({});
  expect(RichWords.parse(undefined)).toEqual({});
  expect(RichWords.encode(RichWords.parse(words))).toEqual({ en: words.en });
  expect(RichWords.safeParse({ fr: words.en }).success).toBe(false);
  expect(RichWords.safeParse({ en: '<p>x</p>' }).success).toBe(false);
});
