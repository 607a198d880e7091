import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { showFailure } from '../../state/show-failure.ts';
import type { BulkAction } from '../table-parts.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  actions: readonly BulkAction[];
  selection: Selection;
  total: number;
}

const BUTTON =
  'inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-control px-3 font-semibold hover:bg-[color-mix(in_srgb,var(--chrome-ink)_12%,transparent)] focus-visible:outline-chrome-accent aria-disabled:cursor-progress aria-disabled:opacity-60 pointer-coarse:min-h-11 [&_svg]:size-[1.15em]';

/** What can be done with all rows that are chosen. Floats above the end of the list. */
export function BulkBar({ actions, selection, total }: Props) {
  const { t, i18n } = useLingui();
  const isUnderway = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const { count, chosen, clear, chooseAll } = selection;
  const all = i18n.number(total);

  async function run(act: BulkAction['act']) {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setBusy(true);
    try {
      await act(chosen);
      clear();
    } catch (error) {
      showFailure(error);
    } finally {
      isUnderway.current = false;
      setBusy(false);
    }
  }

  return (
    <section
      aria-label={t`Selection`}
      className="sticky bottom-4 z-10 flex min-h-14 flex-wrap items-center gap-x-1 rounded-dialog border border-[color-mix(in_srgb,var(--chrome-ink)_20%,transparent)] bg-chrome py-2 pr-2 pl-5 text-15 text-chrome-ink shadow-float"
    >
      <p aria-live="polite" className="mr-2 font-semibold">
        <Plural value={count} one="# selected" other="# selected" />
      </p>
      {!chosen.isAll && count < total && (
        <button
          type="button"
          onClick={chooseAll}
          className="min-h-8 cursor-pointer underline decoration-chrome-ink-2 decoration-1 underline-offset-3 focus-visible:outline-chrome-accent pointer-coarse:min-h-11"
        >
          <Trans>Select all {all}</Trans>
        </button>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-1">
        {actions.map(({ label, icon, act }) => (
          <button
            key={label}
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={() => void run(act)}
            className={BUTTON}
          >
            {icon}
            {label}
          </button>
        ))}
        <button type="button" aria-label={t`Clear selection`} onClick={clear} className={BUTTON}>
          <X aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}
