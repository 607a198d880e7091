import {
  type Content,
  changesBetween,
  type Outline,
  VERSION,
  VERSIONS_BYTES_MAX,
} from '@qrigin/domain/details';
import { Failure } from '@qrigin/domain/errors';
import { type OrgCtx, requireRoom } from '../../../db/index.ts';
import { bytesOf, NO_OUTLINE } from '../drafts/marks.ts';
import { contentOfDraft, type ReadDraft } from '../drafts/read-draft.ts';
import { countMade, insertVersion, sumBytes } from './version-queries.ts';

type Made = {
  after: number;
  content: Content;
  outline: Outline;
  isPublished: boolean;
  restoredFrom?: number | null;
};

/** Adds a version after the last one, and answers its number. */
export async function makeVersion(
  ctx: OrgCtx,
  productId: string,
  { after, content, restoredFrom = null, ...rest }: Made,
): Promise<number> {
  await requireRoomForVersion(ctx);
  const number = after + 1;
  const { db, orgId, userId } = ctx;
  await insertVersion(
    db,
    { orgId, productId, userId },
    { number, content, bytes: bytesOf(content), restoredFrom, ...rest },
  );
  return number;
}

/** Both sums also count versions that were erased: as long as they are below the ceilings, no one has to count rows. */
async function requireRoomForVersion(ctx: OrgCtx): Promise<void> {
  const { db, orgId } = ctx;
  const made = await countMade(db, orgId);
  if (made.count >= (VERSION.ceiling?.max ?? 0)) await requireRoom(ctx, VERSION);
  if (made.bytes >= VERSIONS_BYTES_MAX && (await sumBytes(db, orgId)) >= VERSIONS_BYTES_MAX)
    throw new Failure('too_many_versions');
}

/**
 * Keeps a draft that is about to be replaced, as a version that no shopper ever sees, and answers the last number. A draft that
 * shoppers see already, or that some version has word for word, is not kept again.
 */
export async function setAside(ctx: OrgCtx, productId: string, draft: ReadDraft): Promise<number> {
  const { outline, published, lastNumber, isKept } = draft;
  if (isKept || !changesBetween(outline, published?.outline ?? NO_OUTLINE).length) return lastNumber;
  const content = contentOfDraft(draft);
  return makeVersion(ctx, productId, { after: lastNumber, content, outline, isPublished: false });
}
