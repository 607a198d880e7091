import { listPayments, payBeta } from '@qrigin/domain/payments';
import { createProduct } from '@qrigin/domain/products';
import { expect, test } from 'vitest';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { sharedApi } from '../../testing/shared-api.ts';

async function newActive(org: TestOrganisation, name: string): Promise<string> {
  const { id } = await org.call(createProduct, { body: { name, nature: 'static' } });
  await org.call(payBeta, { body: { product_id: id } });
  return id;
}

test('payments are listed newest first, and those of one product when it is named', async () => {
  const api = await sharedApi();
  const org = await newOrganisation(api);
  const menu = await newActive(org, 'Menu');
  const poster = await newActive(org, 'Poster');
  const productsIn = async (query: { product_id?: string }) =>
    (await org.call(listPayments, { query })).items.map(({ product_id }) => product_id);
  expect(await productsIn({})).toEqual([poster, menu]);
  expect(await productsIn({ product_id: menu })).toEqual([menu]);
  const other = await newOrganisation(api);
  expect((await other.call(listPayments, { query: { product_id: menu } })).items).toEqual([]);
});
