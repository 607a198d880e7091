import { expect, test } from 'vitest';
import { FRAMES } from '../frame.ts';
import type { Opening, Shot } from '../shot.ts';
import { visitsOf } from './stops.ts';

const [PHONE = { width: 390, theme: 'light' }] = FRAMES;
const opening = (name: string, more: Partial<Opening> = {}): Opening => ({
  name,
  open: async () => undefined,
  ...more,
});
const SHOT: Shot = {
  name: 'page',
  path: '/',
  states: { typical: {}, failing: {} },
  openings: [
    opening('menu', { isLayer: true, only: ['typical'] }),
    opening('sent'),
    opening('edit', { isLayer: true, hasForm: true, only: ['typical'] }),
  ],
  hasForm: true,
};

const told = (turn: (index: number) => boolean) =>
  visitsOf([SHOT], PHONE, turn).map(({ state, stops }) => [
    state,
    ...stops.map((stop) =>
      [stop.opening.name || 'page', stop.isWalked && 'walk', stop.hasForm && 'form']
        .filter(Boolean)
        .join(' '),
    ),
  ]);

test('a page and its layers are one visit; what changes it is another', () => {
  expect(told(() => false)).toEqual([
    ['typical', 'page', 'menu', 'edit'],
    ['typical', 'sent'],
    ['failing', 'page'],
    ['failing', 'sent'],
  ]);
});

test('in the typical state all is tried, layers only where they have a form; a hurried one is a visit of its own', () => {
  expect(told(() => true)).toEqual([
    ['typical', 'page walk form', 'menu'],
    ['typical', 'sent walk'],
    ['typical', 'edit form'],
    ['failing', 'page'],
    ['failing', 'sent'],
  ]);
});

test('two runs that take turns try everything once', () => {
  const tried = (rest: number) =>
    told((index) => index % 2 === rest)
      .flat()
      .filter((words) => / (walk|form)/.test(words));
  expect([...tried(0), ...tried(1)].toSorted()).toEqual(['edit form', 'page walk form', 'sent walk']);
});
