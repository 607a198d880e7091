import { randomUUID } from 'node:crypto';
import { createOrganisation } from '@qrigin/domain/organisations';
import { createPackaging } from '@qrigin/domain/packaging';
import { createBatch, createProduct } from '@qrigin/domain/products';
import { issueCodes, listCodes } from '@qrigin/domain/qr';
import { scanOverview } from '@qrigin/domain/scan';
import { personSample } from '../../domain/src/auth/samples.ts';
import { packagingSample } from '../../domain/src/packaging/samples.ts';
import { batchSample, productSample } from '../../domain/src/products/samples.ts';
import { clientAt, type OrgClient, withinOrg } from '../../server/src/testing/client.ts';
import { register } from '../../tooling/dev/demo/register.ts';
import { E2E_URL } from './client-of.ts';
import { mailedCode } from './mailed-code.ts';

/** Goods of an organisation, made through the API as its staff would. */
export const goodsOf = ({ call }: OrgClient) => ({
  product: async (nature: 'static' | 'dynamic' = 'dynamic') =>
    (await call(createProduct, { body: productSample({ name: 'Forest honey', nature }) })).id,
  /** Cartons of two jars of a batch that is good until the given day. */
  async jars(productId: string, expires_on = '2040-03-11') {
    const batch = batchSample({ made_on: '2026-01-12', expires_on });
    const { id: batch_id } = await call(createBatch, { params: { id: productId }, body: batch });
    const { id } = await call(createPackaging, {
      body: packagingSample(productId, {
        packaging: { name: 'carton', count: 1, child: { name: 'jar', count: 2 } },
      }),
    });
    await call(issueCodes, { params: { id }, body: { packagingId: id, count: 1, batch_id } });
    return (await call(listCodes, { params: { id } })).items;
  },
});

/** A brand with goods, made through the API as its staff would. */
export async function newBrand() {
  const email = `brand-${randomUUID()}@people.example`;
  const person = personSample(email, { name: 'Brand Manager' });
  const token = await register(E2E_URL, person, () => mailedCode(email, 'is your Qrigin code'));
  const client = clientAt(E2E_URL, { token });
  const { id: org } = await client.call(createOrganisation, { body: { name: 'Nilgiri Honey' } });
  const own = withinOrg(client, { org });
  return {
    /** A call in the brand's organisation. */
    call: own.call,
    ...goodsOf(own),
    overview: (code: string) => client.call(scanOverview, { params: { qr: code } }),
  };
}
