import {
  Content,
  changesBetween,
  DETAILS_EVENTS,
  type FixedPart,
  isFixedPart,
  NO_CONTENT,
  type Outline,
  outlineOf,
  type PublishedDetails,
} from '@qrigin/domain/details';
import { Failure } from '@qrigin/domain/errors';
import { type IfMatch, matchesTag } from '@qrigin/domain/http';
import type { OrgCtx } from '../../../db/index.ts';
import { record } from '../../notifications/index.ts';
import { lockDetails, writeDraft } from '../drafts/draft-queries.ts';
import { markOf, NO_OUTLINE } from '../drafts/marks.ts';
import { partsToWrite } from '../drafts/parts-to-write.ts';
import { type ReadDraft, readDraft } from '../drafts/read-draft.ts';
import { requireSize } from '../drafts/save-part.ts';
import { makeVersion, setAside } from './make-version.ts';
import { presentPublished } from './present-version.ts';
import { requirePublishable } from './require-publishable.ts';
import { findPublishedRow } from './version-queries.ts';

type Replacement = {
  /** The fixed parts that are replaced, and whether all sections are. */
  parts: readonly FixedPart[];
  hasSections?: boolean;
  /** What shoppers see from now on. */
  next: (published: Content) => Content;
  /** What fields of the call are called before their names, in a content. */
  within?: string;
  ifMatch: IfMatch | undefined;
};

/**
 * For callers who know no drafts: what they send is published at once, and takes the place of the same parts of the draft. What
 * someone has written there meanwhile is set aside; what is written elsewhere in the draft stays there, unpublished.
 */
export async function publishAtOnce(
  ctx: OrgCtx,
  productId: string,
  { next, within, ifMatch, ...replaced }: Replacement,
): Promise<PublishedDetails> {
  const { db, orgId } = ctx;
  const place = { orgId, productId };
  await lockDetails(db, place);
  const before = await findPublishedRow(db, place);
  const content = next(before ? Content.parse(before.content) : NO_CONTENT);
  const outline = outlineOf(content, markOf);
  const draft = await readDraft(db, place);
  // The same again is answered as the first time, and makes no version.
  if (before && draft.published && !changesBetween(outline, draft.published.outline).length)
    return presentPublished(productId, before);
  if (ifMatch && !matchesTag(ifMatch, before?.number ?? 0)) throw changedMeanwhile(draft);
  await requirePublishable(ctx, { productId, content }, within);

  const isLost = losesWords(draft, outline, replaced);
  const after = isLost ? await setAside(ctx, productId, draft) : draft.lastNumber;
  await replaceInDraft(ctx, productId, { draft, content, outline, ...replaced });
  await makeVersion(ctx, productId, { after, content, outline, isPublished: true });
  await record(ctx, DETAILS_EVENTS.published, { id: productId });
  const row = await findPublishedRow(db, place);
  if (!row) throw new Error('what was published is not there');
  return presentPublished(productId, row);
}

type Replaced = Pick<Replacement, 'parts' | 'hasSections'>;

const isReplaced = (part: string, { parts, hasSections = false }: Replaced) =>
  isFixedPart(part) ? parts.includes(part) : hasSections;

function changedMeanwhile({ published }: ReadDraft): Failure {
  if (!published) return new Failure('changed_meanwhile', { current: null });
  const { outline: _, ...current } = published;
  return new Failure('changed_meanwhile', { current });
}

/** Whether the draft has something that is neither published nor in what is sent, in a part that is replaced. */
function losesWords({ outline, published }: ReadDraft, next: Outline, replaced: Replaced): boolean {
  const unpublished = changesBetween(outline, published?.outline ?? NO_OUTLINE);
  const differing = new Set(changesBetween(outline, next));
  return unpublished.some((part) => isReplaced(part, replaced) && differing.has(part));
}

type InDraft = Replaced & { draft: ReadDraft; content: Content; outline: Outline };

/** Parts that are the same already keep their revision, so that nobody who has them open is disturbed. */
async function replaceInDraft(ctx: OrgCtx, productId: string, change: InDraft): Promise<void> {
  const { draft, content, outline, hasSections } = change;
  const sectionIds = hasSections ? outline.sections : draft.outline.sections;
  const removed = draft.outline.sections.filter((id) => !sectionIds.includes(id));
  const { put, lastRevision } = partsToWrite(content, {
    after: draft.lastRevision,
    isWritten: (part, mark) => isReplaced(part, change) && draft.outline.marks[part] !== mark,
  });
  if (!put.length && sectionIds.join() === draft.outline.sections.join()) return;
  requireSize(draft.parts, {
    without: [...removed, ...put.map(({ part }) => part)],
    bytes: put.reduce((sum, { bytes }) => sum + bytes, 0),
  });
  const { db, orgId, userId } = ctx;
  const place = { orgId, productId, userId };
  await writeDraft(db, place, { put, removed, sectionIds, lastRevision, restoredFrom: null });
}
