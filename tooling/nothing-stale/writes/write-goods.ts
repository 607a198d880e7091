import { storeNotes } from '@qrigin/domain/details';
import { deleteProduct } from '@qrigin/domain/products';
import { renewDefaultQr } from '@qrigin/domain/qr';
import { oneOf } from '../../../server/src/testing/fuzz/breaks/dice.ts';
import { addGoods, addOwnCode } from '../goods.ts';
import { isListed } from '../maker.ts';
import { codesOf, pick, type Write } from './write.ts';

/** So many products stay, and so many more can come. */
const FEWEST = 3;
const MOST_LISTED = 5;
const DATES = [null, '2020-02-29', '2031-01-01', '2090-12-31'];

export const GOODS_WRITES: Write[] = [
  {
    name: 'new goods',
    plan: (maker) =>
      maker.products.filter(({ isDeleted }) => !isDeleted).length < MOST_LISTED
        ? { touches: [], act: async (hands) => (await addGoods(hands, maker)).name }
        : undefined,
  },
  {
    name: 'product renamed',
    whileBlocked: true,
    plan(maker, roll) {
      const product = oneOf(maker.products, roll);
      const name = `Honey, name ${maker.happened} <&>`;
      return {
        touches: codesOf(maker, product),
        async act(hands) {
          await hands.database.query('update product set name = $1 where id = $2', [name, product.id]);
          product.name = name;
          return `${product.id} is ${name}`;
        },
      };
    },
  },
  {
    name: 'product activated or not',
    whileBlocked: true,
    plan(maker, roll) {
      const product = oneOf(maker.products, roll);
      return {
        touches: codesOf(maker, product),
        async act(hands) {
          const isActive = !product.isActive;
          await hands.database.query(
            'update product set is_active = $1, activated_at = coalesce(activated_at, case when $1 then now() end) where id = $2',
            [isActive, product.id],
          );
          product.isActive = isActive;
          product.wasActivated ||= isActive;
          return `${product.name}: ${isActive}`;
        },
      };
    },
  },
  {
    // No fact of an overview: what is compared is the page.
    name: 'details published',
    plan(maker, roll) {
      const product = pick(
        maker.products.filter(({ isDeleted, hasLostVendor }) => !isDeleted && !hasLostVendor),
        roll,
      );
      if (!product) return undefined;
      const title = `Told ${maker.happened} <&>`;
      return {
        touches: codesOf(maker, product),
        async act(hands) {
          await hands.of(maker)(storeNotes, { params: { id: product.id }, body: { notes: [{ title }] } });
          return `${product.name}: ${title}`;
        },
      };
    },
  },
  {
    name: 'product deleted',
    plan(maker, roll) {
      const listed = maker.products.filter(({ isDeleted }) => !isDeleted);
      const product = oneOf(listed, roll);
      if (listed.length <= FEWEST) return undefined;
      return {
        touches: codesOf(maker, product),
        async act(hands) {
          await hands.of(maker)(deleteProduct, { params: { id: product.id } });
          product.isDeleted = true;
          return product.name;
        },
      };
    },
  },
  {
    name: 'batch changed',
    whileBlocked: true,
    plan(maker, roll) {
      const batch = oneOf(maker.batches, roll);
      const lotCode = `Lot ${maker.happened}`;
      const expiresOn = oneOf(DATES, roll);
      const madeOn = expiresOn === null ? oneOf(DATES, roll) : '2019-12-31';
      return {
        touches: maker.packs.codes.filter(({ batchId }) => batchId === batch.id),
        async act(hands) {
          await hands.database.query(
            'update batch set lot_code = $1, made_on = $2, expires_on = $3 where id = $4',
            [lotCode, madeOn, expiresOn, batch.id],
          );
          Object.assign(batch, { lotCode, madeOn, expiresOn });
          return `${batch.id} is ${lotCode}, ${madeOn} to ${expiresOn}`;
        },
      };
    },
  },
  {
    name: 'default code renewed',
    plan(maker, roll) {
      const productId = pick(
        [...maker.ownCodes.keys()].filter((id) => isListed(maker, id)),
        roll,
      );
      if (productId === undefined) return undefined;
      return {
        touches: maker.ownCodes.get(productId) ?? [],
        async act(hands) {
          const { id: text } = await hands.of(maker)(renewDefaultQr, { params: { id: productId } });
          await addOwnCode(hands, maker, productId, text);
          return `${productId} has ${text}`;
        },
      };
    },
  },
];
