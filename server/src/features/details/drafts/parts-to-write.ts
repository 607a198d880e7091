import { type Content, FIXED_PART_NAMES, partOf } from '@qrigin/domain/details';
import type { PartToWrite } from './draft-queries.ts';
import { bytesOf, markOf } from './marks.ts';

type Choice = {
  /** The last revision so far; each part gets the next one. */
  after: number;
  isWritten: (part: string, mark: string) => boolean;
};

/** Those parts of a content that are written into a draft, and the last of their revisions. */
export function partsToWrite(
  content: Content,
  { after, isWritten }: Choice,
): { put: PartToWrite[]; lastRevision: number } {
  const parts: { part: string; content: object }[] = [
    ...FIXED_PART_NAMES.map((part) => ({ part, content: partOf(content, part) })),
    ...content.sections.map((section) => ({ part: section.id, content: section })),
  ];
  const put = parts
    .map((one) => ({ ...one, mark: markOf(one.content) }))
    .filter(({ part, mark }) => isWritten(part, mark))
    .map((one, at) => ({ ...one, bytes: bytesOf(one.content), revision: after + at + 1 }));
  return { put, lastRevision: after + put.length };
}
