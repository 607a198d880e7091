import * as contract from '@qrigin/domain/products';
import type { Serve } from '../../http/serve.ts';
import { createBatch, listBatches } from './batches.ts';
import { findProduct, listProducts } from './read-products.ts';
import { createProduct, deleteProduct, duplicateProduct } from './write-product.ts';

export function routes(serve: Serve) {
  serve(contract.createProduct, ({ ctx, body }) => createProduct(ctx, body));
  serve(contract.listProducts, ({ ctx }) => listProducts(ctx));
  serve(contract.findProduct, ({ ctx, params }) => findProduct(ctx, params.id));
  serve(contract.deleteProduct, ({ ctx, params }) => deleteProduct(ctx, params.id));
  serve(contract.duplicateProduct, ({ ctx, params, body }) => duplicateProduct(ctx, params.id, body.name));
  serve(contract.createBatch, ({ ctx, params, body }) => createBatch(ctx, params.id, body));
  serve(contract.listBatches, ({ ctx, params }) => listBatches(ctx, params.id));
}
