import { isDeepStrictEqual } from 'node:util';
import { Failure } from '@qrigin/domain/errors';
import {
  type AdditionalDetails,
  type BusinessDetails,
  type DetailGroup,
  ORGANISATION_EVENTS,
  ORGANISATION_FILES,
  type VerificationDetails,
} from '@qrigin/domain/organisations';
import type { MemberCtx } from '../../../db/index.ts';
import type { FeatureDeps } from '../../../http/serve.ts';
import { requireFiles } from '../../files/index.ts';
import { record } from '../../notifications/index.ts';
import { certificatesFor } from './find-details.ts';
import { logoOf } from './logo.ts';
import { lockDetails, readDetails, storeCertificateFiles, storeGroup, storeLogo } from './queries.ts';

type Groups = {
  businessDetails?: BusinessDetails | undefined;
  verificationDetails?: VerificationDetails | undefined;
  additionalDetails?: AdditionalDetails | undefined;
};
type Body = Groups & { token?: string | undefined; orgId?: string | undefined };
type Deps = Pick<FeatureDeps, 'tokens'> & { contentOrigin: string };

/** Legal papers: an Owner may, anyone else only with the permission and a fresh sign-in. */
function requireLegal({ member, isFresh }: MemberCtx): void {
  if (!member.permissions.includes('org.legal.edit')) throw new Failure('forbidden');
  if (member.rank > 0 && !isFresh) throw new Failure('step_up');
}

/** The call goes by the address and the header alone. What the body repeats must name the same session and organisation. */
async function requireSame(ctx: MemberCtx, { token, orgId }: Body, { tokens }: Deps): Promise<void> {
  if (orgId !== undefined && orgId.toLowerCase() !== ctx.orgId.toLowerCase())
    throw new Failure('invalid_input', { fields: { orgId: 'another organisation' } });
  if (token !== undefined && (await tokens.verify(token))?.sid !== ctx.sessionId)
    throw new Failure('invalid_input', { fields: { token: 'another session' } });
}

async function saveBusiness(ctx: MemberCtx, group: BusinessDetails, contentOrigin: string): Promise<void> {
  await storeGroup(ctx.db, ctx.orgId, 'business', group);
  const logo = await logoOf(ctx, group.logo_url, contentOrigin);
  if (logo !== undefined) await storeLogo(ctx.db, ctx.orgId, logo);
}

async function saveVerification(ctx: MemberCtx, group: VerificationDetails): Promise<void> {
  requireLegal(ctx);
  await storeGroup(ctx.db, ctx.orgId, 'verification', group);
}

/** Sending the certificates back as they were shown leaves them as they are, including what was hidden. */
async function saveAdditional(ctx: MemberCtx, group: AdditionalDetails): Promise<void> {
  const { db, orgId, member } = ctx;
  const { certificatesAndAwards: stored } = (await readDetails(db, orgId)).additionalDetails;
  if (isDeepStrictEqual(group.certificatesAndAwards, certificatesFor(member, stored))) {
    await storeGroup(db, orgId, 'additional', { ...group, certificatesAndAwards: stored });
    return;
  }
  requireLegal(ctx);
  const fileIds = group.certificatesAndAwards.map(({ file_id }) => file_id).filter((id) => id !== '');
  await requireFiles(ctx, fileIds, { kind: ORGANISATION_FILES.verification });
  await storeCertificateFiles(db, orgId, fileIds);
  await storeGroup(db, orgId, 'additional', group);
}

/** Saves the one group that was sent, whole; the others stay as they are. */
export async function saveDetails(ctx: MemberCtx, body: Body, parts: Deps): Promise<{ saved: DetailGroup }> {
  await requireSame(ctx, body, parts);
  await lockDetails(ctx.db, ctx.orgId);
  const saved = await saveGroup(ctx, body, parts);
  await record(ctx, ORGANISATION_EVENTS.detailsChanged, { id: ctx.orgId });
  return { saved };
}

async function saveGroup(ctx: MemberCtx, groups: Groups, { contentOrigin }: Deps): Promise<DetailGroup> {
  const { businessDetails, verificationDetails, additionalDetails } = groups;
  if (businessDetails) {
    await saveBusiness(ctx, businessDetails, contentOrigin);
    return 'businessDetails';
  }
  if (verificationDetails) {
    await saveVerification(ctx, verificationDetails);
    return 'verificationDetails';
  }
  if (additionalDetails) await saveAdditional(ctx, additionalDetails);
  return 'additionalDetails';
}
