import { DETAIL_GROUPS, type DetailGroup, type OrganisationDetails } from '@qrigin/domain/organisations';
import type { Step } from './steps.ts';

export const OUTCOMES = ['untouched', 'saved', 'failed', 'skipped'] as const;
/** What became of a step when it was last left. */
type Outcome = (typeof OUTCOMES)[number];

/** How far a step has come, as the bar shows it. */
export type Standing = Outcome | 'unsaved';

export interface DraftState {
  step: Step;
  /** As they are in the form. */
  values: OrganisationDetails;
  /** As the server has them, as far as is known. */
  saved: OrganisationDetails;
  outcomes: Record<DetailGroup, Outcome>;
}

export function newDraft(saved: OrganisationDetails, empty: OrganisationDetails): DraftState {
  const outcome = (group: DetailGroup): Outcome =>
    isSame(saved[group], empty[group]) ? 'untouched' : 'saved';
  return {
    step: 1,
    values: saved,
    saved,
    outcomes: {
      businessDetails: outcome('businessDetails'),
      verificationDetails: outcome('verificationDetails'),
      additionalDetails: outcome('additionalDetails'),
    },
  };
}

export function standingOf(state: DraftState, group: DetailGroup): Standing {
  const outcome = state.outcomes[group];
  if (outcome === 'failed') return outcome;
  return isUnsaved(state, group) ? 'unsaved' : outcome;
}

/** What would be lost if nothing kept it. */
export const unsavedGroups = (state: DraftState): DetailGroup[] =>
  DETAIL_GROUPS.filter((group) => isUnsaved(state, group));

const isUnsaved = ({ values, saved }: DraftState, group: DetailGroup) => !isSame(values[group], saved[group]);

const isSame = (one: unknown, other: unknown) => told(one) === told(other);

/** Two objects say the same whatever the order of their keys. */
function told(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
