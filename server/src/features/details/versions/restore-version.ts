import { Content, changesBetween, DETAILS_EVENTS, type Draft, outlineOf } from '@qrigin/domain/details';
import { Failure } from '@qrigin/domain/errors';
import type { OrgCtx } from '../../../db/index.ts';
import type { Links } from '../../files/index.ts';
import { record } from '../../notifications/index.ts';
import { lockDetails, writeDraft } from '../drafts/draft-queries.ts';
import { findDraft } from '../drafts/find-draft.ts';
import { markOf } from '../drafts/marks.ts';
import { partsToWrite } from '../drafts/parts-to-write.ts';
import { readDraft } from '../drafts/read-draft.ts';
import { setAside } from './make-version.ts';
import { findVersionRow } from './version-queries.ts';

type Wanted = { number: number; links: Links };

/**
 * Brings a version back into the draft; shoppers see it once it is published. All parts get a new revision, so that whoever has
 * one of them open learns of it before they overwrite it.
 */
export async function restoreVersion(
  ctx: OrgCtx,
  productId: string,
  { number, links }: Wanted,
): Promise<Draft> {
  const { db, orgId, userId } = ctx;
  const place = { orgId, productId };
  await lockDetails(db, place);
  const version = await findVersionRow(db, place, number);
  if (!version) throw new Failure('not_found');
  const content = Content.parse(version.content);
  const draft = await readDraft(db, place);
  if (changesBetween(draft.outline, outlineOf(content, markOf)).length) await setAside(ctx, productId, draft);
  const sectionIds = content.sections.map(({ id }) => id);
  const removed = draft.outline.sections.filter((id) => !sectionIds.includes(id));
  const written = partsToWrite(content, { after: draft.lastRevision, isWritten: () => true });
  await writeDraft(db, { ...place, userId }, { ...written, removed, sectionIds, restoredFrom: number });
  await record(ctx, DETAILS_EVENTS.restored, { id: productId });
  return findDraft(ctx, productId, links);
}
