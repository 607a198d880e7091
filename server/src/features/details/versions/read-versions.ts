import { Content, type PublishedDetails, type Version } from '@qrigin/domain/details';
import { Failure } from '@qrigin/domain/errors';
import type { StoredFile } from '@qrigin/domain/files';
import { type Listed, listed, type OrgCtx } from '../../../db/index.ts';
import type { Links } from '../../files/index.ts';
import { filesOf } from '../files-of.ts';
import { presentPublished, presentVersion } from './present-version.ts';
import { findPublishedRow, findVersionRow, versionsOf } from './version-queries.ts';

export async function findProductDetails(
  { db, orgId }: OrgCtx,
  productId: string,
): Promise<PublishedDetails> {
  const row = await findPublishedRow(db, { orgId, productId });
  if (!row) throw new Failure('not_found');
  return presentPublished(productId, row);
}

export function listVersions({ db, orgId }: OrgCtx, productId: string): Listed<Version> {
  return listed(db, versionsOf(db, { orgId, productId }), {
    tieBreak: 'number',
    present: (rows) => rows.map(presentVersion),
  });
}

type WholeVersion = Version & { content: Content; files: StoredFile[] };

export async function findVersion(
  ctx: OrgCtx,
  productId: string,
  { number, links }: { number: number; links: Links },
): Promise<WholeVersion> {
  const row = await findVersionRow(ctx.db, { orgId: ctx.orgId, productId }, number);
  if (!row) throw new Failure('not_found');
  const content = Content.parse(row.content);
  const files = await filesOf(ctx, content, links);
  return { ...presentVersion(row), content, files };
}
