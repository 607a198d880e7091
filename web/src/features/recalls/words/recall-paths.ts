/** Where the recalls of a product are, and one of them. */
export const recallsPath = (org: string, product: string): string =>
  `/dashboard/${org}/${product}/product-recalls`;

export const recallPath = (org: string, product: string, id: string): string =>
  `${recallsPath(org, product)}/${id}`;
