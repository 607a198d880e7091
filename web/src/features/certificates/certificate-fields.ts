import { t } from '@lingui/core/macro';
import { type Certificate, changeCertificate } from '@qrigin/domain/certificates';
import { z } from 'zod';

const { title, provider_id, number, valid_from, valid_to, file_id } = changeCertificate.body.shape;

/** An empty field says nothing. */
const orNothing = <Output>(field: z.ZodType<Output, string | null>) =>
  z
    .string()
    .transform((text) => (text === '' ? null : text))
    .pipe(field);

/** The fields as they are typed; what comes out of them is what the call takes. */
export const TypedCertificate = z
  .object({
    title,
    provider_id: z
      .string()
      .min(1, { error: () => t`Choose a provider.`, abort: true })
      .pipe(provider_id),
    number: number.unwrap(),
    valid_from: orNothing(valid_from.unwrap()),
    valid_to: orNothing(valid_to.unwrap()),
    file_id: file_id.unwrap(),
  })
  .refine(({ valid_from: from, valid_to: to }) => !from || !to || from <= to, {
    path: ['valid_to'],
    error: () => t`This is before the day from which it is valid.`,
  });

/** A certificate as its form shows it; a new one is empty. */
export function typedCertificate(certificate: Certificate | undefined): z.input<typeof TypedCertificate> {
  return {
    title: certificate?.title ?? '',
    provider_id: certificate?.provider_id ?? '',
    number: certificate?.number ?? '',
    valid_from: certificate?.valid_from ?? '',
    valid_to: certificate?.valid_to ?? '',
    file_id: certificate?.file_id ?? null,
  };
}
