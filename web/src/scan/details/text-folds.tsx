import type { Words } from '@qrigin/domain/details';
import type { ReactNode } from 'react';
import type { FoldView } from './fold.tsx';
import { inOwn, type Reader, toldTo } from './reader.ts';
import { Told } from './told.tsx';

/** As much as two lines of a phone hold. */
const SHORT = 110;
const TEASER = 72;

/** Whether a text is its own answer. */
export const isShort = (text: string) => text.length <= SHORT && !text.includes('\n');

/** The beginning of a text, up to the end of a word. */
export function teaserOf(text: string): string {
  const line = text.split('\n')[0] ?? '';
  if (line.length <= TEASER) return `${line} …`;
  const end = line.lastIndexOf(' ', TEASER);
  return `${line.slice(0, end > 0 ? end : TEASER).toWellFormed()} …`;
}

/** Some lines of a maker below a heading. */
export function linesFold(reader: Reader, title: ReactNode, words: Words): FoldView | undefined {
  const found = toldTo(reader, words);
  if (!found) return undefined;
  if (isShort(found.text)) return { title, answer: <Told words={words} /> };
  const teaser = <bdi {...inOwn(found.language, reader)}>{teaserOf(found.text)}</bdi>;
  return { title, answer: teaser, body: <Told words={words} as="p" className="words" />, isTeaser: true };
}
