/** The id of the route below which all pages of a product are. */
export const PRODUCT_ROUTE = 'product';
