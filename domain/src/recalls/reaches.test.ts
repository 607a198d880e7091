import { expect, test } from 'vitest';
import { recallsToCarry } from './reaches.ts';

const CARTON = { run: 1, idx: 0 };
const BOX = { run: 1, idx: 1 };

test('what is taken out takes the recalls of the packs around it along, not those of itself or of its run', () => {
  const reaching = [
    { id: 'on pallet', scope: 'code', run: 3, idx: 0 },
    { id: 'on carton', scope: 'code', ...CARTON },
    { id: 'on itself', scope: 'code', ...BOX },
    { id: 'of the run', scope: 'run', run: 3 },
  ] as const;
  expect(recallsToCarry(BOX, reaching)).toEqual(['on pallet', 'on carton']);
});
