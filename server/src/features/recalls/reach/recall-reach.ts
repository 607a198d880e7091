import { countIn, type ScopeFields } from '@qrigin/domain/recalls';
import type { OrgCtx } from '../../../db/index.ts';
import type { CodeBook } from '../../qr/index.ts';
import { describeScopes } from '../describe-scopes.ts';
import { findScope } from '../find-scope.ts';
import type { Affected } from './affected.ts';
import { openOnAll } from './open-on-all.ts';
import { readReach } from './read-reach.ts';
import { scansOfCodes } from './scans-of-codes.ts';
import { sharedTime, withinTime } from './within-time.ts';

const SCANNED_MAX = 10_000;
const REACH_MS = 4000;
const SCANS_MS = 3000;
/** What would be recalled may be said nonetheless. */
const NOT_COUNTED = { codes: null, levels: [], packs: 0, batches: [], batches_count: 0, moved: 0, open: [] };

/** How many of the codes were scanned already, as far as that is counted; null where that took too long or was too much. */
async function countScanned(ctx: OrgCtx, affected: Affected): Promise<number | null> {
  const scans = await withinTime(ctx, sharedTime(SCANS_MS), (timed) =>
    scansOfCodes(timed, affected, { opened: new Date(), ended: null }),
  );
  if (!scans) return null;
  const scanned = new Set(scans.rows.map(({ run, idx }) => `${run} ${idx}`)).size;
  const isKnown = scans.isComplete || scanned >= Math.min(SCANNED_MAX, countIn(affected.cover));
  return isKnown ? Math.min(scanned, SCANNED_MAX) : null;
}

/** What a recall would affect, before anyone confirms it. */
export async function recallReach(ctx: OrgCtx, book: CodeBook, fields: ScopeFields) {
  const found = await findScope(ctx, book, fields);
  const [goods = { product: null, lot_code: null, level: null }] = await describeScopes(ctx, [found]);
  const counted = await withinTime(ctx, sharedTime(REACH_MS), async (timed) => {
    const { reach, moved, affected } = await readReach(timed, found);
    return { affected, told: { ...reach, moved, open: await openOnAll(timed, found, affected) } };
  });
  if (!counted) return { ...NOT_COUNTED, ...goods, scanned: null };
  return { ...counted.told, ...goods, scanned: await countScanned(ctx, counted.affected) };
}
