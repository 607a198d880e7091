import { OUTCOMES, type RecallOutcome } from '@qrigin/domain/recalls';
import { type LifeStep, listLife } from '@qrigin/domain/tracing';
import { useReadBack } from '../../../http/query/use-read-back.ts';

export type ToldBefore = Pick<LifeStep, 'at' | 'by'> & { outcome: RecallOutcome };

const isOutcome = (step: LifeStep['step']): step is RecallOutcome => OUTCOMES.some((one) => one === step);

/** What was said last of this pack to all of these recalls alike; nothing where one of them has another answer, or none. */
function toldBefore(steps: readonly LifeStep[], recalls: readonly string[]): ToldBefore | undefined {
  const answers = recalls.map((recall) =>
    steps.find(
      ({ step, recall_id: id, is_undone: isUndone }) => id === recall && isOutcome(step) && !isUndone,
    ),
  );
  const [first] = answers;
  if (!first || !isOutcome(first.step)) return undefined;
  const isSame = answers.every((answer) => answer?.step === first.step);
  return isSame ? { outcome: first.step, at: first.at, by: first.by } : undefined;
}

/** The same, from the life of the pack. The question can be answered without it. */
export function useToldBefore(org: string, code: string, recalls: readonly string[]): ToldBefore | undefined {
  const { data } = useReadBack(listLife, (before) => ({
    params: { org, code },
    query: { inside: 'false' as const, ...(before !== undefined && { before }) },
  }));
  return (
    data &&
    toldBefore(
      data.pages.flatMap(({ steps }) => steps),
      recalls,
    )
  );
}
