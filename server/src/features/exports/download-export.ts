import { Failure } from '@qrigin/domain/errors';
import { EXPORT_EVENTS } from '@qrigin/domain/exports';
import type { Db, OrgCtx } from '../../db/index.ts';
import type { Store } from '../../outside/store.ts';
import type { SignedLinks } from '../files/index.ts';
import { record } from '../notifications/index.ts';
import { type ExportId, exportsOf } from './queries.ts';
import { exportKey } from './store-keys.ts';

const findExport = (db: Db, { orgId, id }: ExportId) =>
  exportsOf(db, orgId).where('export.id', '=', id).executeTakeFirst();

/** Everything leaves with it, so each link that is given out is recorded. */
export async function downloadExport(
  ctx: OrgCtx,
  links: SignedLinks,
  id: string,
): Promise<{ download_url: string }> {
  const asked = { orgId: ctx.orgId, id };
  const found = await findExport(ctx.db, asked);
  if (!found || found.state === 'failed') throw new Failure('not_found');
  if (found.state !== 'ready') throw new Failure('export_not_ready');
  await record(ctx, EXPORT_EVENTS.downloaded, { id });
  return { download_url: links.downloadUrl(asked) };
}

type Asked = { asked: ExportId; query: URLSearchParams };

/** By a link of ours alone. Undefined: nothing is there. */
export async function findArchive(
  db: Db,
  parts: { store: Store; links: SignedLinks },
  { asked, query }: Asked,
) {
  if (!parts.links.isOurs(asked, query)) return undefined;
  const found = await findExport(db, asked);
  if (found?.state !== 'ready') return undefined;
  const day = found.created_at.toISOString().slice(0, 10);
  return {
    tag: `${asked.id}-export`,
    type: 'application/zip',
    disposition: `attachment; filename="qrigin-export-${day}.zip"`,
    isPublic: false,
    open: (range: string | undefined) => parts.store.read(exportKey(asked), range),
  };
}
