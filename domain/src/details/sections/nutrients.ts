/** Share of a day by the rules of India, per serving, or of the EU, per 100 g or ml and per serving. */
export const REFERENCES = ['india', 'eu'] as const;
export type Reference = (typeof REFERENCES)[number];

type Nutrient = {
  /** As labels in English have it, for callers of the API. Screens have words of their own, which a test compares with these. */
  name: string;
  unit: 'kcal' | 'g' | 'mg' | 'µg';
  /** A part of the one before it that is not one, and shown below it. */
  isPart?: true;
  /** What an adult needs or should not exceed in a day; left out where the rules name nothing. */
  daily?: Partial<Record<Reference, number>>;
};

/**
 * Daily values. India: Food Safety and Standards (Labelling and Display) Regulations 2020, regulation 5(3): 2,000 kcal, 67 g fat, 22 g
 * saturated fat, 2 g trans fat, 50 g added sugar, 2,000 mg sodium. EU: Regulation (EU) No 1169/2011, Annex XIII, part B for energy to
 * salt, part A for vitamins and minerals. A nutrient of which neither says anything has no daily value here.
 */
export const NUTRIENTS = {
  energy: { name: 'Energy', unit: 'kcal', daily: { india: 2000, eu: 2000 } },
  fat: { name: 'Fat', unit: 'g', daily: { india: 67, eu: 70 } },
  saturated_fat: { name: 'Saturated fat', unit: 'g', isPart: true, daily: { india: 22, eu: 20 } },
  trans_fat: { name: 'Trans fat', unit: 'g', isPart: true, daily: { india: 2 } },
  cholesterol: { name: 'Cholesterol', unit: 'mg' },
  carbohydrate: { name: 'Carbohydrate', unit: 'g', daily: { eu: 260 } },
  sugars: { name: 'Sugars', unit: 'g', isPart: true, daily: { eu: 90 } },
  added_sugars: { name: 'Added sugars', unit: 'g', isPart: true, daily: { india: 50 } },
  fibre: { name: 'Fibre', unit: 'g' },
  protein: { name: 'Protein', unit: 'g', daily: { eu: 50 } },
  salt: { name: 'Salt', unit: 'g', daily: { eu: 6 } },
  sodium: { name: 'Sodium', unit: 'mg', daily: { india: 2000 } },
  vitamin_a: { name: 'Vitamin A', unit: 'µg', daily: { eu: 800 } },
  vitamin_d: { name: 'Vitamin D', unit: 'µg', daily: { eu: 5 } },
  vitamin_e: { name: 'Vitamin E', unit: 'mg', daily: { eu: 12 } },
  vitamin_k: { name: 'Vitamin K', unit: 'µg', daily: { eu: 75 } },
  vitamin_c: { name: 'Vitamin C', unit: 'mg', daily: { eu: 80 } },
  thiamin: { name: 'Thiamin (B1)', unit: 'mg', daily: { eu: 1.1 } },
  riboflavin: { name: 'Riboflavin (B2)', unit: 'mg', daily: { eu: 1.4 } },
  niacin: { name: 'Niacin (B3)', unit: 'mg', daily: { eu: 16 } },
  vitamin_b6: { name: 'Vitamin B6', unit: 'mg', daily: { eu: 1.4 } },
  folic_acid: { name: 'Folic acid (B9)', unit: 'µg', daily: { eu: 200 } },
  vitamin_b12: { name: 'Vitamin B12', unit: 'µg', daily: { eu: 2.5 } },
  biotin: { name: 'Biotin (B7)', unit: 'µg', daily: { eu: 50 } },
  pantothenic_acid: { name: 'Pantothenic acid (B5)', unit: 'mg', daily: { eu: 6 } },
  potassium: { name: 'Potassium', unit: 'mg', daily: { eu: 2000 } },
  chloride: { name: 'Chloride', unit: 'mg', daily: { eu: 800 } },
  calcium: { name: 'Calcium', unit: 'mg', daily: { eu: 800 } },
  phosphorus: { name: 'Phosphorus', unit: 'mg', daily: { eu: 700 } },
  magnesium: { name: 'Magnesium', unit: 'mg', daily: { eu: 375 } },
  iron: { name: 'Iron', unit: 'mg', daily: { eu: 14 } },
  zinc: { name: 'Zinc', unit: 'mg', daily: { eu: 10 } },
  copper: { name: 'Copper', unit: 'mg', daily: { eu: 1 } },
  manganese: { name: 'Manganese', unit: 'mg', daily: { eu: 2 } },
  fluoride: { name: 'Fluoride', unit: 'mg', daily: { eu: 3.5 } },
  selenium: { name: 'Selenium', unit: 'µg', daily: { eu: 55 } },
  chromium: { name: 'Chromium', unit: 'µg', daily: { eu: 40 } },
  molybdenum: { name: 'Molybdenum', unit: 'µg', daily: { eu: 50 } },
  iodine: { name: 'Iodine', unit: 'µg', daily: { eu: 150 } },
} as const satisfies Readonly<Record<string, Nutrient>>;

export type NutrientName = keyof typeof NUTRIENTS;

function isNutrient(text: string): text is NutrientName {
  return Object.hasOwn(NUTRIENTS, text);
}

export const NUTRIENT_NAMES: readonly NutrientName[] = Object.keys(NUTRIENTS).filter(isNutrient);

/** So many are found at most. */
const FOUND_MAX = 20;

/**
 * Nutrients with these words in their name, as the API answers them; none for no words. Their daily value is that of India where its
 * rules name one, and that of the EU otherwise.
 */
export function nutrientsNamed(words: string): { name: string; unit: string; daily_value: number | null }[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [];
  return NUTRIENT_NAMES.map((key): Nutrient => NUTRIENTS[key])
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .slice(0, FOUND_MAX)
    .map(({ name, unit, daily }) => ({ name, unit, daily_value: daily?.india ?? daily?.eu ?? null }));
}

/** How much of a day an amount is, in percent; nothing where the rules name no amount for a day. */
export function shareOfDay(name: NutrientName, amount: number, reference: Reference): number | undefined {
  const { daily }: Nutrient = NUTRIENTS[name];
  const whole = daily?.[reference];
  return whole === undefined ? undefined : (amount / whole) * 100;
}

/** What is in a serving of so many grams or millilitres, from what is in 100 of them. */
export function inServing(per100: number, serving: number): number {
  return (per100 * serving) / 100;
}

const KJ_IN_KCAL = 4.184;

export function kilojoulesOf(kcal: number): number {
  return kcal * KJ_IN_KCAL;
}
