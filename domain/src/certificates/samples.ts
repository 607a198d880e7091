import type { z } from 'zod';
import { inTurn, SAMPLE_TIME, type Sample, sample, sampleId, sampleNumber } from '../http/index.ts';
import { type Certificate, createCertificate } from './contract.ts';
import { CERTIFICATE, CERTIFICATE_PROVIDER } from './feature.ts';
import { type CertificateProvider, createProvider } from './providers.ts';

type ProviderInput = z.input<typeof createProvider.body>;
type CertificateInput = z.input<typeof createCertificate.body>;

const PROVIDERS = [
  'Southern Organic Assurance',
  'Peninsula Food Laboratory',
  'Halal Council of the Hills',
] as const;
const TITLES = ['Organic wild collection', 'Residue-free honey', 'Halal production'] as const;

/** Someone who certifies what a honey maker does. */
export function providerSample(over: Partial<ProviderInput> = {}): ProviderInput {
  const number = sampleNumber();
  return { name: `${inTurn(PROVIDERS, number)} ${number}`, ...over };
}

/** Such a provider as calls answer it. */
export function providerOf(over: Partial<CertificateProvider> = {}): CertificateProvider {
  return {
    id: sampleId(),
    org_id: sampleId(),
    name: providerSample().name,
    verified: false,
    checked_at: null,
    file_id: null,
    file_name: null,
    file_state: null,
    file_url: null,
    created_at: SAMPLE_TIME,
    ...over,
  };
}

/** What they certified, by the provider that is named. */
export function certificateSample(
  over: Partial<CertificateInput> & Pick<CertificateInput, 'provider_id'>,
): CertificateInput {
  const number = sampleNumber();
  return {
    title: inTurn(TITLES, number),
    number: `SOA/2026/${1000 + number}`,
    valid_from: '2026-05-01',
    valid_to: '2027-04-30',
    ...over,
  };
}

/** Such a certificate as calls answer it. */
export function certificateOf(over: Partial<Certificate> = {}): Certificate {
  const provider_id = over.provider_id ?? sampleId();
  return {
    id: sampleId(),
    org_id: sampleId(),
    ...createCertificate.body.parse(certificateSample({ provider_id })),
    product_name: null,
    is_product_deleted: false,
    provider_name: PROVIDERS[0],
    provider_checked_at: null,
    file: null,
    created_at: SAMPLE_TIME,
    ...over,
  };
}

export const SAMPLES: readonly Sample[] = [
  sample(createProvider, { thing: CERTIFICATE_PROVIDER, input: (text) => ({ body: { name: text } }) }),
  sample(createCertificate, {
    thing: CERTIFICATE,
    after: [CERTIFICATE_PROVIDER],
    input: (text, made) => ({
      body: { title: text, number: text.slice(0, 60), provider_id: made[CERTIFICATE_PROVIDER.name] ?? '' },
    }),
  }),
];
