import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useIsBusy } from '../../../ui/form/busy.ts';
import { Submit } from '../../../ui/form/submit.tsx';

interface Props {
  count: number;
  /** What is in the form would be refused; the reason is shown where it can be fixed. */
  isRefused: boolean;
  /** Beside the buttons, while nothing is changed. */
  aside: ReactNode;
}

/** In sight as long as something is not saved: whoever ticks a box far above need not look for the button. */
export function SaveBar({ count, isRefused, aside }: Props) {
  const { reset } = useFormContext();
  const isBusy = useIsBusy();
  const isOff = count === 0 || isRefused;
  return (
    <div
      className={classNames(
        'z-10 flex min-h-18 flex-wrap items-center justify-end gap-2 border-t border-line bg-surface px-4 py-3 last:rounded-b-card sm:px-5',
        count > 0 && 'sticky bottom-[calc(68px+env(safe-area-inset-bottom))] md:bottom-0',
      )}
    >
      {count === 0 ? (
        <div className="mr-auto">{aside}</div>
      ) : (
        <Button variant="ghost" aria-disabled={isBusy || undefined} onClick={() => isBusy || reset()}>
          <Trans>Discard changes</Trans>
        </Button>
      )}
      <Submit size="m" disabled={isOff} className="max-sm:flex-1">
        {count === 0 ? (
          <Trans>Save changes</Trans>
        ) : (
          <Plural value={count} one="Save # change" other="Save # changes" />
        )}
      </Submit>
    </div>
  );
}
