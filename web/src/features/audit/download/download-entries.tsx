import { Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { showFailure } from '../../../ui/show-failure.ts';
import { toast } from '../../../ui/toast/toast.ts';
import type { EntryFilter } from '../api.ts';
import { allEntries, ROWS_MAX } from './all-entries.ts';
import { csvOf, fileNameOf } from './csv.ts';
import { saveFile } from './save-file.ts';
import { useRowsOf } from './use-rows-of.ts';

interface Props {
  organisation: Whoami['organisation'];
  filter: EntryFilter;
}

interface Progress {
  done: number;
  all: number;
}

/** What is filtered, as a file. It is fetched bit by bit, so how far it is can be seen, and it can be stopped. */
export function DownloadEntries({ organisation, filter }: Props) {
  const { t, i18n } = useLingui();
  const rowsOf = useRowsOf();
  const underway = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<Progress>();

  function stop() {
    underway.current?.abort();
    underway.current = undefined;
    setProgress(undefined);
  }

  async function download() {
    if (underway.current) return;
    const controller = new AbortController();
    underway.current = controller;
    setProgress({ done: 0, all: 0 });
    const { signal } = controller;
    const onProgress = (done: number, all: number) => signal.aborted || setProgress({ done, all });
    try {
      const { entries, total } = await allEntries({ org: organisation.id, filter, signal, onProgress });
      if (signal.aborted) return;
      const file = new Blob([csvOf(rowsOf(entries))], { type: 'text/csv;charset=utf-8' });
      saveFile(fileNameOf(organisation.name, t`audit`, new Date()), file);
      if (total > ROWS_MAX) {
        const [kept, all] = [ROWS_MAX, total].map((count) => i18n.number(count));
        toast({ title: t`Downloaded in part`, description: t`The newest ${kept} of ${all} entries.` });
      } else toast({ variant: 'success', title: t`Downloaded` });
      stop();
    } catch (error) {
      if (signal.aborted) return;
      stop();
      showFailure(error);
    }
  }

  return (
    <>
      <Button aria-haspopup="dialog" icon={<Download aria-hidden="true" />} onClick={() => void download()}>
        <Trans>Download CSV</Trans>
      </Button>
      <Dialog
        isOpen={progress !== undefined}
        onClose={stop}
        title={t`Download CSV`}
        size="s"
        footer={
          <Button onClick={stop}>
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        {progress && <HowFar {...progress} />}
      </Dialog>
    </>
  );
}

function HowFar({ done, all }: Progress) {
  const { t, i18n } = useLingui();
  const [doneWords, allWords] = [done, all].map((count) => i18n.number(count));
  return (
    <div className="grid gap-2">
      <ProgressBar value={done} max={all} label={t`Entries fetched`} />
      <p className="text-14 text-ink-2 tabular-nums">
        {all === 0 ? (
          <Trans>Counting the entries</Trans>
        ) : (
          <Trans>
            {doneWords} of {allWords} entries
          </Trans>
        )}
      </p>
    </div>
  );
}
