import { t } from '@lingui/core/macro';
import { createSite, type Site, type SiteFields } from '@qrigin/domain/sites';
import { z } from 'zod';

/** A number as it is typed, or nothing. Some write a comma. */
const degrees = z
  .string()
  .trim()
  .transform((text) => (text === '' ? null : Number(text.replace(',', '.'))));

const { latitude, longitude, ...texts } = createSite.body.shape;

/** The fields as they are typed; what comes out of them is what the call takes. */
export const TypedSite = z
  .object({
    ...texts,
    latitude: degrees.pipe(latitude.unwrap()),
    longitude: degrees.pipe(longitude.unwrap()),
  })
  .refine((site) => (site.latitude === null) === (site.longitude === null), {
    path: ['longitude'],
    error: () => t`Fill in both, or leave both empty.`,
  });

const fieldsOf = ({ id: _id, created_at: _at, ...fields }: Site): SiteFields => fields;

/** Nothing is said of a new one yet. */
const EMPTY: SiteFields = { ...createSite.body.parse({ name: 'new' }), name: '', kind: 'farm' };

/** A site as its form shows it; a new one is empty. */
export function typedSite(site: Site | undefined): z.input<typeof TypedSite> {
  const { latitude, longitude, ...typed } = site ? fieldsOf(site) : EMPTY;
  return { ...typed, latitude: asTyped(latitude), longitude: asTyped(longitude) };
}

const asTyped = (number: number | null) => (number === null ? '' : String(number));
