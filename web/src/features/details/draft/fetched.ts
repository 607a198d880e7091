import { DraftPart, type Draft as FetchedDraft, FIXED_PART_NAMES } from '@qrigin/domain/details';
import type { Writer } from './saver-state.ts';
import type { PartId, PartValue } from './values.ts';

/** One part as the server has it, and who wrote it last. */
export interface FetchedPart extends Writer {
  value: PartValue;
  revision: number;
}

export function fetchedParts({ parts, sections }: FetchedDraft): Map<PartId, FetchedPart> {
  const fixed = FIXED_PART_NAMES.map((part): [PartId, FetchedPart] => {
    const { content, revision, changed_at: at, changed_by: by } = parts[part];
    return [part, { value: DraftPart.parse({ part, content }), revision, at, by }];
  });
  const others = sections.map(
    ({ content, revision, changed_at: at, changed_by: by }): [PartId, FetchedPart] => [
      content.id,
      { value: { part: 'section', content }, revision, at, by },
    ],
  );
  return new Map([...fixed, ...others]);
}
