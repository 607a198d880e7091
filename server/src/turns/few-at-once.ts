import { Failure } from '@qrigin/domain/errors';
import { createCounts } from './counts.ts';

/** Work of which so many pieces with the same key go on at the same time; who comes with more is asked to come again. */
export function fewAtOnce(most: number) {
  const underWay = createCounts();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    if (underWay.of(key) >= most) throw new Failure('busy', { retry_after: 1 });
    const leave = underWay.add(key);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
