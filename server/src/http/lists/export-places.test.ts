import { Failure } from '@qrigin/domain/errors';
import { expect, test } from 'vitest';
import { createExportPlaces, ROOM_FOR_COMPUTED } from './export-places.ts';

function refusalOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
}

test('a caller has one file at a time, until it has been sent: that it has been read is not enough', () => {
  const enter = createExportPlaces({ reading: 2, sending: 8 });
  const place = enter('a');
  expect(refusalOf(() => enter('a'))).toBe('too_often');
  place.read();
  expect(refusalOf(() => enter('a'))).toBe('too_often');
  place.leave();
  expect(refusalOf(() => enter('a'))).toBeUndefined();
});

test('a file that has been read makes room for others to read, however slowly it is taken', () => {
  const enter = createExportPlaces({ reading: 2, sending: 3 });
  const first = enter('a');
  enter('b');
  expect(refusalOf(() => enter('c'))).toBe('busy');
  first.read();
  const third = enter('c');
  third.read();
  // As many as can be sent are on their way.
  expect(refusalOf(() => enter('d'))).toBe('busy');
  first.leave();
  expect(refusalOf(() => enter('d'))).toBeUndefined();
});

test('a place is given back once: later it may be that of another file', () => {
  const enter = createExportPlaces({ reading: 1, sending: 1 });
  const early = enter('a');
  early.leave();
  enter('a');
  early.read();
  early.leave();
  expect(refusalOf(() => enter('b'))).toBe('busy');
});

test('files that are computed are many at once: none of them holds a connection while it is sent', () => {
  const enter = createExportPlaces(ROOM_FOR_COMPUTED);
  const places = Array.from({ length: 8 }, (_, at) => enter(`organisation ${at}`));
  expect(refusalOf(() => enter('organisation 0'))).toBe('too_often');
  expect(refusalOf(() => enter('one more'))).toBe('busy');
  places[0]?.leave();
  expect(refusalOf(() => enter('one more'))).toBeUndefined();
});

test('a person with many organisations takes one place, as do many people of one', () => {
  const enter = createExportPlaces(ROOM_FOR_COMPUTED);
  const place = enter('person', 'org');
  expect(refusalOf(() => enter('person', 'other org'))).toBe('too_often');
  expect(refusalOf(() => enter('colleague', 'org'))).toBe('too_often');
  enter('colleague', 'other org');
  place.leave();
  place.leave();
  enter('person', 'org');
});
