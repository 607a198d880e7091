import { Failure } from '@qrigin/domain/errors';
import { expect, test } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

const BUSY = new Failure('busy', { retry_after: 1 });

test('of one key so many pieces of work go on at once; one that failed is over too', async () => {
  const few = fewAtOnce(1);
  const { promise, reject } = Promise.withResolvers<void>();
  const first = few('a', () => promise);
  await expect(few('a', async () => 'second')).rejects.toEqual(BUSY);
  expect(await few('b', async () => 'of another')).toBe('of another');
  reject(new Error('it failed'));
  await expect(first).rejects.toThrow('it failed');
  expect(await few('a', async () => 'third')).toBe('third');
});
