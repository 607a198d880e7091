import { Failure } from '@qrigin/domain/errors';
import { ORGANISATION_FILES } from '@qrigin/domain/organisations';
import type { OrgCtx } from '../../../db/index.ts';
import { requireFiles } from '../../files/index.ts';

const FILE_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * What becomes the logo that lists and scan pages show: null for none, and `undefined` when the text changes nothing.
 * Anything may be typed into the group, but only a logo file of this organisation on our own content origin is shown
 * to others: a picture from elsewhere would tell its server who looks, and could change after we saw it.
 */
export async function logoOf(
  ctx: OrgCtx,
  text: string,
  contentOrigin: string,
): Promise<string | null | undefined> {
  if (text === '') return null;
  const folder = `${contentOrigin}/files/${ctx.orgId.toLowerCase()}/`;
  const fileId = text.slice(folder.length);
  if (!text.startsWith(folder) || !FILE_ID.test(fileId)) return undefined;
  return (await isLogo(ctx, fileId)) ? text : undefined;
}

/** No fault of the form when it is not: any text is taken there. */
function isLogo(ctx: OrgCtx, fileId: string): Promise<boolean> {
  return requireFiles(ctx, [fileId], { kind: ORGANISATION_FILES.logo }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failure && error.code === 'not_found') return false;
      throw error;
    },
  );
}
