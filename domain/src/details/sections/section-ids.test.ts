import { expect, test } from 'vitest';
import { withSectionIds } from './section-ids.ts';
import { Section, SentSection } from './sections.ts';

const id = (number: number) => `5a3b1e00-0000-4000-8000-${String(number).padStart(12, '0')}`;
const before = [
  Section.parse({ id: id(1), type: 'text' }),
  Section.parse({ id: id(2), type: 'table' }),
  Section.parse({ id: id(3), type: 'text' }),
];
const sent = (sections: object[]) => sections.map((section) => SentSection.parse(section));

function idsOf(sections: object[]): string[] {
  let last = 90;
  const newId = () => {
    last += 1;
    return id(last);
  };
  return withSectionIds(sent(sections), before, newId).map((section) => section.id);
}

test('a section without an id takes that of the one of its type in its place', () => {
  expect(idsOf([{ type: 'text' }, { type: 'table' }, { type: 'text' }])).toEqual([id(1), id(2), id(3)]);
});

test('one of another type, or beyond the last, gets a new one', () => {
  expect(idsOf([{ type: 'table' }, { type: 'table' }, { type: 'text' }, { type: 'text' }])).toEqual([
    id(91),
    id(2),
    id(3),
    id(92),
  ]);
});

test('an id that is sent is kept, and no one else gets it', () => {
  expect(idsOf([{ type: 'text' }, { id: id(1), type: 'text' }, { type: 'text' }])).toEqual([
    id(91),
    id(1),
    id(3),
  ]);
});
