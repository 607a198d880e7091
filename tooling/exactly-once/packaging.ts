import { createPackaging as createPackagingCall } from '@qrigin/domain/packaging';
import { createProduct } from '@qrigin/domain/products';
import { packagingSample } from '../../domain/src/packaging/samples.ts';
import { productSample } from '../../domain/src/products/samples.ts';
import { clientAt, withinOrg } from '../../server/src/testing/client.ts';

type Caller = { apiUrl: string; orgId: string; token: string };

/** A product with a packaging that codes can be issued for. */
export async function createPackaging({ apiUrl, orgId, token }: Caller): Promise<string> {
  const { call } = withinOrg(clientAt(apiUrl), { org: orgId, token });
  const { id: productId } = await call(createProduct, { body: productSample() });
  const packaging = await call(createPackagingCall, { body: packagingSample(productId) });
  return packaging.id;
}
