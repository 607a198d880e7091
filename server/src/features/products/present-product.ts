import { Product } from '@qrigin/domain/products';

type Row = { id: string; name: string; nature: string; is_active: boolean; created_at: Date };

/** A product as the wire shows it. */
export function presentProduct({ id, name, nature, is_active, created_at }: Row): Product {
  return {
    id,
    name,
    nature: Product.shape.nature.parse(nature),
    isActive: is_active,
    created_at: created_at.toISOString(),
  };
}
