import { DETAIL_GROUPS, type DetailGroup } from '@qrigin/domain/organisations';

export const STEPS = [1, 2, 3] as const;
export type Step = (typeof STEPS)[number];

/** Each step fills one group of the details. */
const GROUPS: Record<Step, DetailGroup> = {
  1: DETAIL_GROUPS[0],
  2: DETAIL_GROUPS[1],
  3: DETAIL_GROUPS[2],
};

export const groupOf = (step: Step): DetailGroup => GROUPS[step];

export const isStep = (value: unknown): value is Step => STEPS.some((step) => step === value);

/** Undefined before the first and after the last. */
export const stepFrom = (step: Step, by: 1 | -1): Step | undefined =>
  STEPS.find((other) => other === step + by);
