import {
  CONTENT_BYTES_MAX,
  type CurrentPart,
  changesBetween,
  type DraftPart,
  isFixedPart,
  type SavedPart,
  SECTIONS_MAX,
} from '@qrigin/domain/details';
import { Failure } from '@qrigin/domain/errors';
import { type IfMatch, matchesTag } from '@qrigin/domain/http';
import type { OrgCtx } from '../../../db/index.ts';
import { presentPerson } from '../present-person.ts';
import { lockDetails, writeDraft } from './draft-queries.ts';
import { bytesOf, markOf, NO_OUTLINE } from './marks.ts';
import { type ReadDraft, readDraft, type StoredPart } from './read-draft.ts';

/**
 * Saves one part of a draft for someone who knows what it was. What is there already is not saved again, so that a call whose
 * answer was lost can be sent once more.
 */
export async function saveDraftPart(
  { db, orgId, userId }: OrgCtx,
  productId: string,
  { sent, ifMatch }: { sent: DraftPart; ifMatch: IfMatch | undefined },
): Promise<SavedPart> {
  const place = { orgId, productId };
  await lockDetails(db, place);
  const part = nameOf(sent);
  const draft = await readDraft(db, place, part);
  const now = draft.parts.get(part);
  const mark = markOf(sent.content);
  if (now?.mark === mark)
    return savedPart(draft, draft.outline, { revision: now.revision, changedAt: now.changed_at });
  requireKnown(now, ifMatch);

  const bytes = bytesOf(sent.content);
  requireSpace(draft, part, bytes);
  const revision = draft.lastRevision + 1;
  const outline = {
    marks: { ...draft.outline.marks, [part]: mark },
    sections: sectionsWith(draft.outline.sections, sent),
  };
  const changedAt = await writeDraft(
    db,
    { ...place, userId },
    {
      put: [{ part, content: sent.content, bytes, mark, revision }],
      removed: [],
      sectionIds: outline.sections,
      lastRevision: revision,
      restoredFrom: null,
    },
  );
  return savedPart(draft, outline, { revision, changedAt });
}

function nameOf(sent: DraftPart): string {
  return sent.part === 'section' ? sent.content.id : sent.part;
}

function savedPart(
  { published }: ReadDraft,
  outline: ReadDraft['outline'],
  { revision, changedAt }: { revision: number; changedAt: Date },
): SavedPart {
  const changes = changesBetween(outline, published?.outline ?? NO_OUTLINE);
  return { revision, changed_at: changedAt.toISOString(), changes };
}

/** Who says nothing knows of nothing: they can add what is not there, and overwrite nothing. */
function requireKnown(now: StoredPart | undefined, ifMatch: IfMatch | undefined): void {
  const revision = now?.revision ?? 0;
  if (ifMatch ? matchesTag(ifMatch, revision) : revision === 0) return;
  throw changedMeanwhile(now);
}

export function changedMeanwhile(now: StoredPart | undefined): Failure {
  const details: CurrentPart = { current: now ? presentPart(now) : null };
  return new Failure('changed_meanwhile', details);
}

function presentPart({ content, revision, changed_at, changer_id, changer_name }: StoredPart) {
  return {
    content: content ?? {},
    revision,
    changed_at: changed_at.toISOString(),
    changed_by: presentPerson(changer_id, changer_name),
  };
}

function requireSpace({ parts, outline: { sections } }: ReadDraft, part: string, bytes: number): void {
  requireSize(parts, { without: [part], bytes });
  const isOneTooMany = !isFixedPart(part) && !sections.includes(part) && sections.length >= SECTIONS_MAX;
  if (isOneTooMany) throw new Failure('details_too_large');
}

/**
 * A page has a size, however many parts it is made of. Throws if a draft would be too large with so many bytes in place of some of
 * its parts; what makes it smaller is welcome whatever its size.
 */
export function requireSize(
  parts: ReadDraft['parts'],
  { without, bytes }: { without: readonly string[]; bytes: number },
): void {
  const before = [...parts.values()].reduce((sum, part) => sum + part.bytes, 0);
  const after = without.reduce((sum, part) => sum - (parts.get(part)?.bytes ?? 0), before + bytes);
  if (after > CONTENT_BYTES_MAX && after > before) throw new Failure('details_too_large');
}

/** A section that is new goes to its place, or to the end. */
function sectionsWith(sections: readonly string[], sent: DraftPart): readonly string[] {
  if (sent.part !== 'section' || sections.includes(sent.content.id)) return sections;
  return sections.toSpliced(sent.at ?? sections.length, 0, sent.content.id);
}
