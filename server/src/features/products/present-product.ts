import { Product } from '@qrigin/domain/products';

type Row = {
  id: string;
  name: string;
  reference: string | null;
  nature: string;
  is_active: boolean;
  plan_ends_at: Date | null;
  created_at: Date;
};

/** A product as the wire shows it. */
export function presentProduct({
  id,
  name,
  reference,
  nature,
  is_active,
  plan_ends_at,
  created_at,
}: Row): Product {
  return {
    id,
    name,
    reference,
    nature: Product.shape.nature.parse(nature),
    isActive: is_active,
    plan_ends_at: plan_ends_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}
