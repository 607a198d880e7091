export { Batch, type BatchFields, createBatch, LOT_CODE_MAX, listBatches } from './batches.ts';
export {
  createProduct,
  deleteProduct,
  duplicateProduct,
  findProduct,
  listProducts,
  PRODUCT_NAME_MAX,
  PRODUCT_NATURES,
  PRODUCTS_LISTED_MAX,
  Product,
  type ProductFields,
  startsActive,
} from './contract.ts';
export { BATCH, PRODUCT, PRODUCT_EVENTS, PRODUCTS, PRODUCTS_FEATURE } from './feature.ts';
