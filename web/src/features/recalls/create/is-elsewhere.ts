import type { AskedReach } from '../reach/use-reach.ts';

/** Whether what was chosen is of another product, on whose pages its recall belongs; blanks of several are of none. */
export const isElsewhere = ({ product }: Pick<AskedReach, 'product'>, here: string): boolean =>
  product !== null && product.id !== here;
