import {
  CONTENT_BYTES_MAX,
  type Content,
  certificatesIn,
  FAULTS,
  faultsOf,
  faultsOfCertificates,
  faultsOfFiles,
  faultsOfVendors,
  filesIn,
  PRODUCT_DOCUMENT,
  PRODUCT_PICTURE,
  vendorsIn,
} from '@qrigin/domain/details';
import { Failure } from '@qrigin/domain/errors';
import type { OrgCtx } from '../../../db/index.ts';
import { usableCertificates } from '../../certificates/index.ts';
import { usableFiles } from '../../files/index.ts';
import { usableVendors } from '../../vendors/index.ts';
import { bytesOf } from '../drafts/marks.ts';

type Page = { productId: string; content: Content };

/** Throws unless shoppers may see all of it. Fields are named as the caller sent them: `within` is what they left out. */
export async function requirePublishable(
  ctx: OrgCtx,
  { productId, content }: Page,
  within = '',
): Promise<void> {
  if (bytesOf(content) > CONTENT_BYTES_MAX) throw new Failure('details_too_large');
  const { pictures, documents } = filesIn(content);
  const usable = {
    picture: await usableFiles(ctx, pictures, { kind: PRODUCT_PICTURE }),
    document: await usableFiles(ctx, documents, { kind: PRODUCT_DOCUMENT }),
  };
  const vendors = await usableVendors(ctx, vendorsIn(content));
  const certificates = await usableCertificates(ctx, { product: productId, ids: certificatesIn(content) });
  const found = [
    ...faultsOf(content),
    ...faultsOfFiles(content, usable),
    ...faultsOfVendors(content, vendors),
    ...faultsOfCertificates(content, certificates),
  ];
  if (!found.length) return;
  const fields = found.map(({ path, fault }) => [
    path.startsWith(within) ? path.slice(within.length) : path,
    FAULTS[fault],
  ]);
  throw new Failure('invalid_input', { fields: Object.fromEntries(fields) });
}
