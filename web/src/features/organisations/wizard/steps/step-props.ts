import type { Draft } from '../draft/draft.ts';
import type { Step } from '../draft/steps.ts';
import type { Uploads } from '../uploads.ts';

/** What every step is given. */
export interface StepProps {
  draft: Draft;
  org: string;
  uploads: Uploads;
  /** The person may not see registration numbers and certificates. */
  isLegalHidden: boolean;
  save: (step: Step) => Promise<void>;
  back: (step: Step) => void;
  skip: (step: Step) => void;
}
