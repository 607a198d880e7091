import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

/** Pieces of work that note when they begin and last until they are let go. */
function setUp(mostOfOne: number) {
  const inTurn = inTurns(mostOfOne);
  const begun: string[] = [];
  const going: PromiseWithResolvers<void>[] = [];
  const begin = (org: string, name: string) =>
    inTurn(org, async () => {
      begun.push(name);
      const lasts = Promise.withResolvers<void>();
      going.push(lasts);
      await lasts.promise;
      return name;
    });
  async function letGo(): Promise<void> {
    going.shift()?.resolve();
    // Until the next one has begun.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { begun, begin, letGo };
}

test('one piece is done after the other, and organisations take turns', async () => {
  const { begun, begin, letGo } = setUp(9);
  const all = [
    begin('one', 'one 1'),
    begin('one', 'one 2'),
    begin('one', 'one 3'),
    begin('other', 'other 1'),
    begin('third', 'third 1'),
    begin('other', 'other 2'),
  ];
  expect(begun).toEqual(['one 1']);
  for (let left = all.length; left > 0; left -= 1) await letGo();
  expect(begun).toEqual(['one 1', 'one 2', 'other 1', 'third 1', 'one 3', 'other 2']);
  expect(await Promise.all(all)).toEqual(['one 1', 'one 2', 'one 3', 'other 1', 'third 1', 'other 2']);
});

test('one organisation that has too much to do is refused more, and no other is', async () => {
  const { begin, letGo } = setUp(2);
  const accepted = ['1', '2', '3'].map((name) => begin('one', name));
  await expect(begin('one', '4')).rejects.toMatchObject({ code: 'busy' });
  const ofOther = begin('other', '1');
  for (let left = 4; left > 0; left -= 1) await letGo();
  expect(await Promise.all([...accepted, ofOther])).toEqual(['1', '2', '3', '1']);
  const later = begin('one', '5');
  await letGo();
  expect(await later).toBe('5');
});

test('a piece that fails fails alone', async () => {
  const inTurn = inTurns(9);
  const broken = inTurn('one', () => Promise.reject(new Error('broken')));
  const whole = inTurn('one', async () => 'whole');
  await expect(broken).rejects.toThrow('broken');
  expect(await whole).toBe('whole');
});
