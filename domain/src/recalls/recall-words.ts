import { z } from 'zod';
import { LanguageCode } from '../details/index.ts';
import { multiLineText, singleLineText } from '../http/index.ts';

export const RECALL_TEXT_MAX = {
  heading: 120,
  reason: 500,
  hazard: 500,
  what_to_do: 2000,
  remedy: 500,
  contact: 200,
} as const;

const texts = {
  heading: singleLineText(RECALL_TEXT_MAX.heading).or(z.literal('')).default(''),
  hazard: multiLineText(RECALL_TEXT_MAX.hazard).default(''),
  what_to_do: multiLineText(RECALL_TEXT_MAX.what_to_do).default(''),
  /** What people get for what they bring back. */
  remedy: multiLineText(RECALL_TEXT_MAX.remedy).default(''),
};

/** The same in another language; what is left out is read in the first one. */
export const Translation = z.strictObject({
  ...texts,
  reason: singleLineText(RECALL_TEXT_MAX.reason).or(z.literal('')).default(''),
});

/** What a recall says to people. Only the reason is required: a recall must not wait for a text. */
const said = {
  ...texts,
  reason: singleLineText(RECALL_TEXT_MAX.reason),
  contact: multiLineText(RECALL_TEXT_MAX.contact).default(''),
  /** In which it is written. */
  language: LanguageCode.default('en'),
  translations: z.partialRecord(LanguageCode, Translation).default({}),
};
export const RecallWords = z.strictObject(said);
export type RecallWords = z.output<typeof RecallWords>;

/** With what it says from the beginning. */
export const openingWords = {
  ...said,
  /** An exercise: counted and listed, never shown to a shopper. */
  mock: z.boolean().optional(),
};
