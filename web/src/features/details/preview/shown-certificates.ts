import type { Certificate } from '@qrigin/domain/certificates';
import type { ShownDetails } from '@qrigin/domain/scan';

/** Certificates as a page shows them. */
export function shownCertificatesOf(
  certificates: Readonly<Record<string, Certificate>>,
): ShownDetails['certificates'] {
  return Object.fromEntries(
    Object.entries(certificates).map(
      ([id, { title, number, valid_from, valid_to, file_id, provider_name: name, provider_checked_at }]) => [
        id,
        { title, number, valid_from, valid_to, file_id, provider: { name, checked_at: provider_checked_at } },
      ],
    ),
  );
}
