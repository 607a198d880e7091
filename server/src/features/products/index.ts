export {
  addBatches,
  type BatchToWrite,
  batchesWithLots,
  changeBatches,
  type KnownBatch,
} from './many-batches.ts';
export {
  addProducts,
  changeProducts,
  type KnownProduct,
  productsById,
  productsWithReference,
} from './many-products.ts';
