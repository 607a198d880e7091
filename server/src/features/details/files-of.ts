import { type Content, filesIn, PRODUCT_DOCUMENT, PRODUCT_PICTURE } from '@qrigin/domain/details';
import type { StoredFile } from '@qrigin/domain/files';
import type { OrgCtx } from '../../db/index.ts';
import { type Links, storedFiles } from '../files/index.ts';

/** The files that a content shows or offers, as its writers see them. */
export function filesOf(ctx: OrgCtx, content: Content, links: Links): Promise<StoredFile[]> {
  const { pictures, documents } = filesIn(content);
  const kinds = [PRODUCT_PICTURE, PRODUCT_DOCUMENT];
  return storedFiles(ctx, { ids: [...pictures, ...documents], kinds }, links);
}
