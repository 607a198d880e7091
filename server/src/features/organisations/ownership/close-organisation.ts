import { Failure } from '@qrigin/domain/errors';
import { ORGANISATION_EVENTS } from '@qrigin/domain/organisations';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { record } from '../../notifications/index.ts';
import { lockOrganisations } from '../lock-organisation.ts';
import { organisationClosedMail } from '../mail-kinds.ts';
import { findOrganisation } from '../queries.ts';
import { endOpenOffers } from './offer-queries.ts';
import { othersOf } from './owners.ts';

/**
 * Suspends all its members, and notifies the others. Everything that printed codes show stays: codes,
 * products, batches, recalls, subdomains and files. The caller holds the organisation's lock.
 */
export async function close(inside: OrgCtx): Promise<void> {
  const { db, orgId, userId } = inside;
  const others = await othersOf(db, orgId, userId);
  await db.updateTable('organisation').set({ closed_at: sql<Date>`now()` }).where('id', '=', orgId).execute();
  await db.updateTable('membership').set({ status: 'suspended' }).where('org_id', '=', orgId).execute();
  await endOpenOffers(db, orgId, 'ended');
  const people = others.map(({ id }) => id);
  await record(inside, ORGANISATION_EVENTS.closed, { id: orgId, people });
  for (const { email: address, language } of others)
    await sendMail(db, organisationClosedMail, { address, language, facts: { orgId } });
}

/** For good, by someone who can type its name. */
export async function closeOrganisation(ctx: OrgCtx, typed: string): Promise<{ id: string }> {
  await lockOrganisations(ctx.db, [ctx.orgId]);
  const { name } = await findOrganisation(ctx.db, ctx.orgId);
  if (typed.trim() !== name) throw new Failure('wrong_name');
  await close(ctx);
  return { id: ctx.orgId };
}
