import { createPackaging as createPackagingCall } from '@qrigin/domain/packaging';
import { createProduct } from '@qrigin/domain/products';
import { clientAt, withinOrg } from '../../server/src/testing/client.ts';

type Caller = { apiUrl: string; orgId: string; token: string };

/** A product with a packaging that codes can be issued for. */
export async function createPackaging({ apiUrl, orgId, token }: Caller): Promise<string> {
  const { call } = withinOrg(clientAt(apiUrl), { org: orgId, token });
  const { id: productId } = await call(createProduct, { body: { name: 'Forest honey', nature: 'dynamic' } });
  const packaging = await call(createPackagingCall, {
    body: {
      name: 'Packs',
      type: 'structure',
      packaging: { name: 'carton', count: 1, child: { name: 'jar', count: 12 } },
      printFormat: 'label',
      product_id: productId,
    },
  });
  return packaging.id;
}
