import { Content, isFixedPart, type Outline } from '@qrigin/domain/details';
import { z } from 'zod';
import type { Db } from '../../../db/index.ts';
import { presentPerson } from '../present-person.ts';
import { findDraftRow, type Place } from './draft-queries.ts';
import { NO_OUTLINE } from './marks.ts';

const StoredPart = z.object({
  part: z.string(),
  revision: z.int(),
  mark: z.string(),
  bytes: z.int(),
  changed_at: z.coerce.date(),
  changer_id: z.string().nullable(),
  changer_name: z.string().nullable(),
  /** Null unless it was asked for. */
  content: z.record(z.string(), z.unknown()).nullable(),
});
export type StoredPart = z.output<typeof StoredPart>;

const StoredOutline = z.object({ marks: z.record(z.string(), z.string()), sections: z.array(z.string()) });

export type ReadDraft = {
  parts: ReadonlyMap<string, StoredPart>;
  outline: Outline;
  /** What shoppers see now. */
  published: { version: number; published_at: string; published_by: Person; outline: Outline } | undefined;
  lastRevision: number;
  lastNumber: number;
  restoredFrom: number | null;
  /** Whether a version that never goes has the very same content. */
  isKept: boolean;
};
type Person = ReturnType<typeof presentPerson>;

const NOTHING: ReadDraft = {
  parts: new Map(),
  outline: NO_OUTLINE,
  published: undefined,
  lastRevision: 0,
  lastNumber: 0,
  restoredFrom: null,
  isKept: false,
};

/** The draft of a product, with the content of one part or of all. */
export async function readDraft(db: Db, place: Place, contentOf?: string): Promise<ReadDraft> {
  const row = await findDraftRow(db, place, contentOf);
  if (!row) return NOTHING;
  const parts = new Map(
    z
      .array(StoredPart)
      .parse(row.parts)
      .map((part) => [part.part, part]),
  );
  return {
    parts,
    outline: outlineFrom([...parts.values()], row.section_ids),
    published: publishedOf(row),
    lastRevision: row.last_revision,
    lastNumber: row.last_number,
    restoredFrom: row.restored_from,
    isKept: row.is_kept,
  };
}

type Row = NonNullable<Awaited<ReturnType<typeof findDraftRow>>>;

function publishedOf({ number, made_at, outline, ...row }: Row): ReadDraft['published'] {
  if (number === null || made_at === null) return undefined;
  const { marks, sections } = StoredOutline.parse(outline);
  return {
    version: number,
    published_at: made_at.toISOString(),
    published_by: presentPerson(row.maker_id, row.maker_name),
    // A part that did not exist yet was as good as empty.
    outline: { marks: { ...NO_OUTLINE.marks, ...marks }, sections },
  };
}

/** Fixed parts that were never written are as empty as those of a product of which nothing is said. */
export function outlineFrom(
  parts: readonly Pick<StoredPart, 'part' | 'mark'>[],
  sections: readonly string[],
): Outline {
  const marks = Object.fromEntries(parts.map(({ part, mark }) => [part, mark]));
  return { marks: { ...NO_OUTLINE.marks, ...marks }, sections };
}

/** All that is in a draft whose contents were all read. */
export function contentOfDraft({ parts, outline }: Pick<ReadDraft, 'parts' | 'outline'>): Content {
  const fixed = [...parts.values()].filter(({ part }) => isFixedPart(part)).map(({ content }) => content);
  const sections = outline.sections.map((id) => parts.get(id)?.content);
  return Content.parse(Object.assign({}, ...fixed, { sections }));
}
