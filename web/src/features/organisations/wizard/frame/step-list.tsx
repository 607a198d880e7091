import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { classNames } from '../../../../ui/class-names.ts';
import type { Draft } from '../draft/draft.ts';
import { standingOf } from '../draft/draft-state.ts';
import { groupOf, STEPS, type Step } from '../draft/steps.ts';
import { STEP_WORDS } from '../step-words.ts';
import { StandingBadge } from './standing-badge.tsx';

/** All steps, and how far each has come: no one has to remember what was saved. */
export function StepList({ draft, isLegalHidden }: { draft: Draft; isLegalHidden: boolean }) {
  const { t } = useLingui();
  return (
    <ol
      aria-label={t`Steps`}
      className="grid list-none grid-cols-3 gap-2 px-4 pb-3.5 md:grid-cols-1 md:gap-0 md:px-8"
    >
      {STEPS.map((step) => (
        <StepRow
          key={step}
          draft={draft}
          step={step}
          isHidden={isLegalHidden && groupOf(step) === 'verificationDetails'}
        />
      ))}
    </ol>
  );
}

function StepRow({ draft, step, isHidden }: { draft: Draft; step: Step; isHidden: boolean }) {
  const { t } = useLingui();
  const group = groupOf(step);
  const isCurrent = useStore(draft.store, (state) => state.step === step);
  const standing = useStore(draft.store, (state) => standingOf(state, group));
  const { name, about } = STEP_WORDS[group];
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={classNames(
        'relative grid content-start gap-1.5 border-t-4 pt-2 md:grid-cols-[32px_minmax(0,1fr)] md:gap-x-3.5 md:border-t-0 md:pt-0 md:pb-7 md:not-last:before:absolute md:not-last:before:top-8 md:not-last:before:bottom-0 md:not-last:before:left-[15px] md:not-last:before:border-l-2 md:not-last:before:border-dashed md:not-last:before:border-chrome-ink-2/35',
        isCurrent ? 'border-chrome-accent text-chrome-ink' : 'border-chrome-ink-2/35 text-chrome-ink-2',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'z-1 row-span-2 grid size-8 place-items-center rounded-full border-2 text-14 font-semibold max-md:hidden',
          isCurrent
            ? 'border-chrome-accent bg-chrome-accent text-black'
            : 'border-chrome-ink-2/50 bg-chrome text-chrome-ink-2',
        )}
      >
        {step}
      </span>
      <span className="grid min-w-0 md:pt-1">
        <span
          className={classNames('text-13 leading-4 md:text-15 md:leading-5', isCurrent && 'font-semibold')}
        >
          {t(name)}
        </span>
        <span className="text-13 text-chrome-ink-2 max-md:hidden">{t(about)}</span>
      </span>
      <span className="justify-self-start md:col-start-2">
        <StandingBadge standing={isHidden ? 'hidden' : standing} />
      </span>
    </li>
  );
}
