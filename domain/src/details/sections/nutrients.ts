/** Share of a day by the rules of India, per serving, or of the EU, per 100 g or ml and per serving. */
export const REFERENCES = ['india', 'eu'] as const;
export type Reference = (typeof REFERENCES)[number];

type Nutrient = {
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
  energy: { unit: 'kcal', daily: { india: 2000, eu: 2000 } },
  fat: { unit: 'g', daily: { india: 67, eu: 70 } },
  saturated_fat: { unit: 'g', isPart: true, daily: { india: 22, eu: 20 } },
  trans_fat: { unit: 'g', isPart: true, daily: { india: 2 } },
  cholesterol: { unit: 'mg' },
  carbohydrate: { unit: 'g', daily: { eu: 260 } },
  sugars: { unit: 'g', isPart: true, daily: { eu: 90 } },
  added_sugars: { unit: 'g', isPart: true, daily: { india: 50 } },
  fibre: { unit: 'g' },
  protein: { unit: 'g', daily: { eu: 50 } },
  salt: { unit: 'g', daily: { eu: 6 } },
  sodium: { unit: 'mg', daily: { india: 2000 } },
  vitamin_a: { unit: 'µg', daily: { eu: 800 } },
  vitamin_d: { unit: 'µg', daily: { eu: 5 } },
  vitamin_e: { unit: 'mg', daily: { eu: 12 } },
  vitamin_k: { unit: 'µg', daily: { eu: 75 } },
  vitamin_c: { unit: 'mg', daily: { eu: 80 } },
  thiamin: { unit: 'mg', daily: { eu: 1.1 } },
  riboflavin: { unit: 'mg', daily: { eu: 1.4 } },
  niacin: { unit: 'mg', daily: { eu: 16 } },
  vitamin_b6: { unit: 'mg', daily: { eu: 1.4 } },
  folic_acid: { unit: 'µg', daily: { eu: 200 } },
  vitamin_b12: { unit: 'µg', daily: { eu: 2.5 } },
  biotin: { unit: 'µg', daily: { eu: 50 } },
  pantothenic_acid: { unit: 'mg', daily: { eu: 6 } },
  potassium: { unit: 'mg', daily: { eu: 2000 } },
  chloride: { unit: 'mg', daily: { eu: 800 } },
  calcium: { unit: 'mg', daily: { eu: 800 } },
  phosphorus: { unit: 'mg', daily: { eu: 700 } },
  magnesium: { unit: 'mg', daily: { eu: 375 } },
  iron: { unit: 'mg', daily: { eu: 14 } },
  zinc: { unit: 'mg', daily: { eu: 10 } },
  copper: { unit: 'mg', daily: { eu: 1 } },
  manganese: { unit: 'mg', daily: { eu: 2 } },
  fluoride: { unit: 'mg', daily: { eu: 3.5 } },
  selenium: { unit: 'µg', daily: { eu: 55 } },
  chromium: { unit: 'µg', daily: { eu: 40 } },
  molybdenum: { unit: 'µg', daily: { eu: 50 } },
  iodine: { unit: 'µg', daily: { eu: 150 } },
} as const satisfies Readonly<Record<string, Nutrient>>;

export type NutrientName = keyof typeof NUTRIENTS;

function isNutrient(text: string): text is NutrientName {
  return Object.hasOwn(NUTRIENTS, text);
}

export const NUTRIENT_NAMES: readonly NutrientName[] = Object.keys(NUTRIENTS).filter(isNutrient);

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
