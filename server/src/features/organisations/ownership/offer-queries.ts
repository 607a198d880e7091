import { OFFER_DAYS, type OwnershipOffer } from '@qrigin/domain/organisations';
import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

/** Offers with the words that people know them by; those of whom is a matter of the transaction. */
function offers(db: Db) {
  return db
    .selectFrom('ownership_offer as offer')
    .innerJoin('organisation', 'organisation.id', 'offer.org_id')
    .innerJoin('app_user as giver', 'giver.id', 'offer.from_user_id')
    .innerJoin('app_user as receiver', 'receiver.id', 'offer.to_user_id')
    .select([
      'offer.id',
      'offer.created_at',
      'offer.expires_at',
      'organisation.id as org_id',
      'organisation.name as org_name',
      'organisation.logo_url',
      'giver.id as from_id',
      'giver.name as from_name',
      'receiver.id as to_id',
      'receiver.name as to_name',
    ]);
}

type OfferRow = Awaited<ReturnType<ReturnType<typeof offers>['executeTakeFirstOrThrow']>>;

function presentOffer(row: OfferRow): OwnershipOffer {
  return {
    id: row.id,
    organisation: { id: row.org_id, name: row.org_name, logo_url: row.logo_url },
    from: { id: row.from_id, name: row.from_name },
    to: { id: row.to_id, name: row.to_name },
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}

const open = (db: Db) =>
  offers(db).where('offer.outcome', 'is', null).where('offer.expires_at', '>', sql<Date>`now()`);

/** `undefined` when there is none that can still be accepted. */
export async function openOffer(db: Db, orgId: string): Promise<OwnershipOffer | undefined> {
  const row = await open(db).where('offer.org_id', '=', orgId).executeTakeFirst();
  return row && presentOffer(row);
}

/** Outside any organisation: row security shows a person what was offered to them. */
export async function offersTo(db: Db, userId: string): Promise<OwnershipOffer[]> {
  const rows = await open(db)
    .innerJoin('membership', (join) =>
      join
        .onRef('membership.org_id', '=', 'offer.org_id')
        .onRef('membership.user_id', '=', 'offer.to_user_id')
        .on('membership.status', '=', 'active'),
    )
    .where('offer.to_user_id', '=', userId)
    .where('organisation.suspended_at', 'is', null)
    .orderBy('offer.created_at', 'desc')
    .orderBy('offer.id')
    .execute();
  return rows.map(presentOffer);
}

export function insertOffer(db: Db, offer: { orgId: string; from: string; to: string }) {
  return db
    .insertInto('ownership_offer')
    .values({
      org_id: offer.orgId,
      from_user_id: offer.from,
      to_user_id: offer.to,
      expires_at: sql<Date>`now() + make_interval(days => ${OFFER_DAYS})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** The id of the offer that was open; `undefined` when none was. One whose time was up counts as ended. */
export async function endOpenOffers(
  db: Db,
  orgId: string,
  outcome: 'withdrawn' | 'ended',
): Promise<string | undefined> {
  const row = await db
    .updateTable('ownership_offer')
    .set({ outcome, answered_at: sql<Date>`now()` })
    .where('org_id', '=', orgId)
    .where('outcome', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Whose organisation was offered to the person; answered offers too. */
export function findOfferTo(db: Db, id: string, userId: string) {
  return db
    .selectFrom('ownership_offer')
    .select('org_id')
    .where('id', '=', id)
    .where('to_user_id', '=', userId)
    .executeTakeFirst();
}

export function loadOffer(db: Db, orgId: string, id: string) {
  return db
    .selectFrom('ownership_offer as offer')
    .innerJoin('organisation', 'organisation.id', 'offer.org_id')
    .select(['offer.from_user_id', 'offer.to_user_id', 'offer.outcome', 'organisation.suspended_at'])
    .select(sql<boolean>`offer.expires_at <= now()`.as('is_over'))
    .where('offer.org_id', '=', orgId)
    .where('offer.id', '=', id)
    .executeTakeFirst();
}

export async function storeAnswer(
  db: Db,
  { orgId, id }: { orgId: string; id: string },
  outcome: 'accepted' | 'declined',
): Promise<void> {
  await db
    .updateTable('ownership_offer')
    .set({ outcome, answered_at: sql<Date>`now()` })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}
