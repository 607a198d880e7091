import { saveDetails } from '@qrigin/domain/organisations';
import { addSubdomain } from '@qrigin/domain/subdomains';
import type { z } from 'zod';
import type { DemoOrganisation } from './demo-types.ts';
import type { Call } from './seed-codes.ts';
import { pdfSaying, sendFile } from './seed-file.ts';

async function sendLogo(call: Call, org: string, svg: string): Promise<string> {
  const logo = {
    name: 'logo.svg',
    kind: 'logo',
    nature: 'public',
    mime: 'image/svg+xml',
    content: svg,
  } as const;
  return (await sendFile(call, org, logo)).download_url ?? '';
}

type Paper = { title: string; details: string; holder: string };

async function sendCertificate(call: Call, org: string, { title, details, holder }: Paper) {
  const name = `${title}.pdf`;
  const content = pdfSaying([title, holder, details]);
  const sent = await sendFile(call, org, {
    name,
    kind: 'orgVerification',
    nature: 'private',
    mime: 'application/pdf',
    content,
  });
  return { file_id: sent.id, name, details };
}

/** What the wizard would have saved, group by group. */
export async function addDetails(call: Call, org: string, demo: DemoOrganisation): Promise<void> {
  const { details } = demo;
  if (!details) return;
  const save = (group: z.input<typeof saveDetails.body>) =>
    call(saveDetails, { params: { org }, body: group });
  const [logo_url, ...certificatesAndAwards] = await Promise.all([
    sendLogo(call, org, details.logo),
    ...details.certificates.map((paper) => sendCertificate(call, org, { ...paper, holder: demo.name })),
  ]);
  await save({ businessDetails: { ...details.business, logo_url } });
  await save({ verificationDetails: details.verification });
  await save({ additionalDetails: { ...details.additional, certificatesAndAwards } });
  for (const subdomain of demo.subdomains) await call(addSubdomain, { params: { org }, body: { subdomain } });
}
