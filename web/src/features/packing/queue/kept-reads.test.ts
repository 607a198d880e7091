import { beforeEach, expect, test, vi } from 'vitest';
import { dropOldReads, forgetReads, keepReads, keptReads } from './kept-reads.ts';
import type { QueuedRead } from './queued-read.ts';

const ASHA = { user: 'asha', org: 'honey' };
const OTHERS = [
  { user: 'meera', org: 'honey' },
  { user: 'asha', org: 'soap' },
];
const at = '2026-11-19T08:00:00.000Z';
const READ: QueuedRead = {
  job: 'fill',
  pack: '4T9WKX2M7QHR5B8VJD3N',
  read: { id: '0b8f5a52-58a5-4f0a-9c0e-4f2d8f1c7e21', at, code: '7K3M9QXA2VTD5RW8E1HN', anyway: true },
};
const UNDO: QueuedRead = {
  job: 'unpack',
  read: { id: '5f0c1c1e-3b53-4d0e-9d3b-3f7c3a1b9a10', at, undoes: '0b8f5a52-58a5-4f0a-9c0e-4f2d8f1c7e21' },
};

beforeEach(() => {
  localStorage.clear();
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

test('what waits comes back as it was and in its order, each tab by itself', () => {
  expect(keepReads(ASHA, 'one', [READ, UNDO])).toBe(true);
  keepReads(ASHA, 'two', [UNDO]);
  expect(keptReads(ASHA)).toEqual([
    { tab: 'one', reads: [READ, UNDO] },
    { tab: 'two', reads: [UNDO] },
  ]);
  keepReads(ASHA, 'one', []);
  forgetReads(ASHA, 'two');
  expect(localStorage).toHaveLength(0);
});

test('no one else is given it, nor anyone in another organisation', () => {
  keepReads(ASHA, 'one', [READ]);
  for (const other of OTHERS) expect(keptReads(other)).toEqual([]);
});

test('what is none of ours is left out, and the rest is not lost by it', () => {
  localStorage.setItem(
    'packing-reads:asha:honey:one',
    JSON.stringify({ reads: [{ job: 'sing' }, READ], time: 1 }),
  );
  localStorage.setItem('packing-reads:asha:honey:two', '{ no JSON');
  expect(keptReads(ASHA)).toEqual([{ tab: 'one', reads: [READ] }]);
});

test('what no one came back for is dropped after 30 days, but not of the person who is here', () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T00:00:00Z') });
  keepReads(ASHA, 'one', [READ]);
  vi.setSystemTime(new Date('2026-11-30T23:00:00Z'));
  dropOldReads('meera');
  expect(keptReads(ASHA)).toHaveLength(1);
  vi.setSystemTime(new Date('2026-12-01T01:00:00Z'));
  dropOldReads('asha');
  expect(keptReads(ASHA)).toHaveLength(1);
  dropOldReads('meera');
  expect(keptReads(ASHA)).toEqual([]);
});

test.each([
  [
    'is full',
    {
      setItem() {
        throw new DOMException('no', 'QuotaExceededError');
      },
    },
  ],
  ['is switched off', undefined],
])('a storage that %s is told, and breaks nothing', (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  expect(keepReads(ASHA, 'one', [READ])).toBe(false);
  expect(keptReads(ASHA)).toEqual([]);
  expect(() => dropOldReads('meera')).not.toThrow();
});
