import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NutrientName, Reference } from '@qrigin/domain/details';

export const NUTRIENT_WORDS: Record<NutrientName, MessageDescriptor> = {
  energy: msg`Energy`,
  fat: msg`Fat`,
  saturated_fat: msg`of which saturated`,
  trans_fat: msg`of which trans`,
  cholesterol: msg`Cholesterol`,
  carbohydrate: msg`Carbohydrate`,
  sugars: msg`of which sugars`,
  added_sugars: msg`of which added sugars`,
  fibre: msg`Fibre`,
  protein: msg`Protein`,
  salt: msg`Salt`,
  sodium: msg`Sodium`,
  vitamin_a: msg`Vitamin A`,
  vitamin_d: msg`Vitamin D`,
  vitamin_e: msg`Vitamin E`,
  vitamin_k: msg`Vitamin K`,
  vitamin_c: msg`Vitamin C`,
  thiamin: msg`Thiamin (B1)`,
  riboflavin: msg`Riboflavin (B2)`,
  niacin: msg`Niacin (B3)`,
  vitamin_b6: msg`Vitamin B6`,
  folic_acid: msg`Folic acid (B9)`,
  vitamin_b12: msg`Vitamin B12`,
  biotin: msg`Biotin (B7)`,
  pantothenic_acid: msg`Pantothenic acid (B5)`,
  potassium: msg`Potassium`,
  chloride: msg`Chloride`,
  calcium: msg`Calcium`,
  phosphorus: msg`Phosphorus`,
  magnesium: msg`Magnesium`,
  iron: msg`Iron`,
  zinc: msg`Zinc`,
  copper: msg`Copper`,
  manganese: msg`Manganese`,
  fluoride: msg`Fluoride`,
  selenium: msg`Selenium`,
  chromium: msg`Chromium`,
  molybdenum: msg`Molybdenum`,
  iodine: msg`Iodine`,
};

export const REFERENCE_WORDS: Record<Reference, { name: MessageDescriptor; source: MessageDescriptor }> = {
  india: {
    name: msg`India`,
    source: msg`Food Safety and Standards (Labelling and Display) Regulations 2020, regulation 5(3)`,
  },
  eu: { name: msg`EU`, source: msg`Regulation (EU) No 1169/2011, Annex XIII` },
};
