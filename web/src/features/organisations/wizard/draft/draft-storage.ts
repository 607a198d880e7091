import { AdditionalDetails, BusinessDetails, VerificationDetails } from '@qrigin/domain/organisations';
import { z } from 'zod';
import { type DraftState, OUTCOMES } from './draft-state.ts';
import { isStep, type Step } from './steps.ts';

/** Whose draft it is, of which organisation: neither two people nor two organisations mix theirs. */
export interface DraftOwner {
  user: string;
  org: string;
}

export const stepKey = ({ user, org }: DraftOwner) => `organisation-creation-step:${user}:${org}`;
export const formKey = ({ user, org }: DraftOwner) => `organisation-creation-form:${user}:${org}`;

const Details = z.object({
  businessDetails: BusinessDetails,
  verificationDetails: VerificationDetails,
  additionalDetails: AdditionalDetails,
});
const Outcome = z.enum(OUTCOMES);
const StoredForm = z.object({
  values: Details,
  saved: Details,
  outcomes: z.object({ businessDetails: Outcome, verificationDetails: Outcome, additionalDetails: Outcome }),
});
export type StoredForm = z.output<typeof StoredForm>;

export function readStep(owner: DraftOwner): Step | undefined {
  const step = parsed(read(stepKey(owner)));
  return isStep(step) ? step : undefined;
}

/** Undefined for none, and for one that an older release has written. */
export function readForm(owner: DraftOwner): StoredForm | undefined {
  const form = StoredForm.safeParse(parsed(read(formKey(owner))));
  return form.success ? form.data : undefined;
}

/** Whether they are kept: a storage may be full or switched off. */
export function keep(owner: DraftOwner, { step, ...form }: DraftState, withForm: boolean): boolean {
  const isStepKept = write(stepKey(owner), step);
  return withForm ? write(formKey(owner), form) && isStepKept : isStepKept;
}

/** The draft as it lies there, to be put back when someone thinks better of it. */
export function takeOut(owner: DraftOwner): () => void {
  const before = [stepKey(owner), formKey(owner)].map((key) => [key, read(key)] as const);
  for (const [key] of before) localStorage.removeItem(key);
  return () => {
    for (const [key, text] of before) if (text !== null) localStorage.setItem(key, text);
  };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
