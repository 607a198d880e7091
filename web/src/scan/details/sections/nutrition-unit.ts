import type { SectionOf } from '@qrigin/domain/details';

export type Nutrition = SectionOf<'nutrition'>;

export const unitOf = ({ per }: Nutrition): 'g' | 'ml' => (per === '100g' ? 'g' : 'ml');
