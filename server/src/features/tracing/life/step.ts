import type { CodeRef } from '@qrigin/domain/qr';
import type { LifeStep } from '@qrigin/domain/tracing';

/** A step before its codes and people are named. */
export type Step = Pick<
  LifeStep,
  'id' | 'step' | 'text' | 'recall_id' | 'is_mock' | 'is_first' | 'is_undone' | 'place'
> & {
  at: Date;
  receivedAt: Date | null;
  by: string | null;
  code: CodeRef;
  pack: CodeRef | null;
  left: CodeRef | null;
};

const PLAIN = {
  receivedAt: null,
  by: null,
  pack: null,
  left: null,
  text: '',
  recall_id: null,
  is_mock: false,
  is_first: false,
  is_undone: false,
  place: null,
};

export function stepOf(said: Partial<Step> & Pick<Step, 'id' | 'at' | 'step' | 'code'>): Step {
  return { ...PLAIN, ...said };
}
