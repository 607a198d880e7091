import { createOrganisation } from '@qrigin/domain/organisations';
import { createProduct } from '@qrigin/domain/products';
import { getDefaultQr } from '@qrigin/domain/qr';
import { organisationSample } from '../../domain/src/organisations/samples.ts';
import { productSample } from '../../domain/src/products/samples.ts';
import type { Target } from './attack.ts';

/** A product with a code that scans, in an organisation of the attacker's own. */
export async function newProduct(target: Target) {
  const { call } = target;
  const { token } = await target.newPerson();
  const { id: org } = await call(createOrganisation, { token, body: organisationSample() });
  const body = productSample();
  const { id: product } = await call(createProduct, { params: { org }, token, body });
  const { id: code } = await call(getDefaultQr, { params: { org, id: product }, token });
  return { token, org, product, code };
}
