import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import { type Progress, useDownload, type Wanted } from './use-download.ts';

/** What is filtered, as a file. It is fetched bit by bit, so how far it is can be seen, and it can be stopped. */
export function DownloadEntries<Row extends { id: string }>(wanted: Wanted<Row>) {
  const opener = useRef<HTMLButtonElement>(null);
  const { progress, download, stop } = useDownload(wanted);

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
        onClick={() => void download()}
      >
        <Trans>Download CSV</Trans>
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
          <Trans>Counting entries…</Trans>
        ) : (
          <Trans>
            {doneWords} of {allWords} entries
          </Trans>
        )}
      </p>
      <ProgressBar value={done} max={all} label={t`Entries downloaded`} />
    </div>
  );
}
