import { z } from 'zod';
import { FILE_STATES } from '../files/index.ts';
import { csvOf, endpoint, Id, listQuery, pageOf, singleLineText } from '../http/index.ts';
import { PRODUCTS } from '../products/feature.ts';
import { VENDORS } from '../vendors/feature.ts';
import { CERTIFICATE, CERTIFICATE_PROVIDER } from './feature.ts';

export const PROVIDER_NAME_MAX = 120;

/** Who certifies. That we have checked one is set by operators, and only as long as name and file stay what they looked at. */
export const CertificateProvider = z.object({
  id: Id,
  org_id: Id,
  name: z.string(),
  verified: z.boolean(),
  /** When an operator checked it. */
  checked_at: z.iso.datetime().nullable(),
  file_id: Id.nullable(),
  file_name: z.string().nullable(),
  file_state: z.enum(FILE_STATES).nullable(),
  /** Null until the file has been looked into. Anyone can open it. */
  file_url: z.url().nullable(),
  created_at: z.iso.datetime(),
});
export type CertificateProvider = z.output<typeof CertificateProvider>;

/** Without `verified`: an organisation cannot say that of a provider. */
export const ProviderFields = z.strictObject({
  name: singleLineText(PROVIDER_NAME_MAX),
  file_id: Id.nullable().default(null),
});
export type ProviderFields = z.output<typeof ProviderFields>;

const inOrg = z.object({ org: Id });
const oneProvider = z.object({ org: Id, id: Id });
const write = { who: 'member', permission: VENDORS.edit, rate: 'write' } as const;
// Certificates are shown with the name of their provider.
const changes = [CERTIFICATE_PROVIDER, CERTIFICATE];

export const createProvider = endpoint({
  name: 'createCertificateProvider',
  summary: 'Add a certificate provider; it is not checked yet',
  method: 'POST',
  path: '/:org/certificate-providers',
  policy: { ...write, idempotent: true },
  params: inOrg,
  body: ProviderFields,
  changes,
  reply: CertificateProvider,
  fails: ['name_taken', 'too_many_providers'],
});

export const listProviders = endpoint({
  name: 'listCertificateProviders',
  summary: 'The certificate providers of the organisation',
  method: 'GET',
  path: '/:org/certificate-providers',
  policy: { who: 'member', permission: PRODUCTS.view, rate: 'read' },
  params: inOrg,
  query: listQuery({ sort: ['name', 'created_at'], search: true }),
  reads: [CERTIFICATE_PROVIDER],
  reply: pageOf(CertificateProvider),
  csv: csvOf<CertificateProvider>('certificate-providers', {
    name: 'Name',
    checked_at: 'Checked by us (UTC)',
    file_url: 'File',
    created_at: 'Added (UTC)',
    id: 'Provider ID',
  }),
});

/** The fixed first word wins over `:org`, so the organisation is found by the provider. */
export const findProvider = endpoint({
  name: 'findCertificateProvider',
  summary: 'One certificate provider, for members of the organisation whose it is',
  method: 'GET',
  path: '/certificate-providers/:id',
  policy: { who: 'user', rate: 'read' },
  params: z.object({ id: Id }),
  reads: [CERTIFICATE_PROVIDER],
  reply: CertificateProvider,
  fails: ['forbidden', 'organisation_suspended', 'organisation_blocked'],
});

export const changeProvider = endpoint({
  name: 'changeCertificateProvider',
  summary: 'Change a certificate provider; another name or file ends our check of it',
  method: 'PUT',
  path: '/:org/certificate-providers/:id',
  policy: write,
  params: oneProvider,
  body: ProviderFields,
  changes,
  reply: CertificateProvider,
  ids: { id: CERTIFICATE_PROVIDER },
  fails: ['name_taken'],
});

export const deleteProvider = endpoint({
  name: 'deleteCertificateProvider',
  summary: 'Delete a certificate provider that has no certificates',
  method: 'DELETE',
  path: '/:org/certificate-providers/:id',
  policy: write,
  params: oneProvider,
  changes,
  reply: CertificateProvider,
  ids: { id: CERTIFICATE_PROVIDER },
  fails: ['provider_in_use'],
});
