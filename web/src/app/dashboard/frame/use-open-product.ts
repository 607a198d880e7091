import type { Whoami } from '@qrigin/domain/organisations';
import { PRODUCTS } from '@qrigin/domain/products';
import { useMatches } from 'react-router';
import type { OpenProduct } from '../../../feature/features-context.ts';
import { may } from '../../../feature/may.ts';
import { isProductId, useProduct } from '../../../feature/product-here.ts';
import { PRODUCT_ROUTE } from '../../../feature/product-route.ts';

interface Here {
  id: string;
  whoami: Whoami | undefined;
}

/** The product whose page is open, if it is one of this organisation and the person may see it. */
export function useOpenProduct(here: Here | undefined): OpenProduct | undefined {
  const id = useMatches().find((match) => match.id === PRODUCT_ROUTE)?.params['product'];
  const isAllowed = here?.whoami !== undefined && may(here.whoami, PRODUCTS.view);
  const { data: product, error } = useProduct({ org: here?.id ?? '', id: id ?? '' }, isAllowed);
  if (!here || !isProductId(id) || (error && !product)) return undefined;
  if (here.whoami && !isAllowed) return undefined;
  return { org: here.id, id, product };
}
