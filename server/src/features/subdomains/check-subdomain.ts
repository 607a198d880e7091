import { Failure } from '@qrigin/domain/errors';
import { toSubdomain } from '@qrigin/domain/subdomains';
import { counter, MINUTE } from '../../counter.ts';
import type { OrgCtx } from '../../db/index.ts';
import type { FeatureDeps } from '../../http/serve.ts';
import { isTaken } from './queries.ts';

/** Names of subdomains that one person asks about, so that no one lists what is taken. */
const ASKED = counter('subdomain', { points: 20, duration: MINUTE });

/**
 * Whether the name is available, never why not; counted by person, so that no one probes what others have.
 */
export async function checkSubdomain(ctx: OrgCtx, text: string, attempts: FeatureDeps['attempts']) {
  if ((await attempts.take(ASKED, ctx.userId)) === undefined)
    throw new Failure('too_often', { retry_after: 60 });
  const name = toSubdomain(text);
  return { available: name !== undefined && !(await isTaken(ctx.db, ctx.orgId, name)) };
}
