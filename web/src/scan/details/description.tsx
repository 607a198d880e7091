import type { Words } from '@qrigin/domain/details';
import { type Reader, toldTo, useReader } from './reader.ts';
import { Told } from './told.tsx';

/** Below the name there is room for this much. */
const ROOM = 200;

/** Whether it has to be folded away to leave room for the rest. */
export const isLong = (reader: Reader, description: Words): boolean =>
  (toldTo(reader, description)?.text.length ?? 0) > ROOM;

export function Description({ words }: { words: Words }) {
  const reader = useReader();
  return isLong(reader, words) ? null : <Told words={words} as="p" className="words" />;
}
