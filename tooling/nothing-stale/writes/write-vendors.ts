import { storeProductDetails } from '@qrigin/domain/details';
import { changeVendor, createVendor, deleteVendor } from '@qrigin/domain/vendors';
import { isListed, type Maker, type Product } from '../maker.ts';
import { codesOf, pick, type Write } from './write.ts';

/** Vendors are no fact of an overview: what is compared is the page. */
const words = ({ happened }: Maker) => ({
  name: `Vendor ${happened} <&>`,
  description: `Its words ${happened}`,
});

function naming({ products }: Maker): (Product & { vendor: string })[] {
  return products.flatMap((product) =>
    product.vendor === undefined || product.hasLostVendor ? [] : [{ ...product, vendor: product.vendor }],
  );
}

export const VENDOR_WRITES: Write[] = [
  {
    name: 'vendor named',
    plan(maker, roll) {
      const product = pick(
        maker.products.filter(({ id }) => isListed(maker, id)),
        roll,
      );
      if (!product) return undefined;
      const body = words(maker);
      return {
        touches: codesOf(maker, product),
        async act(hands) {
          const call = hands.of(maker);
          const { id } = await call(createVendor, { body });
          const sections = [{ type: 'vendor' as const, vendor_ids: [id] }];
          await call(storeProductDetails, { params: { id: product.id }, body: { sections } });
          Object.assign(product, { vendor: id, hasLostVendor: false });
          return `${product.name}: ${body.name}`;
        },
      };
    },
  },
  {
    name: 'vendor changed',
    plan(maker, roll) {
      const product = pick(naming(maker), roll);
      if (!product) return undefined;
      const body = words(maker);
      return {
        touches: codesOf(maker, product),
        async act(hands) {
          await hands.of(maker)(changeVendor, { params: { id: product.vendor }, body });
          return `${product.name}: ${body.name}`;
        },
      };
    },
  },
  {
    name: 'vendor deleted',
    plan(maker, roll) {
      const { id, vendor } = pick(naming(maker), roll) ?? {};
      const product = maker.products.find((one) => one.id === id);
      if (!product || vendor === undefined) return undefined;
      return {
        touches: codesOf(maker, product),
        async act(hands) {
          await hands.of(maker)(deleteVendor, { params: { id: vendor } });
          product.hasLostVendor = true;
          return `${product.name}: ${vendor}`;
        },
      };
    },
  },
];
