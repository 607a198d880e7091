/**
 * What has to be told to people with allergies. The fourteen of the EU: Regulation (EU) No 1169/2011, Annex II. Those of India: Food
 * Safety and Standards (Labelling and Display) Regulations 2020, regulation 5(14); it names no others.
 */
export const ALLERGENS = {
  gluten: { inIndia: true },
  crustaceans: { inIndia: true },
  eggs: { inIndia: true },
  fish: { inIndia: true },
  peanuts: { inIndia: true },
  soybeans: { inIndia: true },
  milk: { inIndia: true },
  nuts: { inIndia: true },
  celery: { inIndia: false },
  mustard: { inIndia: false },
  sesame: { inIndia: false },
  sulphites: { inIndia: true },
  lupin: { inIndia: false },
  molluscs: { inIndia: false },
} as const satisfies Readonly<Record<string, { inIndia: boolean }>>;

export type Allergen = keyof typeof ALLERGENS;

function isAllergen(text: string): text is Allergen {
  return Object.hasOwn(ALLERGENS, text);
}

export const ALLERGEN_NAMES: readonly Allergen[] = Object.keys(ALLERGENS).filter(isAllergen);
