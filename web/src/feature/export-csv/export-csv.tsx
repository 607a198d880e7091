import { Trans, useLingui } from '@lingui/react/macro';
import type { Endpoint } from '@qrigin/domain/http';
import { Download } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { ProgressBar } from '../../ui/state/progress-bar.tsx';
import { type Progress, useExport, type Wanted } from './use-export.ts';

type Props<E extends Endpoint> = Wanted<E> & {
  /** What the button says, where the list is more than a list. */
  label?: ReactNode;
};

/** What a list shows with its search and filters, as a file. How far it is can be seen, and it can be stopped. */
export function ExportCsv<E extends Endpoint>({ label, ...wanted }: Props<E>) {
  const opener = useRef<HTMLButtonElement>(null);
  const { progress, start, stop } = useExport(wanted);

  function handleCancel() {
    // This button goes, and the focus with it.
    opener.current?.focus();
    stop();
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {progress && (
        <>
          <HowFar {...progress} />
          <Button variant="ghost" onClick={handleCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      )}
      <Button
        ref={opener}
        isBusy={progress !== undefined}
        icon={<Download aria-hidden="true" />}
        onClick={() => void start()}
      >
        {label ?? <Trans>Export as CSV</Trans>}
      </Button>
    </div>
  );
}

function HowFar({ done, all }: Progress) {
  const { t, i18n } = useLingui();
  const [doneWords, allWords] = [done, all].map((count) => i18n.number(count));
  return (
    <div className="grid w-48 gap-1.5">
      <p className="text-13 text-ink-2 tabular-nums">
        {all === 0 ? (
          <Trans>Counting rows…</Trans>
        ) : (
          <Trans>
            {doneWords} of {allWords} rows
          </Trans>
        )}
      </p>
      <ProgressBar value={done} max={all} label={t`Rows exported`} />
    </div>
  );
}
