import { z } from 'zod';
import { StoredFile } from '../files/index.ts';
import {
  csvOf,
  endpoint,
  Id,
  listQuery,
  PAGE_SIZE_MAX,
  pageOf,
  SentDay,
  singleLineText,
} from '../http/index.ts';
import { PRODUCT, PRODUCTS } from '../products/feature.ts';
import { VENDORS } from '../vendors/feature.ts';
import { CERTIFICATE, CERTIFICATE_PROVIDER } from './feature.ts';

export const CERTIFICATE_TITLE_MAX = 120;
export const CERTIFICATE_NUMBER_MAX = 60;

/** What was certified. Shoppers see all of it where a section of a product names it. */
export const Certificate = z.object({
  id: Id,
  org_id: Id,
  /** Null for one of the whole organisation. */
  product_id: Id.nullable(),
  product_name: z.string().nullable(),
  /** Its page can still be read by whoever has a code of it. */
  is_product_deleted: z.boolean(),
  title: z.string(),
  number: z.string(),
  provider_id: Id,
  provider_name: z.string(),
  /** When an operator checked the provider; null while no one has. */
  provider_checked_at: z.iso.datetime().nullable(),
  valid_from: z.iso.date().nullable(),
  /** Its last day; null for one that does not end. */
  valid_to: z.iso.date().nullable(),
  file_id: Id.nullable(),
  /** Anyone can open it once it has been looked into. */
  file: StoredFile.nullable(),
  created_at: z.iso.datetime(),
});
export type Certificate = z.output<typeof Certificate>;

const EARLIEST = '1900-01-01';
/** Sent year-month-day or day-month-year. */
const day = SentDay.refine((date) => date >= EARLIEST, `not before ${EARLIEST}`)
  .nullable()
  .default(null);

const Fields = z.strictObject({
  title: singleLineText(CERTIFICATE_TITLE_MAX),
  provider_id: Id,
  number: z.union([z.literal(''), singleLineText(CERTIFICATE_NUMBER_MAX)]).default(''),
  valid_from: day,
  valid_to: day,
  file_id: Id.nullable().default(null),
});
type Validity = Pick<z.output<typeof Fields>, 'valid_from' | 'valid_to'>;

// Days of this form sort as text.
const beginsFirst = ({ valid_from: from, valid_to: to }: Validity) => !from || !to || from <= to;
const ENDS_BEFORE = { path: ['valid_to'], message: 'before it begins' };

export const CertificateFields = Fields.refine(beginsFirst, ENDS_BEFORE);
export type CertificateFields = z.output<typeof CertificateFields>;

/** Whose it is cannot be changed later: pages of one product would show what was certified of another. */
export const NewCertificate = Fields.extend({ product_id: Id.nullable().default(null) }).refine(
  beginsFirst,
  ENDS_BEFORE,
);
export type NewCertificate = z.output<typeof NewCertificate>;

const inOrg = z.object({ org: Id });
const oneCertificate = z.object({ org: Id, id: Id });
const write = { who: 'member', permission: VENDORS.edit, rate: 'write' } as const;

export const createCertificate = endpoint({
  name: 'createCertificate',
  summary: 'Add a certificate of the organisation or of one product',
  method: 'POST',
  path: '/:org/certificates',
  policy: { ...write, idempotent: true },
  params: inOrg,
  body: NewCertificate,
  changes: [CERTIFICATE],
  reply: Certificate,
  ids: { provider_id: CERTIFICATE_PROVIDER, product_id: PRODUCT },
  fails: ['too_many_certificates'],
});

export const listCertificates = endpoint({
  name: 'listCertificates',
  summary: 'The certificates of the organisation and its products, those first that end first',
  method: 'GET',
  path: '/:org/certificates',
  policy: { who: 'member', permission: PRODUCTS.view, rate: 'read' },
  params: inOrg,
  query: listQuery({
    sort: ['valid_to', 'title', 'created_at'],
    search: true,
    filters: {
      /** What a page of this product can show: its own, and those of the whole organisation. */
      for_product: Id.optional(),
      /** These only, their ids with commas between them. */
      ids: z
        .string()
        .transform((text) => text.split(','))
        .pipe(z.array(Id).max(PAGE_SIZE_MAX))
        .optional(),
    },
  }),
  reads: [CERTIFICATE, CERTIFICATE_PROVIDER, PRODUCT],
  reply: pageOf(Certificate),
  csv: csvOf<Certificate>('certificates', {
    title: 'Title',
    provider_name: 'Provider',
    provider_checked_at: 'Provider checked by us (UTC)',
    number: 'Number',
    valid_from: 'Valid from',
    valid_to: 'Valid to',
    product_name: 'Product',
    created_at: 'Added (UTC)',
    id: 'Certificate ID',
  }),
});
export type CertificatesQuery = z.output<typeof listCertificates.query>;

export const changeCertificate = endpoint({
  name: 'changeCertificate',
  summary: 'Change a certificate; shoppers see it at once, and omitted fields return to their defaults',
  method: 'PUT',
  path: '/:org/certificates/:id',
  policy: write,
  params: oneCertificate,
  body: CertificateFields,
  changes: [CERTIFICATE],
  reply: Certificate,
  ids: { id: CERTIFICATE, provider_id: CERTIFICATE_PROVIDER },
});

export const deleteCertificate = endpoint({
  name: 'deleteCertificate',
  summary: 'Delete a certificate; pages that show it do so no longer',
  method: 'DELETE',
  path: '/:org/certificates/:id',
  policy: write,
  params: oneCertificate,
  changes: [CERTIFICATE],
  reply: Certificate,
  ids: { id: CERTIFICATE },
});
