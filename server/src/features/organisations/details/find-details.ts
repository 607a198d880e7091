import type { Certificate } from '@qrigin/domain/organisations';
import type { Member, MemberCtx } from '../../../db/index.ts';
import { readDetails } from './queries.ts';

/** Certificates as this member sees them: without the right to see legal papers, their names alone. */
export function certificatesFor(
  { permissions }: Member,
  certificates: readonly Certificate[],
): Certificate[] {
  if (permissions.includes('org.legal.view')) return [...certificates];
  return certificates.map(({ name }) => ({ file_id: '', name, details: '' }));
}

export async function findDetails({ db, orgId, member }: MemberCtx) {
  const { businessDetails, verificationDetails, additionalDetails } = await readDetails(db, orgId);
  const certificatesAndAwards = certificatesFor(member, additionalDetails.certificatesAndAwards);
  return {
    id: orgId,
    name: member.organisation.name,
    orgData: {
      businessDetails,
      verificationDetails: member.permissions.includes('org.legal.view') ? verificationDetails : null,
      additionalDetails: { ...additionalDetails, certificatesAndAwards },
    },
  };
}
