import { Id } from '@qrigin/domain/http';
import { type FoundProduct, findProduct } from '@qrigin/domain/products';
import { createContext, useContext } from 'react';
import { useRead } from '../http/query/use-read.ts';

export const ProductContext = createContext<FoundProduct | undefined>(undefined);

/** The product whose page this is. */
export function useProductHere(): FoundProduct {
  const product = useContext(ProductContext);
  if (!product) throw new Error('this page is not below a product');
  return product;
}

interface Which {
  org: string;
  id: string;
}

/** Anyone may type an address. What is no id cannot be a product. */
export const isProductId = (text: string | undefined): text is string => Id.safeParse(text).success;

/** A product for those who may see it; for others, and where there is none, no call is made. */
export const useProduct = ({ org, id }: Which, isAllowed: boolean) =>
  useRead(findProduct, { params: { org, id } }, { isEnabled: isAllowed && isProductId(id) });
