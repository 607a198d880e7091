import { beforeEach, expect, test, vi } from 'vitest';
import { contentSample, sectionSamples } from '../../../../../domain/src/details/samples.ts';
import { dropOld, forgetOnDevice, keepOnDevice, keptOnDevice, keptOrder, ORDER } from './device.ts';
import type { PartValue } from './values.ts';

const ASHA = { user: 'asha', org: 'honey', product: 'jar' };
const OTHERS = [
  { ...ASHA, user: 'meera' },
  { ...ASHA, org: 'soap' },
  { ...ASHA, product: 'tin' },
];
const HERE = { id: 'use', tab: 'tab-1' };

const use = (storage: string): PartValue => ({
  part: 'use',
  content: { storage: { en: storage }, how_to_use: {}, warnings: [] },
});

beforeEach(() => {
  localStorage.clear();
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

test('what is typed comes back character by character, whatever it is', () => {
  for (const text of ['dry ', '  ', 'a\u00A0b\n', 'عسل', '😀', 'x'.repeat(3000), '"\\u0041<0>']) {
    expect(keepOnDevice(ASHA, HERE, { value: use(text), base: 4, sent: [use('before'), null] })).toBe(true);
    expect(keptOnDevice(ASHA)).toEqual([
      {
        ...HERE,
        value: use(text),
        base: 4,
        place: undefined,
        sent: [use('before'), null],
        time: expect.any(Number),
      },
    ]);
  }
});

test('a section of every type comes back as it is, half-typed or not', () => {
  for (const content of sectionSamples()) {
    const value: PartValue = { part: 'section', content: { ...content, title: { en: ' half ', hi: '' } } };
    keepOnDevice(ASHA, { id: content.id, tab: 'tab-1' }, { value, base: 0, place: 2 });
    expect(keptOnDevice(ASHA).find(({ id }) => id === content.id)).toMatchObject({ value, place: 2 });
  }
});

test('no one else is shown it, nor anyone at another product', () => {
  keepOnDevice(ASHA, HERE, { value: use('dry'), base: 1 });
  for (const other of OTHERS) expect(keptOnDevice(other)).toEqual([]);
  for (const other of OTHERS) forgetOnDevice(other, HERE);
  expect(keptOnDevice(ASHA)).toHaveLength(1);
  forgetOnDevice(ASHA, HERE);
  expect(keptOnDevice(ASHA)).toEqual([]);
});

test('two tabs keep apart what they have of one part', () => {
  keepOnDevice(ASHA, HERE, { value: use('one'), base: 1 });
  keepOnDevice(ASHA, { ...HERE, tab: 'tab-2' }, { value: use('two'), base: 1 });
  forgetOnDevice(ASHA, HERE);
  expect(keptOnDevice(ASHA)).toMatchObject([{ tab: 'tab-2', value: use('two') }]);
});

test('a deletion and an order of sections are kept as well', () => {
  keepOnDevice(ASHA, { id: 'a-section', tab: 'tab-1' }, { value: null, base: 5 });
  keepOnDevice(ASHA, { id: ORDER, tab: 'tab-1' }, { value: ['b', 'a'], base: 0 });
  expect(keptOnDevice(ASHA)).toMatchObject([{ id: 'a-section', value: null, base: 5 }]);
  expect(keptOrder(ASHA)).toEqual([{ tab: 'tab-1', ids: ['b', 'a'] }]);
});

test('what an older release wrote is filled up; what is none of ours is left out', () => {
  const { storage: _, ...older } = use('x').content as Extract<PartValue, { part: 'use' }>['content'];
  keepOnDevice(ASHA, HERE, { value: { part: 'use', content: older }, base: 1 });
  expect(keptOnDevice(ASHA)).toMatchObject([
    { value: { part: 'use', content: { storage: {}, how_to_use: {}, warnings: [] } } },
  ]);
  keepOnDevice(ASHA, HERE, { value: { part: 'nothing', content: {} }, base: 1 });
  expect(keptOnDevice(ASHA)).toEqual([]);
  localStorage.setItem('details-draft:asha:honey:jar:use:tab-1', '{ no JSON');
  expect(keptOnDevice(ASHA)).toEqual([]);
});

test('what no one came back for is dropped after 30 days, of whomever it is', () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T00:00:00Z') });
  for (const owner of [ASHA, ...OTHERS]) keepOnDevice(owner, HERE, { value: use('old'), base: 1 });
  localStorage.setItem('something-else', 'stays');
  vi.setSystemTime(new Date('2026-11-30T23:00:00Z'));
  keepOnDevice(ASHA, { ...HERE, tab: 'tab-2' }, { value: use('new'), base: 1 });
  dropOld();
  expect(keptOnDevice(ASHA)).toHaveLength(2);
  vi.setSystemTime(new Date('2026-12-01T01:00:00Z'));
  dropOld();
  expect(keptOnDevice(ASHA)).toMatchObject([{ value: use('new') }]);
  for (const other of OTHERS) expect(keptOnDevice(other)).toEqual([]);
  expect(localStorage.getItem('something-else')).toBe('stays');
});

test.each([
  ['is full', { setItem: () => refuse('QuotaExceededError') }],
  ['is switched off', undefined],
])('a storage that %s is told, and breaks nothing', (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  expect(keepOnDevice(ASHA, HERE, { value: use('dry'), base: 1 })).toBe(false);
  expect(() => forgetOnDevice(ASHA, HERE)).not.toThrow();
  expect(keptOnDevice(ASHA)).toEqual([]);
  expect(() => dropOld()).not.toThrow();
});

function refuse(name: string): never {
  throw new DOMException('no', name);
}

test('the sample of everything comes back in all its parts', () => {
  const { notes } = contentSample();
  const value: PartValue = { part: 'notes', content: { notes } };
  keepOnDevice(ASHA, { id: 'notes', tab: 'tab-1' }, { value, base: 1 });
  expect(keptOnDevice(ASHA)).toMatchObject([{ value }]);
});
