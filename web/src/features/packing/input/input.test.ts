import { expect, test } from 'vitest';
import { createSightings } from '../../scanner/camera/sightings.ts';
import { createKeyCollector } from './collect-keys.ts';

const CODE = '7K3M9QXA2VTD5RW8E1HN';

const keys = (text: string) => Array.from(text);

/** Types with so many milliseconds between two keys; tells what was read and which keys were left to the page. */
function type(pressed: readonly string[], gap: number) {
  const collect = createKeyCollector();
  const read: string[] = [];
  const left: string[] = [];
  for (const [index, key] of pressed.entries()) {
    const { isOurs, text } = collect(key, index * gap);
    if (!isOurs) left.push(key);
    if (text !== undefined) read.push(text);
  }
  return { read, left };
}

test('a hand scanner is heard, its Enter included, with the blanks within what it types', () => {
  expect(type([...keys(CODE), 'Enter'], 5)).toEqual({ read: [CODE], left: [] });
  expect(type([...keys('7K3M 9QXA 2VTD 5RW8 E1HN'), 'Enter'], 40)).toEqual({
    read: ['7K3M 9QXA 2VTD 5RW8 E1HN'],
    left: [],
  });
  expect(type(['Shift', 'H', 'Shift', ...keys('TTPS://Q.EXAMPLE'), 'Enter'], 5).read).toEqual([
    'HTTPS://Q.EXAMPLE',
  ]);
});

test('a scanner that falters in the middle of a code has still read it', () => {
  expect(type([...keys(CODE), 'Enter'], 700)).toEqual({ read: [CODE], left: [] });
});

test('codes right after each other stay apart', () => {
  expect(type([...keys(CODE), 'Enter', ...keys(CODE), 'Enter'], 2).read).toEqual([CODE, CODE]);
});

test('a person at the keyboard has Enter, Tab and the blank for the buttons', () => {
  expect(type(['Tab', 'Enter', ' ', 'Enter'], 5)).toEqual({ read: [], left: ['Tab', 'Enter', ' ', 'Enter'] });
  expect(type([...keys(CODE), 'Enter'], 2100)).toEqual({ read: [], left: ['Enter'] });
  expect(type(['a', 'Enter'], 200).left).toEqual(['Enter']);
});

test('Enter right after another key is a scanner’s: after a short barcode, and where it sends two', () => {
  expect(type([...keys('1234'), 'Enter'], 5)).toEqual({ read: [], left: [] });
  expect(type([...keys(CODE), 'Enter', 'Enter', ...keys(CODE), 'Enter', 'Enter'], 40)).toEqual({
    read: [CODE, CODE],
    left: [],
  });
});

test('a code before the camera is new once, until it was away for a while', () => {
  const isNew = createSightings();
  expect([0, 90, 1500, 2900, 4500].map((now) => isNew(CODE, now))).toEqual([true, false, false, false, true]);
  expect(isNew('another', 4510)).toBe(true);
  expect(isNew(CODE, 4520)).toBe(false);
});
