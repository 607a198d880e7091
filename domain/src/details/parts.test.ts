import { expect, test } from 'vitest';
import { type Content, FIXED_PART_NAMES, NO_CONTENT } from './content.ts';
import {
  canonical,
  changedParts,
  changesBetween,
  contentOf,
  filesIn,
  isSame,
  outlineOf,
  partOf,
} from './parts.ts';
import { contentSample, sectionSamples } from './samples.ts';

const SAMPLE = contentSample();
const withSections = (pick: (sections: Content['sections']) => Content['sections']): Content => ({
  ...SAMPLE,
  sections: pick(SAMPLE.sections),
});
const ids = SAMPLE.sections.map(({ id }) => id);

test('a content is its fixed parts and its sections, and nothing else', () => {
  const parts = Object.fromEntries(FIXED_PART_NAMES.map((part) => [part, partOf(SAMPLE, part)]));
  expect(contentOf(parts, SAMPLE.sections)).toEqual(SAMPLE);
  expect(contentOf({}, [])).toEqual(NO_CONTENT);
  const fields = FIXED_PART_NAMES.flatMap((part) => Object.keys(partOf(SAMPLE, part)));
  expect([...fields, 'sections'].toSorted()).toEqual(Object.keys(NO_CONTENT).toSorted());
});

test('nothing differs from itself, in whichever order it is stored', () => {
  const turned: unknown = JSON.parse(JSON.stringify(SAMPLE), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toReversed())
      : value,
  );
  expect(isSame(SAMPLE, turned)).toBe(true);
  expect(canonical({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
  expect(isSame(['a', 'b'], ['b', 'a'])).toBe(false);
  expect(changedParts(SAMPLE, SAMPLE)).toEqual([]);
});

test.each([
  ['overview', { gtin: '' }],
  ['overview', { language: 'hi' }],
  ['ingredients', { may_contain: ['milk'] }],
  ['use', { warnings: [] }],
  ['maker', { phone: '' }],
  ['notes', { notes: [] }],
  ['support', { support: NO_CONTENT.support }],
  ['qrinfo', { qrinfo: NO_CONTENT.qrinfo }],
] as const)('%s has changed with %j, and no other part', (part, over) => {
  expect(
    changedParts(contentSample({ ...SAMPLE, ...over, sections: SAMPLE.sections } as never), SAMPLE),
  ).toEqual([part]);
});

test('a section that was changed, added or removed is named by its id', () => {
  const [first] = SAMPLE.sections;
  expect(
    changedParts(
      withSections(([one, ...rest]) => [{ ...one!, is_hidden: true }, ...rest]),
      SAMPLE,
    ),
  ).toEqual([first!.id]);
  expect(
    changedParts(
      withSections((sections) => sections.slice(1)),
      SAMPLE,
    ),
  ).toEqual([first!.id]);
  expect(
    changedParts(
      SAMPLE,
      withSections((sections) => sections.slice(1)),
    ),
  ).toEqual([first!.id]);
});

test('sections that were moved are a change of the order, and those that come or go are none', () => {
  expect(
    changedParts(
      withSections((sections) => sections.toReversed()),
      SAMPLE,
    ),
  ).toEqual(['order']);
  const [added] = sectionSamples();
  expect(
    changedParts(
      withSections((sections) => [added!, ...sections]),
      SAMPLE,
    ),
  ).toEqual([added!.id]);
  const swapped = withSections(([a, b, ...rest]) => [b!, ...rest.slice(1), a!]);
  expect(changedParts(swapped, SAMPLE)).toEqual([ids[2], 'order']);
});

test('what was never published is a change when it says anything', () => {
  expect(changedParts(NO_CONTENT)).toEqual([]);
  expect(changedParts(SAMPLE)).toEqual([...FIXED_PART_NAMES, ...ids]);
});

test('outlines with short marks tell the same differences', () => {
  const marks = new Map<string, string>();
  const short = (part: unknown) => {
    const long = canonical(part);
    marks.set(long, marks.get(long) ?? String(marks.size));
    return marks.get(long) ?? '';
  };
  const other = withSections((sections) => sections.slice(2).toReversed());
  expect(changesBetween(outlineOf(other, short), outlineOf(SAMPLE, short))).toEqual(
    changedParts(other, SAMPLE),
  );
  expect(outlineOf(NO_CONTENT, () => 'x')).toEqual({
    marks: Object.fromEntries(FIXED_PART_NAMES.map((part) => [part, 'x'])),
    sections: [],
  });
});

test('every file that a content shows or offers is named once, by what it is', () => {
  const picture = (id: string) => ({ file_id: id, alt: {}, caption: {} });
  const id = (number: number) => `5a3b1e00-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const section = (fields: object) => ({ id: id(99), title: {}, is_hidden: false, ...fields });
  const content = contentSample({
    image_file_id: id(1),
    sections: [
      section({ type: 'image', picture: picture(id(2)) }),
      section({ type: 'image', picture: null }),
      section({ type: 'gallery', pictures: [picture(id(3)), picture(id(1))] }),
      section({ type: 'video', poster: picture(id(4)) }),
      section({ type: 'video', poster: null }),
      section({ type: 'document', file_id: id(5) }),
      section({ type: 'document', file_id: null }),
      section({ type: 'document', file_id: id(5) }),
    ] as never,
  });
  expect(filesIn(content)).toEqual({ pictures: [id(1), id(2), id(3), id(4)], documents: [id(5)] });
  expect(filesIn(NO_CONTENT)).toEqual({ pictures: [], documents: [] });
});
