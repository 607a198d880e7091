import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { TypedWords } from './typed-words.ts';

/** What is typed into the form around so far. */
export function useTyped(): TypedWords {
  const [first, texts, contact] = useWatch<TypedWords, ['first', 'texts', 'contact']>({
    name: ['first', 'texts', 'contact'],
  });
  return useMemo(() => ({ first, texts, contact }), [first, texts, contact]);
}
