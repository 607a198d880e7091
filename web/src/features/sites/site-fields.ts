import { t } from '@lingui/core/macro';
import { createSite, type Site } from '@qrigin/domain/sites';
import { z } from 'zod';

/** A number as it is typed, or nothing. Some write a comma. */
const degrees = z
  .string()
  .trim()
  .transform((text) => (text === '' ? null : Number(text.replace(',', '.'))));

const { name, kind, address, latitude, longitude } = createSite.body.shape;

/** The fields as they are typed; what comes out of them is what the call takes. */
export const TypedSite = z
  .object({
    name,
    kind: kind.unwrap(),
    address: address.unwrap(),
    latitude: degrees.pipe(latitude.unwrap()),
    longitude: degrees.pipe(longitude.unwrap()),
  })
  .refine((site) => (site.latitude === null) === (site.longitude === null), {
    path: ['longitude'],
    error: () => t`Fill in both, or leave both empty.`,
  });

/** A site as its form shows it; a new one is empty. */
export function typedSite(site: Site | undefined): z.input<typeof TypedSite> {
  if (!site) return { name: '', kind: 'farm', address: '', latitude: '', longitude: '' };
  const typed = { name: site.name, kind: site.kind, address: site.address };
  return { ...typed, latitude: asTyped(site.latitude), longitude: asTyped(site.longitude) };
}

const asTyped = (number: number | null) => (number === null ? '' : String(number));
