import { changesBetween, DETAILS_EVENTS, type Version } from '@qrigin/domain/details';
import { Failure } from '@qrigin/domain/errors';
import type { OrgCtx } from '../../../db/index.ts';
import { record } from '../../notifications/index.ts';
import { lockDetails } from '../drafts/draft-queries.ts';
import { NO_OUTLINE } from '../drafts/marks.ts';
import { contentOfDraft, readDraft } from '../drafts/read-draft.ts';
import { makeVersion } from './make-version.ts';
import { presentVersion } from './present-version.ts';
import { requirePublishable } from './require-publishable.ts';
import { versionsOf } from './version-queries.ts';

/** Shows the draft to shoppers. It stays as it is: nothing in it differs from what they see any more. */
export async function publishDraft(ctx: OrgCtx, productId: string): Promise<Version> {
  const { db, orgId } = ctx;
  const place = { orgId, productId };
  await lockDetails(db, place);
  const draft = await readDraft(db, place);
  const { outline, published, lastNumber, restoredFrom } = draft;
  if (!changesBetween(outline, published?.outline ?? NO_OUTLINE).length)
    throw new Failure('nothing_to_publish');
  const content = contentOfDraft(draft);
  await requirePublishable(ctx, { productId, content });
  const made = { after: lastNumber, content, outline, isPublished: true, restoredFrom };
  const number = await makeVersion(ctx, productId, made);
  await record(ctx, DETAILS_EVENTS.published, { id: productId });
  const row = await versionsOf(db, place).where('v.number', '=', number).executeTakeFirstOrThrow();
  return presentVersion(row);
}
