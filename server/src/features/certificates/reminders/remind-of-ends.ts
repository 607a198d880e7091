import { CERTIFICATE_EVENTS, type CertificateReminderDays, reminderDue } from '@qrigin/domain/certificates';
import type { Logger } from 'pino';
import { actingAlone } from '../../../db/index.ts';
import type { JobCtx } from '../../../queue/handle.ts';
import { record } from '../../notifications/index.ts';
import { dueCertificates, isProductThere, lockCertificate, noteReminded } from './reminder-queries.ts';

/** In a round; the next is an hour later, and what ends first comes first. */
const ROUND = { most: 1000, ofOne: 100 };

const EVENTS = {
  60: CERTIFICATE_EVENTS.endsIn60Days,
  30: CERTIFICATE_EVENTS.endsIn30Days,
  7: CERTIFICATE_EVENTS.endsIn7Days,
} as const satisfies Record<CertificateReminderDays, unknown>;

type OneCertificate = { orgId: string; id: string };

/** The shortest reminder that is due, once; longer ones that were missed, as no worker ran, are not made up for. */
async function remindOf(ctx: JobCtx, { orgId, id }: OneCertificate, today: string): Promise<void> {
  await ctx.inOrg(orgId, async (db) => {
    const found = await lockCertificate(db, { orgId, id });
    if (!found || found.valid_to === null || found.valid_to < today) return;
    const due = reminderDue(found.valid_to, today);
    if (due === undefined || (found.reminded_days !== null && found.reminded_days <= due)) return;
    await noteReminded(db, { orgId, id }, due);
    const { product_id: productId } = found;
    if (productId !== null && !(await isProductThere(db, { orgId, id: productId }))) return;
    await record(actingAlone(db, orgId), EVENTS[due], { id });
  });
}

/** Every hour. One that fails does not keep the others from theirs, and is tried again in the next round. */
export async function remindOfEnds(
  ctx: JobCtx,
  log: Pick<Logger, 'warn'>,
  today = new Date().toISOString().slice(0, 10),
): Promise<void> {
  for (const { org_id: orgId, id } of await ctx.register((db) => dueCertificates(db, { today, ...ROUND }))) {
    try {
      await remindOf(ctx, { orgId, id }, today);
    } catch (error) {
      log.warn({ err: error, certificate: id }, 'no one was reminded of the end of a certificate');
    }
  }
}
