import {
  createBatch,
  createProduct,
  deleteProduct,
  duplicateProduct,
  findProduct,
  listBatches,
  listProducts,
} from '@qrigin/domain/products';
import type { Serve } from '../../http/serve.ts';
import { createBatch as addBatch, listBatches as batchesOf } from './batches.ts';
import { listProducts as list, loadProduct } from './read-products.ts';
import {
  createProduct as create,
  duplicateProduct as duplicate,
  deleteProduct as remove,
} from './write-product.ts';

export function routes(serve: Serve) {
  serve(createProduct, ({ ctx, body }) => create(ctx, body));
  serve(listProducts, ({ ctx }) => list(ctx));
  serve(findProduct, ({ ctx, params }) => loadProduct(ctx, params.id));
  serve(deleteProduct, ({ ctx, params }) => remove(ctx, params.id));
  serve(duplicateProduct, ({ ctx, params, body }) => duplicate(ctx, params.id, body.name));
  serve(createBatch, ({ ctx, params, body }) => addBatch(ctx, params.id, body));
  serve(listBatches, ({ ctx, params }) => batchesOf(ctx, params.id));
}
