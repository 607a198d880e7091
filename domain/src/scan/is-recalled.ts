import type { Overview } from './overview.ts';

/** Any sign of a recall is enough: of two that disagree, the dangerous one is believed. */
export function isRecalled({ state, recall }: Pick<Overview, 'state' | 'recall'>): boolean {
  return state === 'recalled' || recall.recalled || recall.notices.length > 0 || recall.more > 0;
}
