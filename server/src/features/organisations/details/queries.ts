import {
  AdditionalDetails,
  BusinessDetails,
  type OrganisationDetails,
  VerificationDetails,
} from '@qrigin/domain/organisations';
import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

/** The three groups as they are stored; a group that no one has saved yet is empty. */
export async function readDetails(db: Db, orgId: string): Promise<OrganisationDetails> {
  const row = await db
    .selectFrom('organisation_details')
    .select(['business', 'verification', 'additional'])
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return {
    businessDetails: BusinessDetails.parse(row?.business ?? {}),
    verificationDetails: VerificationDetails.parse(row?.verification ?? {}),
    additionalDetails: AdditionalDetails.parse(row?.additional ?? {}),
  };
}

/** The row exists and is held until the end: who saves another group meanwhile waits. */
export async function lockDetails(db: Db, orgId: string): Promise<void> {
  await db
    .insertInto('organisation_details')
    .values({ org_id: orgId })
    .onConflict((conflict) => conflict.column('org_id').doUpdateSet({ changed_at: sql<Date>`now()` }))
    .execute();
}

export async function storeGroup(
  db: Db,
  orgId: string,
  column: 'business' | 'verification' | 'additional',
  group: object,
): Promise<void> {
  await db
    .updateTable('organisation_details')
    .set({ [column]: JSON.stringify(group), changed_at: sql<Date>`now()` })
    .where('org_id', '=', orgId)
    .execute();
}

/** Which files the certificates are from now on. */
export async function storeCertificateFiles(
  db: Db,
  orgId: string,
  fileIds: readonly string[],
): Promise<void> {
  await db.deleteFrom('organisation_certificate').where('org_id', '=', orgId).execute();
  if (fileIds.length === 0) return;
  await db
    .insertInto('organisation_certificate')
    .values([...new Set(fileIds)].map((fileId) => ({ org_id: orgId, file_id: fileId })))
    .execute();
}

export async function storeLogo(db: Db, orgId: string, address: string | null): Promise<void> {
  await db.updateTable('organisation').set({ logo_url: address }).where('id', '=', orgId).execute();
}
