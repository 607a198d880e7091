import { changesBetween } from '@qrigin/domain/details';
import { Failure } from '@qrigin/domain/errors';
import { type IfMatch, matchesTag } from '@qrigin/domain/http';
import type { OrgCtx } from '../../../db/index.ts';
import { lockDetails, writeDraft } from './draft-queries.ts';
import { NO_OUTLINE } from './marks.ts';
import { outlineFrom, type ReadDraft, readDraft } from './read-draft.ts';
import { changedMeanwhile } from './save-part.ts';

type Changes = { changes: string[] };
/** The sections that stay, in their order; those that are left out are removed. */
type Choose = (draft: ReadDraft) => readonly string[];

async function changeSections(
  { db, orgId, userId }: OrgCtx,
  productId: string,
  { contentOf, choose }: { contentOf: string; choose: Choose },
): Promise<Changes> {
  const place = { orgId, productId };
  await lockDetails(db, place);
  const draft = await readDraft(db, place, contentOf);
  const { sections } = draft.outline;
  const sectionIds = choose(draft);
  const removed = sections.filter((id) => !sectionIds.includes(id));
  if (sectionIds.join() !== sections.join())
    await writeDraft(
      db,
      { ...place, userId },
      { put: [], removed, sectionIds, lastRevision: draft.lastRevision, restoredFrom: null },
    );
  const left = [...draft.parts.values()].filter(({ part }) => !removed.includes(part));
  const published = draft.published?.outline ?? NO_OUTLINE;
  return { changes: changesBetween(outlineFrom(left, sectionIds), published) };
}

/** Of a section that someone changed since the caller last saw it, nothing is removed. */
export function deleteDraftSection(
  ctx: OrgCtx,
  productId: string,
  { section, ifMatch }: { section: string; ifMatch: IfMatch | undefined },
): Promise<Changes> {
  return changeSections(ctx, productId, {
    contentOf: section,
    choose({ parts, outline: { sections } }) {
      const now = parts.get(section);
      if (!now || !sections.includes(section)) throw new Failure('not_found');
      if (ifMatch && !matchesTag(ifMatch, now.revision)) throw changedMeanwhile(now);
      return sections.filter((id) => id !== section);
    },
  });
}

/** Sections that someone removed meanwhile are passed over, and those that someone added come last. */
export function orderDraft(ctx: OrgCtx, productId: string, wanted: readonly string[]): Promise<Changes> {
  return changeSections(ctx, productId, {
    contentOf: '',
    choose({ outline: { sections } }) {
      const named = new Set(wanted.filter((id) => sections.includes(id)));
      return [...named, ...sections.filter((id) => !named.has(id))];
    },
  });
}
