import { findProductDetails } from '@qrigin/domain/details';
import { findProduct, listBatches } from '@qrigin/domain/products';
import { batchRow, foundProduct } from '../../../../../domain/src/products/samples.ts';
import { answer, failed } from '../../../testing/answer-calls.ts';
import { inOrganisation } from '../../../testing/in-organisation.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../../testing/organisation.ts';
import { pageWith } from '../../../testing/page-with.ts';

export const HONEY = foundProduct({ name: 'Forest honey' });
export const SPRING = batchRow({ lot_code: 'FH-2026-014', product_id: HONEY.id });

/** What the pages of recalls ask for that is no recall; nothing is published about the product yet. */
export const inHoney = (me = whoamiOf()) => [
  ...inOrganisation(me),
  answer(findProduct, { id: HONEY.id }, HONEY),
  answer(findProductDetails, failed('not_found')),
  answer(listBatches, { id: HONEY.id }, pageWith([SPRING])),
];

export const openRecalls = (rest = '') => openPage(`/dashboard/${ORG}/${HONEY.id}/product-recalls${rest}`);
