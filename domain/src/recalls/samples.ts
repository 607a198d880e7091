import type { z } from 'zod';
import type { recallCode } from './contract.ts';

type RecallWords = z.input<typeof recallCode.body>;

/** What a maker says who has found glass in a jar. */
export function recallSample(over: Partial<RecallWords> = {}): RecallWords {
  return {
    reason: 'Splinters of glass may be in the honey.',
    hazard: 'Cuts in the mouth and throat',
    what_to_do: 'Stop eating it.\nTake it back to the shop.',
    contact: '1800 000 2647',
    ...over,
  };
}
