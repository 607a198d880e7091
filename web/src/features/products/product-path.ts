/** Where a product is described and looked after. */
export const setupPath = (org: string, product: string): string => `/dashboard/${org}/${product}/setup`;
