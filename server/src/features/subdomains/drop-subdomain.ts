import { Failure } from '@qrigin/domain/errors';
import { SUBDOMAIN_EVENTS, type Subdomain } from '@qrigin/domain/subdomains';
import type { OrgCtx } from '../../db/index.ts';
import { record } from '../notifications/index.ts';
import { type AddressOf, presentSubdomain } from './present-subdomain.ts';
import { releaseSubdomain } from './queries.ts';

/** The row stays, so that no one else can have the name while packs with it are about; the nightly sweep ends that. */
export async function dropSubdomain(ctx: OrgCtx, id: string, addressOf: AddressOf): Promise<Subdomain> {
  const row = await releaseSubdomain(ctx.db, ctx.orgId, id);
  if (!row) throw new Failure('not_found');
  await record(ctx, SUBDOMAIN_EVENTS.dropped, { id: row.id });
  return presentSubdomain(row, addressOf);
}
