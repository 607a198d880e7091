import * as contract from '@qrigin/domain/products';
import type { RouteDeps } from '../../feature.ts';
import type { Serve } from '../../http/serve.ts';
import { createLinks } from '../files/index.ts';
import { changeBatch, createBatch, deleteBatch, listBatches } from './batches.ts';
import { findProduct, listProducts } from './read-products.ts';
import { createProduct, deleteProduct, duplicateProduct, renameProduct } from './write-product.ts';

export function routes(serve: Serve, { env, copiedWithProduct: copied }: RouteDeps) {
  const links = createLinks(env.CONTENT_ORIGIN, env.SECRET_KEY);
  serve(contract.createProduct, ({ ctx, body }) => createProduct(ctx, body));
  serve(contract.listProducts, ({ ctx, query }) => listProducts(ctx, query, links));
  serve(contract.findProduct, ({ ctx, params }) => findProduct(ctx, params.id));
  serve(contract.renameProduct, ({ ctx, params, body }) => renameProduct(ctx, params.id, body));
  serve(contract.deleteProduct, ({ ctx, params }) => deleteProduct(ctx, params.id));
  serve(contract.duplicateProduct, ({ ctx, params, body }) =>
    duplicateProduct(ctx, params.id, { ...body, copied }),
  );
  serve(contract.createBatch, ({ ctx, params, body }) => createBatch(ctx, params.id, body));
  serve(contract.listBatches, ({ ctx, params, query }) => listBatches(ctx, params.id, query));
  serve(contract.changeBatch, ({ ctx, params, body }) => changeBatch(ctx, params, body));
  serve(contract.deleteBatch, ({ ctx, params }) => deleteBatch(ctx, params));
}
