import { expect, test } from 'vitest';
import { CONTENT_BYTES_MAX, Content, FIXED_PART_NAMES, isFixedPart, NO_CONTENT } from './content.ts';
import { contentSample } from './samples.ts';
import { SECTION_TYPES, Section } from './sections/sections.ts';

/** So many of the same. */
const many = (length: number, value: unknown) => Array.from({ length }, () => value);

const ID = '5a3b1e00-0000-4000-8000-00000000000a';

test('a product of which nothing is said has every field, all empty', () => {
  expect(Content.parse({})).toEqual(NO_CONTENT);
  expect(NO_CONTENT.sections).toEqual([]);
});

test('what was parsed is parsed to the same again', () => {
  const content = contentSample();
  expect(Content.parse(content)).toEqual(content);
  expect(Content.parse(JSON.parse(JSON.stringify(content)))).toEqual(content);
  expect(Content.encode(content)).toEqual(content);
});

test('sections are of ten types, and each is empty at first', () => {
  expect(SECTION_TYPES).toEqual([
    'text',
    'table',
    'nutrition',
    'image',
    'gallery',
    'video',
    'document',
    'certificate',
    'vendor',
    'embed-urls',
  ]);
  for (const type of SECTION_TYPES)
    expect(Section.parse({ id: ID, type })).toMatchObject({ id: ID, type, title: {}, is_hidden: false });
});

test('ids are compared as texts, so there is one way to write them', () => {
  const content = Content.parse({
    image_file_id: ID.toUpperCase(),
    sections: [{ id: ID.toUpperCase(), type: 'text' }],
  });
  expect([content.image_file_id, content.sections[0]?.id]).toEqual([ID, ID]);
});

test.each<object>([
  { unknown: 1 },
  { constructor: 1 },
  { net_quantity: { amount: 0, unit: 'g' } },
  { net_quantity: { amount: 1, unit: 'stones' } },
  { price: { amount: -1, currency: 'INR' } },
  { country_of_origin: 'india' },
  { country_of_origin: 'IN\n' },
  { ingredients: [{ name: 'x', percent: 101 }] },
  { ingredients: [{ name: 'x', allergens: ['pollen'] }] },
  { ingredients: many(101, { name: 'x' }) },
  { warnings: many(11, 'x') },
  { gtin: 'x'.repeat(21) },
  { phone: 'a\u0000' },
  { language: 'fr' },
  { image_file_id: 'x' },
  { notes: many(21, { title: 'x' }) },
  { notes: [{ title: 'x', points: many(21, 'x') }] },
  { sections: many(61, { id: ID, type: 'text' }) },
  { sections: [{ id: ID, type: 'text', onclick: 'x' }] },
  { sections: [{ id: ID, type: 'table', columns: many(7, 'x') }] },
  { sections: [{ id: ID, type: 'table', rows: [many(7, 'x')] }] },
  { sections: [{ id: ID, type: 'table', rows: many(61, ['x']) }] },
  { sections: [{ id: ID, type: 'nutrition', values: { magic: 1 } }] },
  { sections: [{ id: ID, type: 'nutrition', values: { energy: -1 } }] },
  { sections: [{ id: ID, type: 'nutrition', values: { constructor: 1 } }] },
  { sections: [{ id: ID, type: 'nutrition', serving: 0 }] },
  { sections: [{ id: ID, type: 'gallery', pictures: many(13, { file_id: ID }) }] },
])('refused: %j', (over) => {
  expect(Content.safeParse(over).success).toBe(false);
});

test('the parts that always exist are known by their names, and no prototype is one', () => {
  expect(FIXED_PART_NAMES).toEqual(['overview', 'ingredients', 'use', 'maker', 'notes', 'support', 'qrinfo']);
  for (const name of ['constructor', '__proto__', 'toString', 'section', ''])
    expect(isFixedPart(name)).toBe(false);
});

test('the largest content there can be is parsed in a moment, however it is made', () => {
  const text = (words: string) => ({ type: 'text', text: words });
  const pieces = {
    long: Array.from({ length: 20 }, () => ({ type: 'paragraph', content: [text('x'.repeat(249))] })),
    // Nodes cost more than letters.
    small: Array.from({ length: 200 }, () => ({ type: 'paragraph', content: many(9, text('x')) })),
    empty: [
      {
        type: 'bulletList',
        content: many(100, { type: 'listItem', content: many(10, { type: 'paragraph' }) }),
      },
    ],
  };
  for (const [how, content] of Object.entries(pieces)) {
    const doc = { type: 'doc', content };
    const sections: object[] = [];
    while (JSON.stringify(sections).length < CONTENT_BYTES_MAX)
      sections.push({ id: ID, type: 'text', body: { en: doc } });
    const start = Date.now();
    Content.safeParse({ sections: sections.slice(0, 60) });
    expect([how, Date.now() - start < 2000]).toEqual([how, true]);
  }
});
