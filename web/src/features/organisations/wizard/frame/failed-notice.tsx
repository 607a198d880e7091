import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { useStore } from 'zustand';
import { Button } from '../../../../ui/button/button.tsx';
import type { Draft } from '../draft/draft.ts';
import { groupOf, STEPS, type Step } from '../draft/steps.ts';
import { STEP_WORDS } from '../step-words.ts';

/** On every other step: what the wizard went past although it could not be saved. */
export function FailedNotice({ draft, step }: { draft: Draft; step: Step }) {
  const { i18n, t } = useLingui();
  const outcomes = useStore(draft.store, (state) => state.outcomes);
  const failed = STEPS.filter((other) => other !== step && outcomes[groupOf(other)] === 'failed');
  const [first] = failed;
  if (first === undefined) return null;
  const names = failed.map((other) => t(STEP_WORDS[groupOf(other)].name));
  const list = <b className="font-semibold">{new Intl.ListFormat(i18n.locale).format(names)}</b>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-danger/35 bg-danger-soft px-4 py-3 text-danger">
      <p className="flex min-w-0 gap-2.5">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        <span>
          <Trans>We could not save {list}. What you entered is still here.</Trans>
        </span>
      </p>
      <Button size="s" onClick={() => draft.goTo(first)}>
        <Trans>Go back and save again</Trans>
      </Button>
    </div>
  );
}
